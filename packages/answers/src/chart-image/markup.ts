type Attributes = Readonly<Record<string, string | number | undefined>>;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

// XML 1.0 has no place for control characters and lone surrogates, not even escaped.
const FORBIDDEN = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Text escaped for XML, inside an element or an attribute. */
export const escapeMarkup = (text: string): string =>
  text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const attributeValue = (value: string | number): string =>
  typeof value === "number" ? String(Math.round(value * 100) / 100) : escapeMarkup(value);

/** An element with its attributes escaped; numbers to a hundredth. Children are markup already: see `text`. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${attributeValue(value)}"`]))
    .join("");
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join("")}</${name}>`;
}

/** Plain text as a child. */
export const text = escapeMarkup;
