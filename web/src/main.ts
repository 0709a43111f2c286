import { mount } from "svelte";

import App from "./App.svelte";
import "./font.css";
import "./base.css";

mount(App, { target: document.body });
