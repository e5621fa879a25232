import { type ComponentType, use } from "react";
import { wordsAreHere } from "#i18n/use-language.ts";
import { ScriptLost } from "#platform/script-lost.ts";
import { piecesAreHere } from "#ui/waiting/load-piece.ts";

interface ScreenFile {
  readonly default: ComponentType;
}

/** Loads the file of a screen, by its place in `app`. */
type Files = Readonly<Record<string, () => Promise<ScreenFile>>>;

/** The scripts of the screens, each loaded once with its words. */
export interface ScreenScripts {
  /**
   * Brings a screen; `rest` waits for what it says and, unless its page came as HTML, for its late parts. Throws `ScriptLost`,
   * each time the same until `forgetLost`.
   */
  load(name: string, rest?: () => Promise<void>): Promise<ComponentType>;
  /** The screen as it is drawn: one that is not here yet is waited for by React. */
  screenOf(name: string): ComponentType;
  /** A screen that did not come is asked for again when it is shown again. */
  forgetLost(): void;
}

async function restIsHere(): Promise<void> {
  await Promise.all([wordsAreHere(), piecesAreHere()]);
}

/**
 * What throws as it is read is lost as well. React draws a screen several times before it gives up: meanwhile the same
 * loss is remembered, or it would be asked for without end.
 */
export function screenScripts(files: Files): ScreenScripts {
  const here = new Map<string, ComponentType>();
  const coming = new Map<string, Promise<ComponentType>>();
  const lost = new Set<string>();

  async function bring(name: string, rest: () => Promise<void>): Promise<ComponentType> {
    try {
      const file = files[`./routes/${name}.tsx`];
      if (file === undefined) throw new TypeError(`There is no file routes/${name}`);
      const { default: screen } = await file();
      await rest();
      here.set(name, screen);
      return screen;
    } catch (cause) {
      lost.add(name);
      throw new ScriptLost(`The script of routes/${name} did not come`, { cause });
    }
  }

  function load(name: string, rest = restIsHere): Promise<ComponentType> {
    const known = coming.get(name);
    if (known) return known;
    const bringing = bring(name, rest);
    coming.set(name, bringing);
    return bringing;
  }

  return {
    load,
    screenOf: (name) => here.get(name) ?? use(load(name)),
    forgetLost() {
      for (const name of lost) coming.delete(name);
      lost.clear();
    },
  };
}

export const SCREEN_SCRIPTS = screenScripts(import.meta.glob<ScreenFile>("./routes/*.tsx"));
