import { askForPersonAhead } from "#api/person-ahead.ts";
import { notePresses } from "#platform/hydration/pressed-ahead.ts";
import { readEntry } from "#platform/kept/browser-storage.ts";
import { afterFirstPaint } from "./after-first-paint.ts";
import { isFromTop } from "./arrival.ts";
import { beforePaint } from "./before-paint.ts";
import { fetchScripts } from "./start-app.ts";

/** In the head of every page as text. The server puts its hash into the Content-Security-Policy. */
beforePaint({
  root: document.documentElement,
  bars: document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"),
  nowMs: Date.now(),
  languages: navigator.languages,
  search: location.search,
  isFromTop: isFromTop(),
  kept: readEntry,
  length: () => document.documentElement.innerHTML.length,
  later: setTimeout,
});
askForPersonAhead(location.search);
notePresses(document);
// A long page is painted while most of it is still to be read: its network would be idle until then.
afterFirstPaint(() => fetchScripts(document));
