import { fileURLToPath, pathToFileURL } from "node:url";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { Plugin, Rolldown } from "vite";
import { type Screens, wordsOfScreens } from "./words-of-screens.ts";
import { WORDS_OF_SCRIPTS, type WordsOfScripts } from "./words-of-scripts.ts";

const SRC = fileURLToPath(new URL("../src/", import.meta.url));
const DEFAULT = "en";
const CATALOGUE = /\/i18n\/catalogue\/([a-z]{2})\.ts$/;
const WORDS = /^virtual:words\/([a-z]{2})\/(.+)$/;

type Messages = Readonly<Record<string, string>>;

/** Every message in every language, read by this process itself. */
async function readCatalogues(): Promise<ReadonlyMap<string, Messages>> {
  const { SCREEN_LANGUAGES } = await import(pathToFileURL(`${SRC}i18n/languages/screen-languages.ts`).href);
  const languages = Object.entries<{ messages(): Promise<Messages> }>(SCREEN_LANGUAGES);
  return new Map(await Promise.all(languages.map(async ([code, { messages }]) => [code, await messages()] as const)));
}

/**
 * Divides the words in what browsers get: the shell has its own, and each screen and late part brings those that it can say
 * beside them, in the language of the page in its script, in others on request; those of a piece are requested together with
 * it. Everywhere else one catalogue has all.
 */
export function wordsByScreen(): Plugin {
  let catalogues: ReadonlyMap<string, Messages> = new Map();
  let screens: Screens = { common: [], own: new Map(), pieces: new Map() };
  const moduleOf = (language: string, ids: readonly string[], name: string): string => {
    const messages = catalogues.get(language);
    const compiled = ids.map((id) => [id, compileMessageOrThrow(messages?.[id] ?? "")]);
    return `export const ${name} = ${JSON.stringify(Object.fromEntries(compiled))};`;
  };
  return {
    name: "words-by-screen",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async buildStart() {
      catalogues = await readCatalogues();
      screens = wordsOfScreens(SRC, Object.keys(catalogues.get(DEFAULT) ?? {}));
    },
    resolveId: { filter: { id: WORDS }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: [/\0virtual:words/, CATALOGUE, /\/i18n\/words-elsewhere\.ts$/] },
      handler(id) {
        const [, language = "", file = ""] = WORDS.exec(id.slice(1)) ?? [];
        if (file !== "") return moduleOf(language, screens.own.get(file) ?? [], "words");
        const [, code] = CATALOGUE.exec(id) ?? [];
        if (code !== undefined) return moduleOf(code, screens.common, code);
        return wordsElsewhere(screens, [...catalogues.keys()]);
      },
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler(code, id) {
        const file = id.slice(SRC.length);
        if (!id.startsWith(SRC)) return null;
        const added: string[] = [];
        if ((screens.own.get(file)?.length ?? 0) > 0) {
          added.push(`import { words as ownWords } from ${JSON.stringify(`virtual:words/${DEFAULT}/${file}`)};`);
          added.push(`import { addWords } from "#i18n/messages.ts";addWords(${JSON.stringify(file)}, ownWords);`);
        }
        const pieces = screens.pieces.get(file) ?? [];
        if (pieces.length > 0) added.push(`import { expectWords } from "#i18n/messages.ts";`);
        added.push(...pieces.map((piece) => `expectWords(${JSON.stringify(piece)});`));
        return added.length === 0 ? null : { code: added.join("") + code, map: null };
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const source = JSON.stringify(wordsOfScripts(chunks));
      this.emitFile({ type: "asset", fileName: WORDS_OF_SCRIPTS, source });
    },
  };
}

/** Of each screen and late part, where its words in the other languages are. */
function wordsElsewhere({ own }: Screens, languages: readonly string[]): string {
  const others = languages.filter((language) => language !== DEFAULT);
  const entries = [...own].flatMap(([file, ids]) => {
    if (ids.length === 0) return [];
    const loads = others.map((language) => {
      const address = JSON.stringify(`virtual:words/${language}/${file}`);
      return `${language}: () => import(${address}).then(({ words }) => words)`;
    });
    return [`${JSON.stringify(file)}: { ${loads.join(", ")} }`];
  });
  return `export const WORDS_ELSEWHERE = { ${entries.join(", ")} };`;
}

/** Of each script, the scripts that its modules send for: the shell's catalogue, and what was added to screens and late parts. */
function wordsOfScripts(chunks: readonly Rolldown.OutputChunk[]): WordsOfScripts {
  const words = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const [, language, file] = WORDS.exec(facadeModuleId?.slice(1) ?? "") ?? [];
    const [, code] = CATALOGUE.exec(facadeModuleId ?? "") ?? [];
    if (language !== undefined && file !== undefined) return [{ language, module: SRC + file, fileName }];
    return code === undefined ? [] : [{ language: code, module: `${SRC}i18n/languages/${code}.ts`, fileName }];
  });
  const ofChunk = ({ moduleIds }: Rolldown.OutputChunk) => {
    const modules = new Set(moduleIds.map((id) => id.split("?", 1)[0]));
    const own = words.filter(({ module }) => modules.has(module));
    const languages = [...new Set(own.map(({ language }) => language))];
    return Object.fromEntries(
      languages.map((code) => [code, own.filter(({ language }) => language === code).map(({ fileName }) => fileName)]),
    );
  };
  return Object.fromEntries(chunks.map((chunk) => [chunk.fileName, ofChunk(chunk)]));
}
