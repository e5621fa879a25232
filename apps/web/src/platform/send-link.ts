import { copyText } from "./copy-text.ts";

/** Where a link has gone: to an app the visitor chose, nowhere because they changed their mind, to the clipboard, or nowhere. */
export type SentLink = "sent" | "dropped" | "copied" | "refused";

/** By the share sheet of the system if it has one and takes the link, else to the clipboard. */
export async function sendLink(link: { readonly title: string; readonly url: string }): Promise<SentLink> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(link);
      return "sent";
    } catch (error) {
      if (error instanceof Error && error.name === "AbortError") return "dropped";
      // Some browsers have a sheet and do not open it here, or think the press is too long ago.
    }
  }
  return (await copyText(link.url)) ? "copied" : "refused";
}
