import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { APP_ROUTES, isSacredPlace, signOfSlug } from "@vedanga/contract";
import { DEFAULT_LANGUAGE, type Language } from "@vedanga/names/language";
import { pagePolicy } from "#plugins/security-headers.ts";
import { type BuiltFile, readBuiltFiles } from "../../built-files.ts";
import { createStyleTaker, type TakeStyles } from "./page-styles.ts";

/** A page of the built app and the policy that lets exactly its own inline scripts and styles count. */
export interface Page {
  /** Without the text of its styles. */
  readonly html: string;
  readonly styles: string;
  readonly contentSecurityPolicy: string;
}

/** What the build of the web app wrote, read once at the start. */
export interface AppBuild {
  /** Paths below the app's base, without leading slash, of everything that is no page. */
  readonly files: ReadonlyMap<string, BuiltFile>;
  /** The prerendered page of a path such as `/panchang`, or else the one page that draws any path. */
  pageFor(path: string, language: Language): Page;
}

/** Undefined if nothing has been built. */
export function readAppBuild(dir: string): AppBuild | undefined {
  const takeStyles = createStyleTaker();
  const pages = new Map(
    globSync("**/*.html", { cwd: dir }).map((name) => [name.split(sep).join("/"), readPage(dir, name, takeStyles)]),
  );
  const pageIn = (language: Language, name: string): Page | undefined =>
    pages.get(`${name}.${language}.html`) ?? pages.get(`${name}.html`);
  // A build without written pages has the empty one in the place of the home page.
  const fallbackIn = (language: Language) => pageIn(language, "__spa-fallback") ?? pageIn(language, "index");
  const anyFallback = fallbackIn(DEFAULT_LANGUAGE);
  if (!anyFallback) return undefined;
  return {
    files: readBuiltFiles(dir, /\.html$/),
    pageFor: (path, language) =>
      pageIn(language, `${path === "/" ? "" : path}/index`.slice(1)) ?? fallbackIn(language) ?? anyFallback,
  };
}

function readPage(dir: string, file: string, takeStyles: TakeStyles): Page {
  const html = readFileSync(join(dir, file), "utf8");
  const scripts = hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  const styles = hashesOf(html, /<style>([\s\S]*?)<\/style>/gi);
  return { ...takeStyles(html), contentSecurityPolicy: pagePolicy({ scripts, styles }) };
}

const hashesOf = (html: string, inline: RegExp): string[] => [
  ...new Set([...html.matchAll(inline)].map(([, text = ""]) => sourceHash(text))),
];

/** A hash source of Content Security Policy (CSP level 3, 2.3.1). */
const sourceHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What the parameters of the routes match: the twelve signs, the sacred places. */
const PARAMETERS: Readonly<Record<string, (part: string) => boolean>> = {
  ":sign": (part) => signOfSlug(part) !== undefined,
  ":placeId": isSacredPlace,
};

/** Whether the app has a screen at this path. */
export function isAppRoute(path: string): boolean {
  const parts = path.split("/");
  const isMet = (wanted: string, part = ""): boolean => PARAMETERS[wanted]?.(part) ?? wanted === part;
  return APP_ROUTES.some((route) => {
    const pattern = route.split("/");
    return pattern.length === parts.length && pattern.every((wanted, i) => isMet(wanted, parts[i]));
  });
}
