/** The colour of the browser's own bar: the paper of each theme, as in tokens.css. */
export const BAR_COLOR = { light: "#f7f1e3", dark: "#0e1030" } as const;
