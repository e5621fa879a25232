/** What others are made on runs before them; what is named otherwise is a part of one screen, or has nothing to run. */
const IN_PIECES = /\/(framework|shell|form|combobox|drawing|shared)-[^/]*$/;
const FIRST = ["framework", "shell"];

/**
 * The script that starts the app of a page and runs its files one by one: `import` runs all in one piece, in which nothing that
 * is pressed is answered. Files are fetched together, by the links in the head. Who needs a file that does not come says it.
 */
export function appScript(entry: string, scripts: readonly string[], screen?: string): string {
  const files = scripts.flatMap((address) => {
    const [, name] = IN_PIECES.exec(address) ?? [];
    return name === undefined ? [] : [{ address, name }];
  });
  const first = FIRST.map((wanted) => files.find(({ name }) => name === wanted));
  if (first.includes(undefined)) throw new Error(`A page does not name ${FIRST.join(" and ")}, which it starts with.`);
  const others = files.filter((file) => !first.includes(file));
  const ordered = [...first, ...others].flatMap((file) => file?.address ?? []);
  const run = screen === undefined ? ordered : [...ordered, screen];
  return `for (const file of ${JSON.stringify(run)}) await import(file).catch(() => {});\nimport(${JSON.stringify(entry)});`;
}

function withAtEnd(html: string, scripts: string): string {
  const end = html.lastIndexOf("</body>");
  if (end < 0) throw new Error("A page has no end, where its app would start.");
  return html.slice(0, end) + scripts + html.slice(end);
}

/** The page that starts its app at once. */
export const startedAtOnce = (html: string, script: string): string =>
  withAtEnd(html, `<script type="module" async="">${script}</script>`);

/** The page with the script of its app waiting as text, and at the end the script that starts it (first-paint/start-app). */
export const startedLate = (html: string, script: string, startScript: string): string =>
  withAtEnd(html, `<script type="text/plain">${script}</script><script>${startScript}</script>`);
