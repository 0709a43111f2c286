/** Which screen is shown: the path of the page, and nothing else, decides. */
export type Screen =
  | { name: "landing" }
  | { name: "new"; book: string }
  | { name: "table"; id: string }
  | { name: "screen"; id: string }
  | { name: "code"; code: string }
  | { name: "rules"; book: string; clause: string }
  | { name: "tour"; book: string }
  | { name: "practice"; book: string; puzzle: string }
  | { name: "new-tournament" }
  | { name: "tournament"; id: string }
  | { name: "ladder"; book: string }
  | { name: "move"; link: string };

export function screenOf(path: string, hash = ""): Screen {
  const [first = "", second = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  switch (first) {
    case "table":
      return { name: "table", id: second };
    case "screen":
      return { name: "screen", id: second };
    case "new":
      return { name: "new", book: second };
    case "code":
      return { name: "code", code: second };
    case "rules":
      return { name: "rules", book: second, clause: hash.replace("#", "") };
    case "tour":
      return { name: "tour", book: second };
    case "practice":
      return { name: "practice", book: second, puzzle: hash.replace("#", "") };
    case "tournament":
      return second === "new" ? { name: "new-tournament" } : { name: "tournament", id: second };
    case "ladder":
      return { name: "ladder", book: second };
    case "move":
      return { name: "move", link: second };
    default:
      return { name: "landing" };
  }
}

class Router {
  screen = $state<Screen>({ name: "landing" });

  start(): void {
    this.read();
    window.addEventListener("popstate", () => this.read());
  }

  /** Show another screen. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.read();
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }

  private read(): void {
    this.screen = screenOf(location.pathname, location.hash);
  }
}

export const router = new Router();

/** For links: a plain click stays in the page, any other is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as Element | null)?.closest("a");
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  router.go(link.getAttribute("href") ?? "/");
}
