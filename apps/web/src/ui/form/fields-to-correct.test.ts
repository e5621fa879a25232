import { expect, test } from "vitest";
import { fieldsToCorrect } from "./fields-to-correct.ts";

test("the list above a form follows the order of the form and names the fields that have an error alone", () => {
  const errors: Record<string, string> = { time: "No time.", date: "No date." };
  const fields = ["date", "place", "time"];
  const listed = fieldsToCorrect({
    fields,
    inputIdOf: (field) => `form-${field}`,
    errorOf: (field) => errors[field],
  });
  expect(listed).toEqual([
    { inputId: "form-date", message: "No date." },
    { inputId: "form-time", message: "No time." },
  ]);
});
