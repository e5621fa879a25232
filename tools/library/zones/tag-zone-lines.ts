const TAG_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export interface TaggedSource {
  /** The source with the abbreviations of every zone replaced by tags. */
  readonly text: string;
  /** The standard offset of the lines of a zone that carry a tag, in seconds, by zone and tag. */
  readonly standardS: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly links: readonly { readonly id: string; readonly of: string }[];
}

/** `-0:25:21`, `5:30`, `0`. */
function secondsOf(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.replace("-", "").split(":").map(Number);
  return (text.startsWith("-") ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds);
}

/** Three letters, as an abbreviation has; a compiled zone has room for a dozen. */
const tagOf = (count: number): string => `ZZ${TAG_LETTERS[count]}`;

/** An hour put back all year, as in Prague in the winter of 1946. */
const isPutBack = (rules: string): boolean => /^-\d/.test(rules);

/**
 * A compiled zone has the whole offset of every moment and not how much of it is standard time. The one text that comes
 * through the compiler is the abbreviation: so the lines of each standard offset have one of their own, and the compiled
 * zone says of every moment by which of them it is.
 */
export function tagZoneLines(source: string): TaggedSource {
  const standardS = new Map<string, Map<string, number>>();
  const links: { id: string; of: string }[] = [];
  let zone: { readonly tags: Map<string, string>; readonly standardS: Map<string, number> } | undefined;

  function tagged(before: readonly string[], [offset = "", rules = "", , ...until]: readonly string[]): string {
    if (!zone) throw new Error(`a line of no zone: ${offset} ${rules}`);
    const alike = isPutBack(rules) ? `${offset} ${rules}` : offset;
    const tag = zone.tags.get(alike) ?? tagOf(zone.tags.size);
    zone.tags.set(alike, tag);
    zone.standardS.set(tag, secondsOf(offset));
    return [...before, offset, rules, tag, ...until].join(" ");
  }

  const text = source.split("\n").map((line) => {
    const [kind = "", ...rest] = line.split(" ");
    if (kind === "Z") {
      const [name = "", ...fields] = rest;
      zone = { tags: new Map(), standardS: new Map() };
      standardS.set(name, zone.standardS);
      return tagged([kind, name], fields);
    }
    if (kind === "L") links.push({ of: rest[0] ?? "", id: rest[1] ?? "" });
    return /^-?\d/.test(kind) ? tagged([], [kind, ...rest]) : line;
  });
  return { text: text.join("\n"), standardS, links };
}
