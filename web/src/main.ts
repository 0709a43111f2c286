import { mount } from "svelte";

import App from "./App.svelte";
import "./font.css";

mount(App, { target: document.body });
