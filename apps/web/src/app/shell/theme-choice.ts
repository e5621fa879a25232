import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { keptValue } from "#platform/kept/kept-value.ts";
import { BAR_COLOR } from "../first-paint/bar-color.ts";

const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const keptTheme = keptValue({
  key: "preferredTheme",
  schema: z.enum(["light", "dark"]),
  fallback: "system",
  isText: true,
});

/** The page itself has the choice: the head script put it there before the first paint. */
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

function showTheme(): void {
  const theme = keptTheme.get();
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  colorBar(theme);
}

// Chosen here or in another tab; before anything that draws it hears of it.
if (typeof document !== "undefined") keptTheme.subscribe(showTheme);

export const chooseTheme = (theme: Theme): void => keptTheme.set(theme);

export function useTheme(): Theme {
  return useSyncExternalStore(keptTheme.subscribe, shownTheme, () => "system");
}

export function themeAfter(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
}
