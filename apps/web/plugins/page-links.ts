/** A link that is none until the page starts its app (first-paint/start-app). */
const late = (link: string): string => link.replace("<link rel=", "<link data-rel=");

export const styleLinks = (styles: readonly string[]): string =>
  styles.map((href) => `<link rel="stylesheet" href="${href}"/>`).join("");

/**
 * The text of style sheets in the page, so that it is painted as soon as it is here. Their links come later and style nothing:
 * screens that need the same find them there.
 */
export async function stylesWithin(
  styles: readonly string[],
  readStyles: (href: string) => Promise<string>,
): Promise<string> {
  if (styles.length === 0) throw new Error("The page has no style sheet.");
  const sheets = await Promise.all(styles.map(readStyles));
  const links = styles.map((href) => late(`<link rel="stylesheet" href="${href}" media="not all"/>`));
  return `<style>${sheets.join("")}</style>${links.join("")}`;
}

export const faceLinks = (faces: readonly string[]): string =>
  faces
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${href}"/>`)
    .join("");

/** Scripts wait for a free connection, and, on a page that can be read without them, until it is painted. */
export function scriptLinks(scripts: readonly string[], isLate: boolean): string {
  const links = scripts.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}"/>`);
  return (isLate ? links.map(late) : links).join("");
}

const PRELOADED = /<link rel="preload"[^>]*>/g;

/**
 * The page with links at the end of its head. Style sheets come before all other fetches: without them nothing is painted.
 * React writes what it wants fetched, such as pictures, at the front.
 */
export function withLinks(html: string, styles: string, others: string): string {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end);
  const preloaded = head.match(PRELOADED) ?? [];
  return head.replaceAll(PRELOADED, "") + styles + preloaded.join("") + others + html.slice(end);
}
