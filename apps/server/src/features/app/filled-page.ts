/** HTML by the name of the spot it belongs in. */
export type Parts = Readonly<Record<string, string>>;

/** The page with its empty spots filled. At its root is the instant, because a page kept too long hides what it has, and `atRoot`, more attributes. */
export function filled(page: string, parts: Parts, nowMs: number, atRoot = ""): string {
  return page
    .replace("<html", () => `<html data-first-day-at="${nowMs}"${atRoot}`)
    .replaceAll(
      /<(div|span)[^>]* data-first-day="([\w-]+)"[^>]*>(?=<\/\1>)/g,
      (spot, _element, part: string) => spot + (parts[part] ?? ""),
    );
}
