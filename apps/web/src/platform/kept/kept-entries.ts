/**
 * Everything this product keeps in a browser: the key, and its storage. A key that ends in a hyphen begins
 * the keys of many entries, one for each thing asked about. Nothing else is kept: the types and the
 * linter ensure it, and the privacy page lists these.
 */
export const KEPT_ENTRIES = {
  userDetails: "session",
  userRecordId: "session",
  visitPeople: "session",
  keptPeople: "local",
  matchedBirths: "session",
  matchingDraft: "session",
  viewKey: "session",
  birthDetailsDraft: "session",
  "planetDetails-": "session",
  "ascendantReport-": "session",
  "mahadasha-": "session",
  "antardasha-": "session",
  "sadeSati-": "session",
  "mangalDosha-": "session",
  "kaalsarpDosha-": "session",
  "gemSuggestion-": "local",
  "dailyHoroscope-": "session",
  yearlyPrediction: "local",
  reloadedPages: "session",
  preferredLanguage: "local",
  preferredTheme: "local",
  panchangCity: "local",
  usualCityMeant: "local",
  moonSign: "local",
  preferredConventions: "local",
  preferredClock: "local",
  preferredChartStyle: "local",
  preferredDivision: "local",
} as const satisfies Record<string, "session" | "local">;

export type EntryKey = keyof typeof KEPT_ENTRIES;
/**
 * The beginning of the keys of many answers. All of them can be requested again. One whose name is specified has no
 * hyphen: alone it is the English answer, and `yearlyPrediction-te` the Telugu one.
 */
export type AnswersKey = Extract<EntryKey, `${string}-` | "yearlyPrediction">;
export type ValueKey = Exclude<EntryKey, AnswersKey>;

export const ENTRY_KEYS = Object.keys(KEPT_ENTRIES) as EntryKey[];

export const isAnswersKey = (key: EntryKey): key is AnswersKey => key.endsWith("-") || key === "yearlyPrediction";
