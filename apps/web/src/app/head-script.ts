import { PREFERRED_LANGUAGE_KEY } from "#i18n/preferred-language.ts";

export const PREFERRED_THEME_KEY = "preferredTheme";

/** The colour of the browser's own bar: the paper of each theme, as in tokens.css. */
export const BAR_COLOR = { light: "#f7f1e3", dark: "#0e1030" } as const;

/**
 * Runs before the first paint: puts the remembered theme on the page, and hides a page that is to be Telugu
 * until its words are here (the page arrives as English HTML). Nothing stays hidden if they do not come.
 * It has no quotes, no ampersands and no angle brackets, so that React writes it into the HTML as it stands;
 * the server puts its hash into the Content-Security-Policy.
 */
export const HEAD_SCRIPT = [
  "(function(root){try{var saved=localStorage,",
  `theme=saved.getItem(\`${PREFERRED_THEME_KEY}\`);`,
  "if(theme===`light`||theme===`dark`){root.dataset.theme=theme;",
  "document.querySelectorAll(`meta[name=theme-color]`).forEach(function(bar){",
  `bar.content=theme===\`dark\`?\`${BAR_COLOR.dark}\`:\`${BAR_COLOR.light}\`})}`,
  `if(saved.getItem(\`${PREFERRED_LANGUAGE_KEY}\`)===\`telugu\`){`,
  "root.dataset.wait=``;setTimeout(function(){delete root.dataset.wait},4000)}",
  "}catch(e){}})(document.documentElement)",
].join("");
