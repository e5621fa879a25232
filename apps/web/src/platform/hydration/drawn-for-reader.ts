import { createContext } from "react";

/**
 * True where a page is drawn outside a browser for the very address that its reader opened: then its HTML knows the query,
 * and what is kept back until hydration elsewhere is in it.
 */
export const DrawnForReader = createContext(false);
