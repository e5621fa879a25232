import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES } from "@vedanga/names/language";
import type { ValueKey } from "#platform/kept/kept-entries.ts";

const kept = (key: ValueKey): string => `saved.getItem(\`${key}\`)`;

/** The colour of the browser's own bar: the paper of each theme, as in tokens.css. */
export const BAR_COLOR = { light: "#f7f1e3", dark: "#0e1030" } as const;

/** A page kept longer than this, by a closed tab or a browser's history, does not show the day it was served with. */
const FIRST_DAY_KEEPS_MS = 300_000;

/** The languages whose words a page does not arrive with, as the device keeps them. */
const TO_BE_FETCHED = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE).map(
  (code) => `\`${LANGUAGES[code].word}\``,
);

/**
 * Runs before the first paint: puts the remembered theme on the page, hides the day it was served with where that is not
 * today's or this device remembers anything that makes it another, and hides a page that is to be in another language
 * until its words are here (the page arrives as English HTML). Nothing stays hidden if they do not come.
 * It has no quotes, no ampersands and no angle brackets, so that React writes it into the HTML as it stands;
 * the server puts its hash into the Content-Security-Policy.
 */
export const HEAD_SCRIPT = [
  "(function(root){function hide(){root.dataset.firstDayHidden=``}",
  `if(Math.floor(Math.abs(Date.now()-root.dataset.firstDayAt)/${FIRST_DAY_KEEPS_MS}))hide();`,
  `try{var saved=localStorage,`,
  `theme=${kept("preferredTheme")};`,
  "if(theme===`light`||theme===`dark`){root.dataset.theme=theme;",
  "document.querySelectorAll(`meta[name=theme-color]`).forEach(function(bar){",
  `bar.content=theme===\`dark\`?\`${BAR_COLOR.dark}\`:\`${BAR_COLOR.light}\`})}`,
  `if(${kept("panchangCity")}||${kept("preferredConventions")}||${kept("preferredClock")}===\`24\`)hide();`,
  `if([${TO_BE_FETCHED}].includes(${kept("preferredLanguage")})){`,
  "hide();root.dataset.wait=``;setTimeout(function(){delete root.dataset.wait},4000)}",
  "}catch(e){}})(document.documentElement)",
].join("");
