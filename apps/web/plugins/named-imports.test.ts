import { expect, test } from "vitest";
import { importsOf } from "./named-imports.ts";

const AT = "/r/packages/contract/src";
const FILES = new Map(
  Object.entries({
    [`${AT}/index.ts`]: [
      'export { TYPES } from "./calls/stay.ts";',
      'export * as calls from "./calls.ts";',
      'export * from "./place.ts";',
      'export * from "./years.ts";',
    ].join("\n"),
    [`${AT}/calls.ts`]: 'export { day } from "./calls/day.ts";\nexport { stay } from "./calls/stay.ts";',
    [`${AT}/place.ts`]: "export const HYDERABAD = {};",
    [`${AT}/years.ts`]: 'export { FIRST, SKY_YEARS } from "@vedanga/core/ids";\nexport * from "./decades.ts";',
  }),
);

/** The files of the contract that come with a module of this text. */
function comesWith(code: string): readonly string[] {
  const user = { code, importedIds: ["/r/other.ts", `${AT}/index.ts`] };
  const imports = importsOf("/r/user.ts", (id) =>
    id === "/r/user.ts" ? user : { code: FILES.get(id) ?? "", importedIds: [] },
  );
  expect(imports[0]).toBe("/r/other.ts");
  return imports.slice(1).map((id) => id.slice(AT.length + 1));
}

const IMPORT = (names: string) => `import { ${names} } from "@vedanga/contract";\n`;

test("of the contract comes what is named, by the file that declares it", () => {
  expect(comesWith(IMPORT("HYDERABAD"))).toEqual(["place.ts"]);
  expect(comesWith(IMPORT("SKY_YEARS"))).toEqual(["years.ts"]);
  expect(comesWith(IMPORT("TYPES as KINDS"))).toEqual(["calls/stay.ts"]);
});

test("of the calls come those that are used, and all where the whole of them is", () => {
  expect(comesWith(`${IMPORT("calls")}request(calls.day, {})`)).toEqual(["calls/day.ts"]);
  expect(comesWith(`${IMPORT("calls")}listOf(calls)`)).toEqual(["calls/day.ts", "calls/stay.ts"]);
});

test("where it cannot be told who declares a name, all come that could", () => {
  expect(comesWith(IMPORT("DECADES"))).toEqual(["place.ts", "years.ts"]);
});

const IDS = "/r/packages/core/src/ids.ts";
const ID_FILES = new Map(
  Object.entries({
    [IDS]: 'export * from "./ids-day.ts";\nexport * from "./ids-festival.ts";\nexport const GRAHAS = [];',
    "/r/packages/core/src/ids-day.ts": "export const SPANS = [];",
    "/r/packages/core/src/ids-festival.ts": "export const FESTIVALS = [];",
  }),
);
const idsWith = (id: string, code: string) =>
  importsOf(id, (asked) =>
    asked === id
      ? { code, importedIds: [IDS] }
      : { code: ID_FILES.get(asked) ?? "", importedIds: asked === IDS ? [...ID_FILES.keys()].slice(1) : [] },
  );

test("of the ids comes the file that has the named ones, also where they are given on", () => {
  expect(idsWith("/r/user.ts", 'import { FESTIVALS } from "@vedanga/core/ids";')).toEqual([
    "/r/packages/core/src/ids-festival.ts",
  ]);
  expect(idsWith("/r/years.ts", 'export { SPANS } from "@vedanga/core/ids";')).toEqual([
    "/r/packages/core/src/ids-day.ts",
  ]);
  expect(idsWith("/r/user.ts", 'import { GRAHAS } from "@vedanga/core/ids";')).toEqual([IDS]);
});

test("the list of ids itself brings none of the files that it gives on", () => {
  expect(
    importsOf(IDS, (id) => ({
      code: ID_FILES.get(id) ?? "",
      importedIds: id === IDS ? [...ID_FILES.keys()].slice(1) : [],
    })),
  ).toEqual([]);
});
