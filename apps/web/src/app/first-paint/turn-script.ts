import { turnPage } from "./turn-page.ts";

/** Stands as text in a page that carries other languages, below them. */
turnPage(document);
