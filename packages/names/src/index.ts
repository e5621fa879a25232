export { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language } from "./language.ts";
export type { DivisionNames, Names, SkyNames } from "./names.ts";
