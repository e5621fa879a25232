import { type Call, calls } from "@vedanga/contract";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

type Transform = typeof jsonSchemaTransform;
type JsonSchema = Readonly<Record<string, unknown>>;

const examples = new Map(Object.values<Call>(calls).map(({ path, example }) => [path, example]));

/** The schemas of a call as JSON Schema, filled in with values to try. */
export const describeParameters: Transform = (route) => {
  const { schema, url } = jsonSchemaTransform(route);
  const example = examples.get(url);
  if (example === undefined) return { schema, url };
  const described: Record<string, unknown> = { ...schema };
  if (isSchema(described.querystring)) described.querystring = filledIn(described.querystring, example);
  if (isSchema(described.body)) described.body = { ...described.body, examples: [example] };
  return { schema: described, url };
};

function filledIn(querystring: JsonSchema, example: object): JsonSchema {
  const values = new Map(Object.entries(example));
  const properties = Object.entries(querystring.properties ?? {}).map(([name, property]) => [
    name,
    values.has(name) ? { ...property, examples: [values.get(name)] } : property,
  ]);
  return { ...querystring, properties: Object.fromEntries(properties) };
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null;
