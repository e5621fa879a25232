import { afterFrame } from "./after-frame.ts";
import { startApp } from "./start-app.ts";

/**
 * The build writes this as text at the end of a page that can be read without its scripts. Nothing is waited for where that is
 * hidden: in another language than the reader's, or about a day that is not the reader's.
 */
document.currentScript?.remove();
const { wait, firstDayAt, firstDayHidden } = document.documentElement.dataset;
const isOfDay = document.querySelector("[data-first-day]") !== null;
const isRead = wait === undefined && (!isOfDay || (firstDayAt !== undefined && firstDayHidden === undefined));
if (isRead) afterFrame(() => startApp(document));
else startApp(document);
