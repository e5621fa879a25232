import { type Call, calls } from "@vedanga/contract";
import type * as z from "zod/mini";
import { type ComponentSchemas, type JsonSchema, resolved } from "./component-schemas.ts";
import type { AnswerSchema, DescribedRoute } from "./described-route.ts";

interface Content {
  readonly [type: string]: { readonly schema: JsonSchema; readonly example?: object };
}

export interface Parameter {
  readonly name: string;
  readonly in: "query";
  readonly required?: true;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema: JsonSchema;
}

/** What is said of one way to ask a call. */
export interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>;
}

const CALL_AT = new Map(Object.entries<Call>(calls).map(([name, { path, example }]) => [path, { name, example }]));
const JSON_TYPE = "application/json";

/** `PlanetDetails` of planetDetails; what is no call is named by the end of its path. */
export function titleOf({ url }: DescribedRoute): string {
  const name = CALL_AT.get(url)?.name ?? url.slice(url.lastIndexOf("/") + 1);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Names the schemas of a route, where an earlier one has not named them. */
export function nameSchemas(route: DescribedRoute, questions: ComponentSchemas, answers: ComponentSchemas): void {
  const { querystring, body, response = {} } = route.schema;
  for (const question of [querystring, body]) if (question) questions.add(question, `${titleOf(route)}Question`);
  for (const answer of Object.values(response))
    for (const [, schema] of contentOf(answer)) answers.add(schema, `${titleOf(route)}Answer`);
}

export function operationOf(
  { url, schema: { querystring, body, response = {}, tags, summary, description } }: DescribedRoute,
  questions: ComponentSchemas,
  answers: ComponentSchemas,
  written: ReadonlyMap<string, JsonSchema>,
): Operation {
  const example = CALL_AT.get(url)?.example;
  return {
    ...(tags && { tags }),
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description }),
    ...(querystring && { parameters: parametersOf(questions.refer(querystring), example, written) }),
    ...(body && {
      requestBody: {
        required: true,
        content: { [JSON_TYPE]: { schema: questions.refer(body), ...(example && { example }) } },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(response).map(([code, answer]) => [
        code.toUpperCase(),
        {
          description: "content" in answer ? answer.description : code === "200" ? "The answer." : "A refusal.",
          content: Object.fromEntries(
            contentOf(answer).map(([type, schema]) => [type, { schema: answers.refer(schema) }]),
          ),
        },
      ]),
    ),
  };
}

const contentOf = (answer: AnswerSchema): readonly (readonly [type: string, schema: z.core.$ZodType])[] =>
  "content" in answer
    ? Object.entries(answer.content).map(([type, { schema }]) => [type, schema])
    : [[JSON_TYPE, answer]];

/** The parameters of a question as they are put in an address, with values to try. */
function parametersOf(
  question: JsonSchema,
  example: object | undefined,
  written: ReadonlyMap<string, JsonSchema>,
): readonly Parameter[] {
  const { properties = {}, required = [] } = resolved(question, written);
  const values = new Map(Object.entries(example ?? {}));
  return Object.entries(properties).map(([name, property]) => {
    const { description = resolved(property as JsonSchema, written).description, ...schema } = property as JsonSchema;
    return {
      name,
      in: "query",
      ...(required.includes(name) && { required: true }),
      ...(description !== undefined && { description }),
      ...(values.has(name) && { example: values.get(name) }),
      schema,
    };
  });
}
