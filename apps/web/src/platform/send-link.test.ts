import { afterEach, describe, expect, test, vi } from "vitest";
import { sendLink } from "./send-link.ts";

const LINK = { title: "A birth chart", url: "https://vedanga.example/app/results?view=Ab-_#view=key" };

const withBrowser = (browser: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }) => {
  const { share, writeText } = browser;
  vi.stubGlobal("navigator", { ...(share && { share }), ...(writeText && { clipboard: { writeText } }) });
};
const refusing = (name: string) => vi.fn(() => Promise.reject(new DOMException("no", name)));

afterEach(() => void vi.unstubAllGlobals());

describe("a link", () => {
  test("goes to the share sheet, and nowhere else", async () => {
    const [share, writeText] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
    withBrowser({ share, writeText });
    expect(await sendLink(LINK)).toBe("sent");
    expect(share).toHaveBeenCalledExactlyOnceWith(LINK);
    expect(writeText).not.toHaveBeenCalled();
  });

  test("goes nowhere when the visitor closes the sheet", async () => {
    const writeText = vi.fn(async () => undefined);
    withBrowser({ share: refusing("AbortError"), writeText });
    expect(await sendLink(LINK)).toBe("dropped");
    expect(writeText).not.toHaveBeenCalled();
  });

  test("is copied where there is no sheet, and where it does not open", async () => {
    const writeText = vi.fn(async () => undefined);
    withBrowser({ writeText });
    expect(await sendLink(LINK)).toBe("copied");
    withBrowser({ share: refusing("NotAllowedError"), writeText });
    expect(await sendLink(LINK)).toBe("copied");
    expect(writeText).toHaveBeenCalledTimes(2);
    expect(writeText).toHaveBeenLastCalledWith(LINK.url);
  });

  test("is left to the visitor where there is no clipboard either, or it refuses", async () => {
    withBrowser({});
    expect(await sendLink(LINK)).toBe("refused");
    withBrowser({ share: refusing("NotAllowedError"), writeText: refusing("NotAllowedError") });
    expect(await sendLink(LINK)).toBe("refused");
  });
});
