/** What this device prefers, kept on this device. */
const LANGUAGES = ["en", "pl", "cs", "sk", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];
export const languages: readonly Language[] = LANGUAGES;
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  pl: "Polski",
  cs: "Čeština",
  sk: "Slovenčina",
  uk: "Українська",
};
export type Theme = "light" | "dark";

/** A value kept on this device; without storage it is forgotten when the page closes. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`stolik.${key}`);
    else localStorage.setItem(`stolik.${key}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`stolik.${key}`);
  } catch {
    return null;
  }
}

/** The first language of the browser that we speak. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("light");
  sound = $state(true);
  /** A screen for all is silent until somebody wants it otherwise. */
  private forAll = false;

  load(): void {
    const language = LANGUAGES.find((known) => known === kept("language"));
    this.language = language ?? preferred(navigator.languages);
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    const theme = kept("theme");
    this.theme = theme === "dark" || theme === "light" ? theme : dark.matches ? "dark" : "light";
    this.beForAll(false);
    this.show();
  }

  setLanguage(language: Language): void {
    this.language = language;
    keep("language", language);
    this.show();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.show();
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep(this.forAll ? "screen.sound" : "sound", on ? "on" : "off");
  }

  /** This device is a screen for all from now on, or somebody's own again. */
  beForAll(forAll: boolean): void {
    this.forAll = forAll;
    this.sound = forAll ? kept("screen.sound") === "on" : kept("sound") !== "off";
  }

  private show(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset["theme"] = this.theme;
  }
}

export const settings = new Settings();
