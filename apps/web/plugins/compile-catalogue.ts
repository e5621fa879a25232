import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { Plugin } from "vite";

const CATALOGUE_FILE = /\/i18n\/catalogue\/[a-z]{2}\/[a-z-]+\.ts$/;

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** Every `key: "message"` of a parsed file, anywhere in it. */
function messagesIn(node: unknown, found: SyntaxNode[]): SyntaxNode[] {
  if (Array.isArray(node)) {
    for (const child of node) messagesIn(child, found);
  } else if (isNode(node)) {
    const { value } = node;
    if (node.type === "Property" && isNode(value) && value.type === "Literal" && typeof value.value === "string") {
      found.push(value);
    } else {
      for (const child of Object.values(node)) messagesIn(child, found);
    }
  }
  return found;
}

/**
 * Turns the ICU messages of the catalogues into what `sayMessage` reads at run time, so that no parser reaches the browser.
 * A message that does not parse stops the build.
 */
export function compileCatalogue(): Plugin {
  return {
    name: "compile-catalogue",
    transform: {
      filter: { id: CATALOGUE_FILE },
      handler(code) {
        let compiled = code;
        for (const { start, end, value } of messagesIn(this.parse(code), []).reverse()) {
          compiled =
            compiled.slice(0, start) + JSON.stringify(compileMessageOrThrow(String(value))) + compiled.slice(end);
        }
        return { code: compiled, map: null };
      },
    },
  };
}
