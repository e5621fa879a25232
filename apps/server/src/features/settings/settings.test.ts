import { PATHS } from "@vedanga/contract";
import { expect, it, onTestFinished } from "vitest";
import { builtApp } from "../../testing/built-app.ts";

it("the settings tell the screens what the operator set, and null for what is not to be shown", async () => {
  const app = await builtApp(onTestFinished, {
    env: { CONTACT_EMAIL: "desk@example.org", CONTACT_PHONE: "", BOOKING_URL: "https://example.org/book" },
  });
  expect((await app.inject(PATHS.settings)).json()).toEqual({
    status: 200,
    response: {
      contactEmail: "desk@example.org",
      contactPhone: null,
      chatNumber: null,
      bookingUrl: "https://example.org/book",
    },
  });
});
