import type { Plugin } from "vite";

/** Text that keeps parts of a library in every bundle, though its package says that its files have no side effects. */
interface KeepsUnused {
  readonly files: RegExp;
  /** What is left out: statements that write a property for developer tools or for its user, or a way that no screen takes. */
  readonly unused: RegExp;
  /** Where a call begins whose result need not be used either. */
  readonly calls?: RegExp;
}

/** To the bundler: where the result is not used the call is not needed. */
const PURE = "/* @__PURE__ */ ";

const LIBRARIES: Readonly<Record<string, KeepsUnused>> = {
  "react-router": {
    files: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.m?js$/,
    unused: /^\w+\.displayName = "[^"]*";$/gm,
    calls: /(?<=^(?:const|var) \w+ = )(?=React\$?\d*\.(?:createContext|forwardRef|memo)\()/gm,
  },
  // Its combo box is all that the app uses.
  downshift: {
    files: /[\\/]node_modules[\\/]downshift[\\/]dist[\\/].*\.mjs$/,
    unused: /^(?:useSelect|useMultipleSelection|_?useTagGroup)\.stateChangeTypes = \S+;$/gm,
    calls: /(?<=^(?:const|var) (?:propTypes|dropdownPropTypes)\S* = )(?=_extends\()/gm,
  },
  // No question has answers in pages.
  "query-core, pages": {
    files: /[\\/]@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]query\.js$/,
    unused: /this\.#queryType === "infinite" \? infiniteQueryBehavior\([^)]*\) : (?=this\.options\.behavior)/g,
  },
  // Nothing is changed through it: what is saved is sent by the form.
  "query-core, changes": {
    files: /[\\/]@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]mutationCache\.js$/,
    unused: /const mutation = new Mutation\(\{[^}]*\}\);\s+this\.add\(mutation\);\s+return mutation;/g,
  },
};

/** The text of a file of a library without what keeps its unused parts; the text itself where the file is of no such library. */
function libraryAsUsed(code: string, id: string): string {
  const library = Object.values(LIBRARIES).find(({ files }) => files.test(id));
  if (library === undefined) return code;
  const used = code.replace(library.unused, "");
  return library.calls === undefined ? used : used.replace(library.calls, PURE);
}

/** Lets the bundler leave out the parts of three libraries that no screen uses. Where a library changes its text, they stay. */
export function librariesAsUsed(): Plugin {
  return {
    name: "libraries-as-used",
    apply: "build",
    transform: {
      filter: { id: Object.values(LIBRARIES).map(({ files }) => files) },
      handler: (code, id) => ({ code: libraryAsUsed(code, id), map: null }),
    },
  };
}
