import { BODY_EXAMPLES, parameterNote } from "@vedanga/contract";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

type Transform = typeof jsonSchemaTransform;
type JsonSchema = Readonly<Record<string, unknown>>;

/** The schemas of a call as JSON Schema, each parameter with a sentence and, where one is needed, a value to try. */
export const describeParameters: Transform = (route) => {
  const { schema, url } = jsonSchemaTransform(route);
  const described: Record<string, unknown> = { ...schema };
  if (isSchema(described.querystring)) described.querystring = withNotes(url, described.querystring);
  const example = BODY_EXAMPLES[url];
  if (isSchema(described.body) && example) described.body = { ...described.body, examples: [example] };
  return { schema: described, url };
};

function withNotes(path: string, querystring: JsonSchema): JsonSchema {
  const { properties, required } = querystring;
  if (!isSchema(properties)) return querystring;
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  const noted = Object.entries(properties).map(([name, property]) => {
    const note = parameterNote(path, name);
    if (!note || !isSchema(property)) return [name, property] as const;
    const examples = note.example !== undefined && needed.includes(name) ? { examples: [note.example] } : {};
    return [name, { description: note.description, ...property, ...examples }] as const;
  });
  return { ...querystring, properties: Object.fromEntries(noted) };
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null;
