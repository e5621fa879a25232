import { afterFrame } from "./after-frame.ts";
import { startApp } from "./start-app.ts";

/** The build writes this as text at the end of a page that carries an answer. Where none is seen nothing is waited for. */
document.currentScript?.remove();
const { firstDayAt, firstDayHidden } = document.documentElement.dataset;
if (firstDayAt !== undefined && firstDayHidden === undefined) afterFrame(() => startApp(document));
else startApp(document);
