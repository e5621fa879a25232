import { calls } from "@vedanga/contract";
import { builtApp } from "@vedanga/testing/server/built-app";
import { expect, it, onTestFinished } from "vitest";

it("the settings give the screens what the operator set, and null for what they should not show", async () => {
  const app = await builtApp(onTestFinished, {
    env: { CONTACT_EMAIL: "desk@example.org", CONTACT_PHONE: "", BOOKING_URL: "https://example.org/book" },
  });
  expect((await app.inject(calls.settings.path)).json()).toEqual({
    status: 200,
    response: {
      contactEmail: "desk@example.org",
      contactPhone: null,
      chatNumber: null,
      bookingUrl: "https://example.org/book",
    },
  });
});
