import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { check, declaredFault, faultsIn } from "./catalogue-faults.ts";

const schema = z.object({
  name: z.string().check(check((text) => text !== "", "panchang.form.locationRequired")),
  age: z.string().check(z.maxLength(2)),
});

describe("the faults of a form", () => {
  it("are messages of the catalogue, field by field", () => {
    expect(faultsIn(schema, ["name", "age"], { name: "", age: "33" })).toEqual({
      name: "panchang.form.locationRequired",
    });
    expect(faultsIn(schema, ["name", "age"], { name: "Sita", age: "33" })).toEqual({});
    expect(declaredFault(undefined)).toBeUndefined();
  });

  it("are never lost because a schema's own text is no message", () => {
    expect(() => faultsIn(schema, ["name", "age"], { name: "Sita", age: "333" })).toThrow(
      /no message of the catalogue/,
    );
  });
});
