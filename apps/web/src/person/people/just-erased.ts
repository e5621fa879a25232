import { pageValue } from "#platform/page-value.ts";

/**
 * Whether the person whom the page showed was erased a moment ago. Not a state of the address: a page that learns first that
 * there is nobody leads to the form by itself.
 */
export const justErased = pageValue(false);
