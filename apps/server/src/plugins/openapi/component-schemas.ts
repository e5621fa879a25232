import * as z from "zod/mini";
import { freeName } from "./free-name.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const REFERENCE = "#/components/schemas/";
/** What a generated schema says of itself; in the document its name says it. */
const IDENTITY = ["$schema", "$id", "id"];

/** Schemas by name: whatever contains one refers to it, so that each is written once. */
export class ComponentSchemas {
  readonly #names = z.registry<{ readonly id: string }>();
  readonly #taken = new Set<string>();
  readonly #io: "input" | "output";

  constructor(io: "input" | "output") {
    this.#io = io;
  }

  /** Names a schema, unless it has a name already. */
  add(schema: z.core.$ZodType, name: string): void {
    if (!this.#names.has(schema)) this.#names.add(schema, { id: freeName(name, this.#taken) });
  }

  nameOf(schema: z.core.$ZodType): string {
    const id = this.#names.get(schema)?.id;
    if (id === undefined) throw new RangeError("a schema without a name");
    return id;
  }

  refer(schema: z.core.$ZodType): JsonSchema {
    return { $ref: REFERENCE + this.nameOf(schema) };
  }

  /** All of them as JSON Schema, by name. */
  written(): ReadonlyMap<string, JsonSchema> {
    const { schemas } = z.toJSONSchema(this.#names, {
      io: this.#io,
      unrepresentable: "any",
      uri: (id) => REFERENCE + id,
      override: ({ jsonSchema }) => {
        // What only transforms says nothing, and a choice of it would say less than the others alone.
        if (jsonSchema.anyOf) jsonSchema.anyOf = jsonSchema.anyOf.filter((one) => Object.keys(one).length > 0);
      },
    });
    return new Map(
      Object.entries(schemas).map(([name, schema]) => [
        name,
        Object.fromEntries(Object.entries(schema).filter(([key]) => !IDENTITY.includes(key))),
      ]),
    );
  }
}

/** The schema that another refers to; itself if it is written out. */
export function resolved(schema: JsonSchema, written: ReadonlyMap<string, JsonSchema>): JsonSchema {
  const target = written.get(schema.$ref?.slice(REFERENCE.length) ?? "");
  return target === undefined ? schema : resolved(target, written);
}
