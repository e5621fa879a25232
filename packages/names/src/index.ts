export { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language } from "./language.ts";
export type { Names } from "./names.ts";
