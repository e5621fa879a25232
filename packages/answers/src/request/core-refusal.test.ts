import { AppError } from "@vedanga/contract";
import { CoreError } from "@vedanga/core";
import { almanacOf, context, HYDERABAD } from "@vedanga/testing/births/asking";
import { describe, expect, it } from "vitest";
import { answerPanchang } from "../panchang/panchang.ts";
import { refusingAs } from "./core-refusal.ts";

const thrown = (calculate: () => unknown): unknown => {
  try {
    return calculate();
  } catch (error) {
    return error;
  }
};

describe("a refusal of core", () => {
  it.each([
    ["time_out_of_range", "year_out_of_range", "dob"],
    ["latitude_out_of_range", "latitude_out_of_range", "lat"],
    ["longitude_out_of_range", "longitude_out_of_range", "lon"],
  ] as const)("%s becomes %s of the field %s", (code, wire, field) => {
    const error = thrown(() =>
      refusingAs("dob", () => {
        throw new CoreError(code, "said by core");
      }),
    );
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: wire, status: 400, details: { field } });
  });

  it("names the accepted years, those of births for a birth", () => {
    const refuse = (field: "date" | "dob") =>
      thrown(() =>
        refusingAs(field, () => {
          throw new CoreError("time_out_of_range", "");
        }),
      );
    expect(refuse("date")).toMatchObject({ message: expect.stringContaining("1600 to 2400") });
    expect(refuse("dob")).toMatchObject({ message: expect.stringContaining("1620 to 2280") });
  });

  it("comes from a sky that does not reach the date", () => {
    const request = { ...almanacOf({ ...HYDERABAD, date: "01/01/2000" }), date: { year: 1400, month: 1, day: 1 } };
    expect(thrown(() => answerPanchang(request, context))).toMatchObject({
      code: "year_out_of_range",
      details: { field: "date" },
    });
  });

  it("leaves any other fault as it is", () => {
    const fault = new TypeError("a bug");
    expect(
      thrown(() =>
        refusingAs("date", () => {
          throw fault;
        }),
      ),
    ).toBe(fault);
  });
});
