import { basename } from "node:path";
import type { Plugin, Rolldown } from "vite";

const SHEET = /\.module\.css$/;
const SOURCE = /[\\/]src[\\/].*\.tsx?$/;
const IMPORT = /import (\w+) from "([^"]*\.module\.css)";/g;
/** What the bundler says of a name that its module does not export. */
const NO_SUCH_NAME = "IMPORT_IS_UNDEFINED";
/** Names the module with the names of a sheet, which is a script to all others. */
const NAMES_OF = "names-of:";
const IS_NAMES = /^\0names-of:/;
const resolved = (sheet: string): string => `\0${NAMES_OF}${sheet}.js`;
const sheetOf = (id: string): string => id.slice(`\0${NAMES_OF}`.length, -".js".length);

/** Only a sheet whose names a module chooses among has to be an object there. */
const isChosenAmong = (code: string, local: string): boolean =>
  new RegExp(`\\b${local}\\b(?!\\.\\w| from )`).test(code);

/** A module that imports each sheet for its rules alone, and the names that it uses of it one by one. */
export function withNamesApart(code: string): string {
  return code.replace(IMPORT, (_, local: string, sheet: string) => {
    const names = isChosenAmong(code.replace(IMPORT, ""), local) ? local : `* as ${local}`;
    return `import "${sheet}";import ${names} from "${NAMES_OF}${sheet}";`;
  });
}

const hasNothing = (file: Rolldown.OutputBundle[string]): file is Rolldown.OutputChunk =>
  file.type === "chunk" && !file.isEntry && !file.isDynamicEntry && file.code.trim() === "";

const sheetsOf = ({ viteMetadata }: Rolldown.OutputChunk): ReadonlySet<string> =>
  viteMetadata?.importedCss ?? new Set();

/** Takes a script of nothing but sheets from the one that imports it, which brings its sheets then, before its own. */
function takeFrom(user: Rolldown.OutputChunk, empty: Rolldown.OutputChunk): void {
  const statement = `import"./${basename(empty.fileName)}";`;
  if (!user.code.includes(statement)) throw new Error(`${user.fileName} imports ${empty.fileName} in another way.`);
  user.code = user.code.replace(statement, "");
  user.imports = user.imports.filter((name) => name !== empty.fileName);
  const sheets = [...sheetsOf(empty), ...sheetsOf(user)];
  user.viteMetadata?.importedCss.clear();
  for (const sheet of sheets) user.viteMetadata?.importedCss.add(sheet);
}

/** Takes out what was written for sheets alone: a script without a statement, which every page would ask for. */
function takeOutEmpty(bundle: Rolldown.OutputBundle): void {
  for (const empty of Object.values(bundle).filter(hasNothing)) {
    for (const user of Object.values(bundle))
      if (user.type === "chunk" && user.imports.includes(empty.fileName)) takeFrom(user, empty);
    delete bundle[empty.fileName];
  }
}

/**
 * Lets the bundler write the name of a rule where it is used, instead of a list of all names of every sheet in the file that
 * sheets are joined in. A name that its sheet does not have is an error.
 */
export function namesInPlace(): Plugin[] {
  const namesOf = new Map<string, string>();
  const forBrowsers: Pick<Plugin, "apply" | "applyToEnvironment"> = {
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
  };
  return [
    {
      name: "names-in-place:apart",
      ...forBrowsers,
      enforce: "pre",
      onLog(_level, { code, message }) {
        if (code === NO_SUCH_NAME) this.error(message);
      },
      transform: { filter: { id: SOURCE }, handler: (code) => ({ code: withNamesApart(code), map: null }) },
      resolveId: {
        filter: { id: /^names-of:/ },
        async handler(source, importer) {
          const sheet = await this.resolve(source.slice(NAMES_OF.length), importer);
          return sheet === null ? null : resolved(sheet.id);
        },
      },
      load: {
        filter: { id: IS_NAMES },
        async handler(id) {
          await this.load({ id: sheetOf(id) });
          return { code: namesOf.get(sheetOf(id)) ?? "", moduleSideEffects: false };
        },
      },
    },
    {
      name: "names-in-place:sheets",
      ...forBrowsers,
      enforce: "post",
      transform: {
        filter: { id: SHEET },
        handler(code, id) {
          namesOf.set(id, code);
          return { code: "", map: null, moduleSideEffects: "no-treeshake" };
        },
      },
      generateBundle: (_options, bundle) => takeOutEmpty(bundle),
    },
  ];
}
