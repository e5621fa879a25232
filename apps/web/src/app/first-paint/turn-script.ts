import { turnPage } from "./turn-page.ts";

/** The build writes this as text into a page that carries other languages, below their templates. */
turnPage(document);
