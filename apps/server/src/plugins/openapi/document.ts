import { conventionsUsed, errorBody, wireReason } from "@vedanga/contract";
import type * as z from "zod/mini";
import { ComponentSchemas, type JsonSchema } from "./component-schemas.ts";
import type { DescribedRoute } from "./described-route.ts";
import { nameFields } from "./name-fields.ts";
import { nameSchemas, operationOf, titleOf } from "./operation.ts";
import { SharedParts } from "./shared-parts.ts";

const INFO = {
  title: "Vedanga",
  description: "Charts, the almanac, places and records. Every refusal has a code.",
  version: "0.1.0",
  license: { name: "MIT", identifier: "MIT" },
} as const;

/** What many answers contain. */
const IN_ANSWERS: readonly (readonly [name: string, schema: z.core.$ZodType])[] = [
  ["Conventions", conventionsUsed],
  ["Reason", wireReason],
  ["Refusal", errorBody],
];

/** Below what a client author comes for. */
const LAST_GROUPS: readonly string[] = ["records", "settings", "health"];

interface Components {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/** The description of the routes. What several of them have is written once, under a name. */
export function openApiDocument(routes: readonly DescribedRoute[]): object {
  const questions = new ComponentSchemas("input");
  const answers = new ComponentSchemas("output");
  for (const [name, schema] of IN_ANSWERS) answers.add(schema, name);
  nameFields(questions, new Set(routes.flatMap(({ schema: { querystring, body } }) => querystring ?? body ?? [])));
  for (const route of routes) nameSchemas(route, questions, answers);

  const written = questions.written();
  const parts = new SharedParts();
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const operation = operationOf(route, questions, answers, written);
    paths[route.url] = { ...paths[route.url], [route.method.toLowerCase()]: parts.share(operation, titleOf(route)) };
  }
  const components = {
    schemas: Object.fromEntries([...written, ...answers.written()]),
    ...parts.components,
  };
  return { openapi: "3.1.0", info: INFO, tags: groupsOf(routes), paths, components: withoutUnused(components, paths) };
}

/** The groups of calls in the order in which a page lists them: that of the routes, the housekeeping last. */
function groupsOf(routes: readonly DescribedRoute[]): readonly { readonly name: string }[] {
  const names = new Set(routes.flatMap(({ schema }) => schema.tags ?? []));
  const last = LAST_GROUPS.filter((name) => names.delete(name));
  return [...names, ...last].map((name) => ({ name }));
}

/** A question that is only ever put in an address is written as its parameters, and not once more. */
function withoutUnused({ schemas, ...others }: Components, paths: object): Components {
  const text = JSON.stringify([schemas, others, paths]);
  const used = new Set([...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name));
  return { schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name))), ...others };
}
