import { copyText } from "./copy-text.ts";
import { saveFile } from "./save-file.ts";

/**
 * Where a picture has gone: to an app the visitor chose, with its text or as text alone; nowhere because they changed their
 * mind; into the browser's downloads, and its text into the clipboard or not. Without a picture the text alone goes these ways.
 */
export type SentPicture = "sent" | "sentText" | "dropped" | "saved" | "savedAlone" | "copied" | "copyRefused";

interface PictureToSend {
  readonly title: string;
  /** Says the same, with the link at its end. */
  readonly text: string;
  /** Null if it could not be drawn. */
  readonly file: File | null;
}

/** By the share sheet of the system with the file if it takes files, else with the text; else as a download. */
export async function sendPicture({ title, text, file }: PictureToSend): Promise<SentPicture> {
  const whole = { title, text, files: file ? [file] : [] };
  const takesFiles = file !== null && typeof navigator.canShare === "function" && navigator.canShare(whole);
  const tries = [
    ...(takesFiles ? [[whole, "sent"] as const] : []),
    [{ title, text }, file ? "sentText" : "sent"] as const,
  ];
  for (const [what, outcome] of typeof navigator.share === "function" ? tries : []) {
    try {
      await navigator.share(what);
      return outcome;
    } catch (error) {
      if (error instanceof Error && error.name === "AbortError") return "dropped";
      // Some sheets take no file of this size, some browsers have a sheet and do not open it here.
    }
  }
  if (file) saveFile(file, file.name);
  const isCopied = await copyText(text);
  if (file) return isCopied ? "saved" : "savedAlone";
  return isCopied ? "copied" : "copyRefused";
}
