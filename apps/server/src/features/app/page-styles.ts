const STYLES = /<style>([\s\S]*?)<\/style>/;

/** Takes the text of its styles out of a page. */
export type TakeStyles = (html: string) => { readonly html: string; readonly styles: string };

/** Keeps the same text once, however many pages have it: all languages of a screen do. */
export function createStyleTaker(): TakeStyles {
  const known = new Map<string, string>();
  return (html) => {
    const text = STYLES.exec(html)?.[1] ?? "";
    const styles = known.get(text) ?? ownText(text);
    known.set(styles, styles);
    return { html: ownText(html.replace(STYLES, "<style></style>")), styles };
  };
}

/** A copy: a part of a string keeps the whole of it in memory. */
const ownText = (text: string): string => Buffer.from(text).toString();

/** The page with the text of its styles, as it is sent. */
export const withStyles = (html: string, styles: string): string =>
  html.replace("<style></style>", () => `<style>${styles}</style>`);
