import type * as z from "zod/mini";
import type { ComponentSchemas } from "./component-schemas.ts";

/** Those of one of two births are named as of one birth. */
const OF_SIDE = /^(boy|girl)_/;

/** Names the parameters that a question has more than once, or that more than one question has. */
export function nameFields(questions: ComponentSchemas, asking: ReadonlySet<z.core.$ZodType>): void {
  const seen = new Set<z.core.$ZodType>();
  for (const question of asking) {
    for (const [name, field] of Object.entries(shapeOf(question))) {
      if (seen.has(field)) questions.add(field, name.replace(OF_SIDE, ""));
      seen.add(field);
    }
  }
}

function shapeOf(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "pipe") return shapeOf(def.in);
  return def.type === "object" ? def.shape : {};
}
