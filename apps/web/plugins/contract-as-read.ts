import type { Plugin } from "vite";

const CONTRACT_FILE = /[\\/]packages[\\/]contract[\\/]src[\\/].*\.ts$/;
/** What the server reads of a call, and what its description says: a page asks by an address and reads the answer. */
const NOT_READ: ReadonlySet<string> = new Set(["parameters", "summary", "description", "tag", "example"]);
/** The list of errors: a page reads the code of an error and the sentence that came with it. */
const LIST_OF_ERRORS = "ERRORS";
const FUNCTION = /Function/;
/** To the bundler: where the result is not used the call is not needed. All that a file of the contract does is to make schemas. */
const PURE = "/* @__PURE__ */ ";

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const nodesOf = (value: unknown): readonly SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

const nameOf = (node: unknown): unknown => (isNode(node) ? Reflect.get(node, "name") : undefined);

const cut = (start: number, end: number): Edit => ({ start, end, text: "" });

/** The properties of a call that no page reads, each with the comma that follows it. */
function notRead(call: SyntaxNode): readonly Edit[] {
  return nodesOf(Reflect.get(call, "properties")).flatMap((property, at, all) =>
    NOT_READ.has(String(nameOf(Reflect.get(property, "key"))))
      ? [cut(property.start, all[at + 1]?.start ?? property.end)]
      : [],
  );
}

/** The list of errors with the codes alone. */
const codesAlone = (list: SyntaxNode): readonly Edit[] =>
  nodesOf(Reflect.get(list, "properties")).flatMap((property) => {
    const { start, end }: SyntaxNode = Reflect.get(property, "value");
    return { start, end, text: "{}" };
  });

/**
 * `described(schema, "…")` becomes the schema, a call what is read of it, and every call that a file makes at once, not in a
 * function, a pure one.
 */
function editsIn(node: unknown, isAtOnce = true): readonly Edit[] {
  if (Array.isArray(node)) return node.flatMap((part) => editsIn(part, isAtOnce));
  if (!isNode(node)) return [];
  const list = nameOf(Reflect.get(node, "id")) === LIST_OF_ERRORS ? Reflect.get(node, "init") : undefined;
  if (isNode(list)) return codesAlone(list);
  const isInside = isAtOnce && !FUNCTION.test(node.type);
  const inner = Object.values(node).flatMap((part) => editsIn(part, isInside));
  if (node.type !== "CallExpression") return inner;
  const [first, ...rest] = nodesOf(Reflect.get(node, "arguments"));
  const name = nameOf(Reflect.get(node, "callee"));
  if (name === "described" && first !== undefined && rest.length > 0)
    return [cut(node.start, first.start), ...editsIn(first, isAtOnce), cut(first.end, node.end)];
  if (!isAtOnce) return inner;
  const gone = name === "defineCall" && first !== undefined ? notRead(first) : [];
  const isLeft = (edit: Edit): boolean => !gone.some(({ start, end }) => start <= edit.start && edit.end <= end);
  return [{ start: node.start, end: node.start, text: PURE }, ...gone, ...inner.filter(isLeft)];
}

function edited(code: string, edits: readonly Edit[]): string {
  const last = new Map(edits.map((edit) => [`${edit.start}-${edit.end}`, edit]));
  const backwards = [...last.values()].sort((a, b) => b.start - a.start || b.end - a.end);
  return backwards.reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}

/**
 * Leaves out of the contract what a page does not use of it: how parameters are read, and what the description of the calls
 * says about each field and error. It is half of its schemas, and each is made while a page waits to come alive.
 */
export function contractAsRead(): Plugin {
  return {
    name: "contract-as-read",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: CONTRACT_FILE },
      handler(code) {
        return { code: edited(code, editsIn(this.parse(code))), map: null };
      },
    },
  };
}
