import { afterFrame } from "./after-frame.ts";
import { startApp } from "./start-app.ts";

/**
 * The build writes this as text at the end of a page that can be read without its scripts. Nothing is waited for where that is
 * hidden: in another language than the reader's, or about a day that is not the reader's.
 */
document.currentScript?.remove();
const { documentElement: root } = document;
const { wait, firstDayAt, firstDayHidden } = root.dataset;
const isOfDay = document.querySelector("[data-first-day]") !== null;
const isRead = wait === undefined && (!isOfDay || (firstDayAt !== undefined && firstDayHidden === undefined));

/** What is below the first screen comes with the next frame (base.css). */
function start(): void {
  delete root.dataset.firstFrame;
  startApp(document);
}

if (isRead) afterFrame(start);
else start();
