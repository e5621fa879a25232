import type { ConventionsUsed, WireReason } from "@vedanga/contract";
import type { Words } from "../words/words.ts";

interface Explained {
  readonly conventions: ConventionsUsed;
  readonly reasons?: readonly WireReason[] | undefined;
}

/** Under every table: by which conventions it was computed, as options that may be typed, and why, if that was asked. */
export function closingLines({ conventions, reasons }: Explained, { label }: Words): readonly string[] {
  const options = Object.entries(conventions).map(([name, value]) => `--${name.replace("_", "-")} ${value}`);
  const why = (reasons ?? []).map(({ text, source }) => `  ${text} (${source})`);
  return [
    "",
    ...(why.length > 0 ? [`${label.reasons}:`, ...why, ""] : []),
    `${label.conventions}: ${options.join(" ")}`,
  ];
}
