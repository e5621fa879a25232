const FETCHED_LATER = /<link rel="(?:modulepreload|preload)"[^>]*>/g;
const STYLE_SHEET = /<link rel="stylesheet" href="([^"#]*)#?"\/>/g;

/**
 * The page with its style sheets before all other fetches: without them nothing is painted, while scripts and fonts come
 * to a page that can be read. React writes its fetches at the front, in an order of its own, and finds its links
 * again wherever in the head they are. Scripts wait for a free connection.
 */
export function stylesFirst(html: string): string {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end);
  const later = (head.match(FETCHED_LATER) ?? []).map((link) =>
    link.replace('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'),
  );
  return head.replaceAll(FETCHED_LATER, "") + later.join("") + html.slice(end);
}

/**
 * The page with the text of its style sheets in it, so that it is painted as soon as it is here. The links stay, because React
 * counts them and other pages share what they fetch, but of no medium: they style nothing and nothing waits for them.
 */
export async function styledWithin(html: string, readStyles: (href: string) => Promise<string>): Promise<string> {
  const links = [...html.matchAll(STYLE_SHEET)];
  const [first] = links;
  if (first === undefined) throw new Error("The page has no style sheet.");
  const sheets = await Promise.all(links.map(([, href = ""]) => readStyles(href)));
  const style = `<style>${sheets.join("")}</style>`;
  const inactive = html.replaceAll(STYLE_SHEET, (link) => link.replace("/>", ' media="not all"/>'));
  return inactive.slice(0, first.index) + style + inactive.slice(first.index);
}

/**
 * The page whose links to scripts, and to style sheets that it contains, are none until it starts its app:
 * first-paint/start-app. Faces and the other sheets are fetched.
 */
export function linkedLate(html: string): string {
  return html.replaceAll(/<link (?=rel="(?:modulepreload"|stylesheet"[^>]* media="not all"))/g, "<link data-");
}
