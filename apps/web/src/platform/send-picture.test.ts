import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sendPicture } from "./send-picture.ts";

const saveFile = vi.hoisted(() => vi.fn());
vi.mock("./save-file.ts", () => ({ saveFile }));

const PICTURE = {
  title: "Panchang",
  text: "Tithi: Trayodashi",
  file: new File(["png"], "panchang.png", { type: "image/png" }),
};
const { title, text, file } = PICTURE;
const refusal = (name: string) => new DOMException("no", name);

interface Browser {
  readonly share?: (what: { readonly files?: readonly File[] }) => Promise<void>;
  readonly takesFiles?: boolean;
  readonly writeText?: (text: string) => Promise<void>;
}
const withBrowser = ({ share, takesFiles, writeText }: Browser) =>
  vi.stubGlobal("navigator", {
    ...(share && { share }),
    ...(takesFiles !== undefined && { canShare: () => takesFiles }),
    ...(writeText && { clipboard: { writeText } }),
  });

beforeEach(() => saveFile.mockClear());
afterEach(() => void vi.unstubAllGlobals());

describe("a picture", () => {
  test("goes to the share sheet with its text, and nowhere else", async () => {
    const share = vi.fn(async () => undefined);
    withBrowser({ share, takesFiles: true });
    expect(await sendPicture(PICTURE)).toBe("sent");
    expect(share).toHaveBeenCalledExactlyOnceWith({ title, text, files: [file] });
    expect(saveFile).not.toHaveBeenCalled();
  });

  test("goes nowhere when the visitor closes the sheet", async () => {
    const share = vi.fn(() => Promise.reject(refusal("AbortError")));
    withBrowser({ share, takesFiles: true, writeText: async () => undefined });
    expect(await sendPicture(PICTURE)).toBe("dropped");
    expect(share).toHaveBeenCalledOnce();
    expect(saveFile).not.toHaveBeenCalled();
  });

  test.each([
    ["takes no files", { takesFiles: false }],
    ["knows only links and text", {}],
  ])("is sent as its text where the sheet %s", async (_, browser) => {
    const share = vi.fn(async () => undefined);
    withBrowser({ share, ...browser });
    expect(await sendPicture(PICTURE)).toBe("sentText");
    expect(share).toHaveBeenCalledExactlyOnceWith({ title, text });
    expect(saveFile).not.toHaveBeenCalled();
  });

  test("is sent as its text where the sheet says it takes files and does not", async () => {
    withBrowser({
      share: (what) => (what.files ? Promise.reject(refusal("DataError")) : Promise.resolve()),
      takesFiles: true,
    });
    expect(await sendPicture(PICTURE)).toBe("sentText");
  });

  test("is saved and its text copied where there is no sheet, or it does not open", async () => {
    const writeText = vi.fn(async () => undefined);
    withBrowser({ writeText });
    expect(await sendPicture(PICTURE)).toBe("saved");
    withBrowser({ share: () => Promise.reject(refusal("NotAllowedError")), takesFiles: true, writeText });
    expect(await sendPicture(PICTURE)).toBe("saved");
    expect(saveFile.mock.calls).toEqual([
      [file, "panchang.png"],
      [file, "panchang.png"],
    ]);
    expect(writeText).toHaveBeenLastCalledWith(text);
  });

  test("is saved alone where the clipboard refuses as well", async () => {
    withBrowser({});
    expect(await sendPicture(PICTURE)).toBe("savedAlone");
    expect(saveFile).toHaveBeenCalledOnce();
  });

  test("that could not be drawn leaves its text, which goes the same ways", async () => {
    const withoutFile = { ...PICTURE, file: null };
    const share = vi.fn(async () => undefined);
    withBrowser({ share, takesFiles: true });
    expect(await sendPicture(withoutFile)).toBe("sent");
    expect(share).toHaveBeenCalledExactlyOnceWith({ title, text });
    withBrowser({ writeText: async () => undefined });
    expect(await sendPicture(withoutFile)).toBe("copied");
    withBrowser({});
    expect(await sendPicture(withoutFile)).toBe("copyRefused");
    expect(saveFile).not.toHaveBeenCalled();
  });
});
