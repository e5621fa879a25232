import { useSyncExternalStore } from "react";
import { BAR_COLOR, PREFERRED_THEME_KEY } from "../head-script.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page itself holds the choice: the head script put it there before the first paint. */
function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

function colorBar(theme: Theme): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const ofDevice = bar.media.includes("dark") ? "dark" : "light";
    bar.content = BAR_COLOR[theme === "system" ? ofDevice : theme];
  }
}

export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  colorBar(theme);
  try {
    if (theme === "system") localStorage.removeItem(PREFERRED_THEME_KEY);
    else localStorage.setItem(PREFERRED_THEME_KEY, theme);
  } catch {
    // A device that keeps nothing shows the theme until the page is closed.
  }
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => "system");
}

export function themeAfter(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
}
