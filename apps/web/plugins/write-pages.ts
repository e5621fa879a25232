import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { APP_PATHS, PERSONAL_ROUTES } from "@vedanga/contract";
import { DEFAULT_LANGUAGE } from "@vedanga/names/language";
import type { Manifest } from "vite";
import type { DrawnPage } from "../src/app/entry.server.tsx";
import { appScript, startedAtOnce, startedLate } from "./app-script.ts";
import { faceLinks, scriptLinks, styleLinks, stylesWithin, withLinks } from "./page-links.ts";
import { filesOfScreens, filesOfStart, type ScreenFiles } from "./screen-files.ts";
import { tabLinks } from "./tab-files.ts";
import { WORDS_OF_SCRIPTS, type WordsOfScripts, wordsOf } from "./words-of-scripts.ts";

/** What the build for Node exports of the app. */
type Drawing = Pick<typeof import("../src/app/entry.server.tsx"), "drawPages" | "facesOf" | "screenAt" | "startScript">;

interface Build {
  /** Everything below `/app/`. */
  readonly clientDir: string;
  readonly base: string;
  readonly drawing: Drawing;
  /** The module of the panel of each tab, in `src`. */
  readonly panels: ReadonlyMap<string, string>;
}

/** Draws any path: without what it runs there is nothing to read. */
const OF_ANY_PATH = "__spa-fallback";
/** Has a late part for each of its tabs. */
const OF_TABS = "/features";
const HASH_DIGITS = 8;

/** Reads a file that the build leaves for this alone. */
async function taken(file: string): Promise<string> {
  const text = await readFile(file, "utf8");
  await rm(file);
  return text;
}

/**
 * Writes the pages into the build of the client, one for each path and language (`index.html`, `index.te.html`), and beside
 * them the list of the files of all screens, which a page names.
 */
export async function writePages({ clientDir, base, drawing, panels }: Build): Promise<void> {
  const manifest: Manifest = JSON.parse(await taken(join(clientDir, ".vite", "manifest.json")));
  const words: WordsOfScripts = JSON.parse(await taken(join(clientDir, WORDS_OF_SCRIPTS)));
  const readStyles = (href: string): Promise<string> => readFile(join(clientDir, href.slice(base.length)), "utf8");
  const start = filesOfStart(manifest, base);
  const screens = filesOfScreens(manifest, base);
  const list = JSON.stringify(screens);
  const listFile = `assets/screen-files-${createHash("sha256").update(list).digest("hex").slice(0, HASH_DIGITS)}.json`;
  await writeFile(join(clientDir, listFile), list);

  const filesOf = (name: string): ScreenFiles => {
    const files = screens[name];
    if (files === undefined) throw new Error(`The build has no screen ${name}.`);
    return files;
  };
  const write = async (name: string, language: string, html: string): Promise<void> => {
    const file = join(clientDir, `${name}${language === DEFAULT_LANGUAGE ? "" : `.${language}`}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html.replace("<html", `<html data-screen-files="${base}${listFile}"`));
  };
  const wordLinks = (scripts: readonly string[], language: string, isLate: boolean): string =>
    scriptLinks(wordsOf(scripts, base, language, words), isLate);

  /** It can be read before its scripts are here, and they wait for that. */
  async function written({ html, language }: DrawnPage, screen: ScreenFiles): Promise<string> {
    const scripts = [start.script, ...screen.imports.filter((address) => address !== start.script), screen.script];
    const styles = await stylesWithin(screen.styles, readStyles);
    const others =
      faceLinks(drawing.facesOf(language)) + scriptLinks(scripts, true) + wordLinks(scripts, language, true);
    const script = appScript(start.script, screen.imports, screen.script);
    return startedLate(
      withLinks(html.replace("<html", "<html data-written"), styles, others),
      script,
      drawing.startScript,
    );
  }

  const ownScripts = [start.script, ...start.imports];

  /** It says nothing without its scripts. */
  function ofAnyPath({ html, language }: DrawnPage): string {
    const others =
      faceLinks(drawing.facesOf(language)) + scriptLinks(ownScripts, false) + wordLinks(ownScripts, language, false);
    return startedAtOnce(withLinks(html, styleLinks(start.styles), others), appScript(start.script, ownScripts));
  }

  /**
   * The page that draws any path with the files of the screen of a person, and of its tabs: the server may draw whom it shows
   * into it, and its scripts wait for that to be painted.
   */
  async function ofAPerson({ html, language }: DrawnPage, path: string, screen: ScreenFiles): Promise<string> {
    const scripts = [...new Set([...ownScripts, screen.script, ...screen.imports])];
    const wordsOfScripts = (asked: readonly string[]): string => wordLinks(asked, language, true);
    const sheets = [...new Set([...start.styles, ...screen.styles])];
    const tabs = { manifest, base, panels, here: [...scripts, ...sheets], readStyles, wordLinks: wordsOfScripts };
    const others = [
      faceLinks(drawing.facesOf(language)),
      scriptLinks(scripts, true),
      wordsOfScripts(scripts),
      path === OF_TABS ? await tabLinks(tabs) : "",
    ];
    const script = appScript(start.script, scripts);
    const styles = await stylesWithin(sheets, readStyles);
    return startedLate(withLinks(html, styles, others.join("")), script, drawing.startScript);
  }

  const pagesOfAnyPath = await drawing.drawPages();
  for (const page of pagesOfAnyPath) await write(OF_ANY_PATH, page.language, ofAnyPath(page));
  for (const path of APP_PATHS) {
    const name = join(path.slice(1), "index");
    if (PERSONAL_ROUTES.has(path)) {
      const screen = filesOf(drawing.screenAt(base + path.slice(1)));
      for (const page of pagesOfAnyPath) await write(name, page.language, await ofAPerson(page, path, screen));
    } else {
      for (const page of await drawing.drawPages(path))
        await write(name, page.language, await written(page, filesOf(page.screen ?? "")));
    }
  }
}
