import type { Language } from "@vedanga/names/language";
import { en } from "./en.ts";
import type { ScreenLanguage } from "./screen-language.ts";
import { te } from "./te.ts";

export const SCREEN_LANGUAGES: Readonly<Record<Language, ScreenLanguage>> = { en, te };
