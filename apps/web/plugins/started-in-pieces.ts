const APP_SCRIPT =
  /(<script type="(?:text\/plain|module)"[^>]*>)(import "\/app\/assets\/manifest-[\s\S]*?)(<\/script>)/;
const SCRIPT =
  /<link rel="modulepreload"[^>]* href="(\/app\/assets\/(framework|shell|form|combobox|drawing|shared)-[^"]*)"\/>/g;
const ALONE = /^import (".*");$/gm;
const NAMED = /^import \* as (\w+) from (".*");$/gm;

/** Before all others, which they are made on. */
const FIRST = ["framework", "shell"];

const orderOf = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/**
 * The page whose app runs its files one by one: `import` as React Router writes it runs all in one piece, in which nothing that
 * is pressed is answered. Files are fetched together as before, by the links in the head. Who needs a file that does not come
 * says it.
 */
export function startedInPieces(html: string): string {
  if (!APP_SCRIPT.test(html)) throw new Error("A page starts its app in another way than expected.");
  const files = [...html.matchAll(SCRIPT)].map(([, address = "", name = ""]) => ({ address, name }));
  if (!FIRST.every((first) => files.some(({ name }) => name === first)))
    throw new Error(`A page does not name ${FIRST.join(" and ")}, which it starts with.`);
  const ordered = files.sort((a, b) => orderOf(a.name) - orderOf(b.name)).map(({ address }) => address);
  return html.replace(APP_SCRIPT, (_all, opening: string, script: string, closing: string) => {
    const rest = script.replaceAll(ALONE, "await import($1);").replaceAll(NAMED, "const $1 = await import($2);");
    return `${opening}for (const file of ${JSON.stringify(ordered)}) await import(file).catch(() => {});\n${rest}${closing}`;
  });
}
