import type { YearFestival } from "#api/wire/festivals-of-year.ts";

/** The kinds in which the page lists a year, as its address names them. */
export const FESTIVAL_LISTS = [
  "festivals",
  "ekadashi",
  "pradosha",
  "chaturthi",
  "vratas",
  "moon",
  "sankranti",
  "eclipses",
] as const;
export type FestivalList = (typeof FESTIVAL_LISTS)[number];

/** How many of a kind are shown before the rest of the year, which is folded. */
export const SHOWN_AT_FIRST: Readonly<Record<FestivalList, number>> = {
  festivals: 6,
  ekadashi: 4,
  pradosha: 2,
  chaturthi: 2,
  vratas: 2,
  moon: 2,
  sankranti: 2,
  eclipses: 4,
};

/** The kind an address names; undefined if it names none, null if there is no such kind. */
export function kindIn(search: URLSearchParams): FestivalList | null | undefined {
  const text = search.get("kind");
  return text === null ? undefined : (FESTIVAL_LISTS.find((kind) => kind === text) ?? null);
}

export function listOf({ id, kind }: Pick<YearFestival, "id" | "kind">): FestivalList {
  switch (kind) {
    case "festival":
    case "vrata":
      return "festivals";
    case "ekadashi":
    case "sankranti":
      return kind;
    case "eclipse":
      return "eclipses";
    case "full_or_new_moon":
      return "moon";
    case "monthly_vrata":
      if (id.endsWith("pradosha")) return "pradosha";
      return id.endsWith("_chaturthi") ? "chaturthi" : "vratas";
  }
}
