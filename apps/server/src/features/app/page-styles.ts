const STYLES = /<style>([\s\S]*?)<\/style>/;
const EMPTY = "<style></style>";
const STYLE_START = "<style>".length;

/** Takes the text of its styles out of a page. */
export type TakeStyles = (html: string) => { readonly html: string; readonly styles: string };

/** Keeps the same text once, however many pages have it: all languages of a screen do. */
export function createStyleTaker(): TakeStyles {
  const known = new Map<string, string>();
  return (html) => {
    const text = STYLES.exec(html)?.[1] ?? "";
    const styles = known.get(text) ?? ownText(text);
    known.set(styles, styles);
    return { html: ownText(html.replace(STYLES, EMPTY)), styles };
  };
}

/** A copy: a part of a string keeps the whole of it in memory. */
const ownText = (text: string): string => Buffer.from(text).toString();

/** The page with the text of its styles, as it is sent: written at once, because a text of both would be a large one more. */
export function bytesWithStyles(html: string, styles: string): Buffer {
  const at = html.indexOf(EMPTY);
  const start = at < 0 ? html.length : at + STYLE_START;
  const parts = [html.slice(0, start), at < 0 ? "" : styles, html.slice(start)];
  const bytes = Buffer.allocUnsafeSlow(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0));
  parts.reduce((from, part) => from + bytes.write(part, from), 0);
  return bytes;
}
