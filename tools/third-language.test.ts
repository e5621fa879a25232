import { execFileSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

// The compilation takes its time on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const ROOT = join(import.meta.dirname, "..");
const MOST_EDITS = 10;

/** The files of Telugu and what the same files of another language are called. */
const OWN_FILES = [
  ["packages/names/src/te", "packages/names/src/xx"],
  ["packages/sacred-places/src/te", "packages/sacred-places/src/xx"],
  ["packages/cli/src/words/te.ts", "packages/cli/src/words/xx.ts"],
  ["packages/narrative/src/catalogue/te", "packages/narrative/src/catalogue/xx"],
  ["packages/narrative/src/catalogue/telugu.ts", "packages/narrative/src/catalogue/testish.ts"],
  ["apps/web/src/i18n/catalogue/te", "apps/web/src/i18n/catalogue/xx"],
  ["apps/web/src/i18n/catalogue/te.ts", "apps/web/src/i18n/catalogue/xx.ts"],
  ["apps/web/src/i18n/languages/te.ts", "apps/web/src/i18n/languages/xx.ts"],
  ["apps/web/src/features/accuracy/words-te.ts", "apps/web/src/features/accuracy/words-xx.ts"],
] as const;

interface Edit {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** All that a language needs beside its own files. */
const EDITS: readonly Edit[] = [
  {
    file: "packages/names/src/language.ts",
    before: '  te: { word: "telugu", script: "tall" },\n',
    after: '  te: { word: "telugu", script: "tall" },\n  xx: { word: "testish", script: "plain" },\n',
  },
  {
    file: "packages/narrative/src/catalogue/catalogue-of.ts",
    before: 'import { TELUGU } from "./telugu.ts";\n',
    after: 'import { TELUGU } from "./telugu.ts";\nimport { TESTISH } from "./testish.ts";\n',
  },
  {
    file: "packages/narrative/src/catalogue/catalogue-of.ts",
    before: "te: TELUGU }",
    after: "te: TELUGU, xx: TESTISH }",
  },
  {
    file: "packages/sacred-places/src/words.ts",
    before: 'import { SACRED_WORDS_TE } from "./te/words.ts";\n',
    after: 'import { SACRED_WORDS_TE } from "./te/words.ts";\nimport { SACRED_WORDS_XX } from "./xx/words.ts";\n',
  },
  {
    file: "packages/sacred-places/src/words.ts",
    before: "te: SACRED_WORDS_TE }",
    after: "te: SACRED_WORDS_TE, xx: SACRED_WORDS_XX }",
  },
  {
    file: "packages/cli/src/words/words-of.ts",
    before: 'import { WORDS_TE } from "./te.ts";\n',
    after: 'import { WORDS_TE } from "./te.ts";\nimport { WORDS_XX } from "./xx.ts";\n',
  },
  { file: "packages/cli/src/words/words-of.ts", before: "te: WORDS_TE }", after: "te: WORDS_TE, xx: WORDS_XX }" },
  {
    file: "apps/web/src/i18n/languages/screen-languages.ts",
    before: 'import { te } from "./te.ts";\n',
    after: 'import { te } from "./te.ts";\nimport { xx } from "./xx.ts";\n',
  },
  { file: "apps/web/src/i18n/languages/screen-languages.ts", before: "{ en, te }", after: "{ en, te, xx }" },
  {
    file: "apps/web/src/features/accuracy/load-accuracy-words.ts",
    before: '  te: async () => (await import("./words-te.ts")).accuracyTe,\n',
    after:
      '  te: async () => (await import("./words-te.ts")).accuracyTe,\n  xx: async () => (await import("./words-xx.ts")).accuracyXx,\n',
  },
];

const RENAMED = [
  [/_TE\b/g, "_XX"],
  [/\baccuracyTe\b/g, "accuracyXx"],
  [/\bTELUGU\b/g, "TESTISH"],
  [/\/te\//g, "/xx/"],
  [/\/te\.ts"/g, '/xx.ts"'],
  [/\bte: ScreenLanguage/g, "xx: ScreenLanguage"],
  [/\bte: Record/g, "xx: Record"],
  [/catalogue\.te\b/g, "catalogue.xx"],
  [/lang: "te"/g, 'lang: "xx"'],
] as const;

const renamed = (text: string): string => RENAMED.reduce((done, [before, after]) => done.replace(before, after), text);

const tree = mkdtempSync(join(tmpdir(), "third-language-"));

function copyTree(): void {
  const isSource = (path: string): boolean =>
    !/^(node_modules|build|data|authorities)$/.test(basename(path)) || path.endsWith("src/data");
  for (const part of ["packages", "apps"])
    cpSync(join(ROOT, part), join(tree, part), { recursive: true, filter: isSource });
  cpSync(join(ROOT, "tsconfig.base.json"), join(tree, "tsconfig.base.json"));
  for (const data of globSync("packages/*/data", { cwd: ROOT })) symlinkSync(join(ROOT, data), join(tree, data));
  symlinkSync(join(ROOT, "apps/server/node_modules"), join(tree, "apps/server/node_modules"));
}

/** Every library as installed, and the packages of the product from the copy. */
function linkModules(): void {
  const modules = join(tree, "node_modules");
  mkdirSync(join(modules, "@vedanga"), { recursive: true });
  for (const name of readdirSync(join(ROOT, "node_modules"))) {
    if (name !== "@vedanga") symlinkSync(join(ROOT, "node_modules", name), join(modules, name));
  }
  for (const folder of globSync(["packages/*", "apps/*"], { cwd: tree })) {
    symlinkSync(join(tree, folder), join(modules, "@vedanga", basename(folder)));
  }
}

function addOwnFiles(): void {
  for (const [from, to] of OWN_FILES) {
    cpSync(join(tree, from), join(tree, to), { recursive: true });
    for (const path of [join(tree, to), ...globSync(`${join(tree, to)}/**/*.ts`)].filter((each) =>
      each.endsWith(".ts"),
    )) {
      writeFileSync(path, renamed(readFileSync(path, "utf8")));
    }
  }
  // So that its names differ from the Telugu names that they are copies of.
  const sky = join(tree, "packages/names/src/xx/sky.ts");
  writeFileSync(sky, readFileSync(sky, "utf8").replaceAll(': "', ': "xx '));
}

function edit({ file, before, after }: Edit): void {
  const path = join(tree, file);
  const text = readFileSync(path, "utf8");
  if (text.split(before).length !== 2) throw new Error(`${file} does not have once: ${before}`);
  writeFileSync(path, text.replace(before, after));
}

beforeAll(() => {
  copyTree();
  linkModules();
  addOwnFiles();
  for (const each of EDITS) edit(each);
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Of the server, the app and the program at once: what they share is read once. */
function typeFaults(): string {
  const project = join(tree, "tsconfig.json");
  const compilerOptions = {
    module: "esnext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    lib: ["es2024", "esnext.temporal", "dom", "dom.iterable"],
    types: ["node", "vite/client"],
  };
  const include = ["apps/server/src", "apps/web/src", "packages/cli/src"];
  const exclude = ["**/*.test.ts", "**/*.test.tsx"];
  writeFileSync(project, JSON.stringify({ extends: "./tsconfig.base.json", compilerOptions, include, exclude }));
  try {
    return execFileSync(process.execPath, [join(ROOT, "node_modules/typescript/bin/tsc"), "-p", project], {
      encoding: "utf8",
    });
  } catch (error) {
    return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
  }
}

/** What a program of the copied tree prints. */
function printed(program: string): string {
  const file = join(tree, "ask.ts");
  writeFileSync(file, program);
  return execFileSync(process.execPath, [file], { encoding: "utf8", cwd: dirname(file) }).trim();
}

describe("a third language", () => {
  test(`is its own files and at most ${MOST_EDITS} edits elsewhere`, () => {
    expect(EDITS.length).toBeLessThanOrEqual(MOST_EDITS);
  });

  test("leaves no gap that the types see", () => {
    expect(typeFaults()).toBe("");
  });

  test("answers calls in its own names", () => {
    const program = `
      import { answers } from "@vedanga/answers";
      import { almanacOf, context, HYDERABAD } from "@vedanga/testing/births/asking";
      const { response } = answers.panchang(almanacOf({ ...HYDERABAD, date: "21/11/2026", lang: "xx" }), context);
      console.log(response.rasi.name);`;
    expect(printed(program)).toBe("xx మీనం");
  });

  test("writes dates on the screens", () => {
    const program = `
      import { formatFullDate } from "./apps/web/src/i18n/format-date.ts";
      console.log(formatFullDate({ year: 2026, month: 11, day: 21 }, "xx"));`;
    expect(printed(program)).toBe("శనివారం, 2026 నవంబర్ 21");
  });
});

test("no code outside the languages asks which language it is", () => {
  const files = globSync(["packages/*/src/**/*.{ts,tsx}", "apps/*/src/**/*.{ts,tsx}"], { cwd: ROOT });
  const asking = files.filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) && /[!=]== "(en|te|english|telugu)"/.test(readFileSync(join(ROOT, file), "utf8")),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(asking).toEqual(["packages/testing/src/births/random-births.ts"]);
});
