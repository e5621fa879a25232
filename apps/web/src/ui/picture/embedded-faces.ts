const isFace = (rule: CSSRule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule;
const URL_IN_CSS = /url\("?([^")]+)"?\)/;

/** `U+0C00-0C7F, U+25CC` as pairs of first and last. */
const rangesOf = (text: string): readonly (readonly [number, number])[] =>
  text.split(",").map((range) => {
    const [first = "", last = first] = range.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(first.replaceAll("?", "0"), 16), Number.parseInt(last.replaceAll("?", "F"), 16)];
  });

const hasLetterIn = (text: string, ranges: string): boolean =>
  ranges === "" ||
  [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return rangesOf(ranges).some(([first, last]) => first <= code && code <= last);
  });

async function asDataUrl(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const file = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/**
 * The page's own faces for a text, as rules that need no other file: a picture is drawn by itself, and knows no face of the page
 * it was made on. Without them a device that has no Telugu face would draw boxes.
 */
export async function embeddedFaces(text: string, families: readonly string[]): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter(isFace)
      .filter(({ style }) => families.includes(style.getPropertyValue("font-family").replace(/^["']|["']$/g, "")))
      .filter(({ style }) => hasLetterIn(text, style.getPropertyValue("unicode-range")))
      .map(({ cssText }) => ({ cssText, base: sheet.href ?? document.baseURI })),
  );
  const rules = await Promise.all(
    faces.map(async ({ cssText, base }) => {
      const [, path] = URL_IN_CSS.exec(cssText) ?? [];
      if (path === undefined) return "";
      const data = await asDataUrl(new URL(path, base).href);
      return cssText.replace(URL_IN_CSS, `url("${data}")`);
    }),
  );
  // A style sheet that came in the page and once more with a script has each face twice.
  return [...new Set(rules)].join("");
}
