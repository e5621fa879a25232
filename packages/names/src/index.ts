export { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language } from "./language.ts";
export type { DivisionNames, Names, SignNames, SkyNames } from "./names.ts";
