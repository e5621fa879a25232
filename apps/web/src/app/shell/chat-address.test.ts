import { expect, test } from "vitest";
import { callAddress, chatAddress } from "./chat-address.ts";

test("the chat opens with the greeting as it is written, in either script", () => {
  const address = new URL(chatAddress("910000000000", "నమస్కారం! 100% & more?"));
  expect(address.origin + address.pathname).toBe("https://wa.me/910000000000");
  expect(address.searchParams.get("text")).toBe("నమస్కారం! 100% & more?");
});

test("a call link has the digits and the plus alone", () => {
  expect(callAddress("+91 (040) 0000-0000")).toBe("tel:+9104000000000");
});
