/** One element as it was written. */
export interface ReadElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (ReadElement | string)[];
}

const NAME = "[A-Za-z][A-Za-z0-9:-]*";
const ENTITY = /&(?:amp|lt|gt|quot|#39);/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

function decoded(text: string): string {
  if (/[&<>]/.test(text.replace(ENTITY, ""))) throw new SyntaxError(`not escaped: ${text}`);
  return text.replace(ENTITY, (entity) => CHARACTERS[entity] ?? entity);
}

/**
 * Reads markup as strictly as XML is read, and more narrowly: one root, tags that nest and close, attributes quoted and
 * named once, five entities, no comment, no prolog, no CDATA, no processing instruction. Throws for anything else.
 */
export function readMarkup(markup: string): ReadElement {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray => {
    const sticky = new RegExp(pattern.source, "uy");
    sticky.lastIndex = at;
    const found = sticky.exec(markup);
    if (!found) throw new SyntaxError(`at ${at}: ${markup.slice(at, at + 60)}`);
    at = sticky.lastIndex;
    return found;
  };

  function readElement(): ReadElement {
    const [, name = ""] = take(new RegExp(`<(${NAME})`));
    const attributes: Record<string, string> = {};
    while (markup[at] === " ") {
      const [, key = "", value = ""] = take(new RegExp(` (${NAME})="([^"<]*)"`));
      if (Object.hasOwn(attributes, key)) throw new SyntaxError(`${key} twice on ${name}`);
      attributes[key] = decoded(value);
    }
    if (markup.startsWith("/>", at)) {
      at += 2;
      return { name, attributes, children: [] };
    }
    take(/>/);
    const children: (ReadElement | string)[] = [];
    while (!markup.startsWith("</", at)) {
      children.push(markup[at] === "<" ? readElement() : decoded(take(/[^<]+/)[0]));
    }
    take(new RegExp(`</${name}>`));
    return { name, attributes, children };
  }

  const root = readElement();
  if (at !== markup.length) throw new SyntaxError(`after the root: ${markup.slice(at, at + 60)}`);
  return root;
}

/** An element and all within it. */
export const allElements = (root: ReadElement): ReadElement[] => [
  root,
  ...root.children.flatMap((child) => (typeof child === "string" ? [] : allElements(child))),
];

export const textOf = (node: ReadElement): string =>
  node.children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
