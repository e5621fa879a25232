const SCRIPT = /<link rel="modulepreload"[^>]* href="([^"]*)"\/>/g;
const STYLE_SHEET = /<link rel="stylesheet" href="([^"]*)"\/>/g;

/**
 * The page with links to what another page fetches and it does not: both are fetched together. A sheet is only fetched ahead;
 * the screen asks for it as it is drawn.
 */
export function withFilesOf(other: string, page: string): string {
  const inHead = (html: string, links: RegExp): string[] =>
    [...html.slice(0, html.indexOf("</head>")).matchAll(links)].map(([, href = ""]) => href);
  const missing = (links: RegExp): string[] => {
    const here = new Set(inHead(page, links));
    return inHead(other, links).filter((href) => !here.has(href));
  };
  const links = [
    ...missing(STYLE_SHEET).map((href) => `<link rel="preload" as="style" href="${href}"/>`),
    ...missing(SCRIPT).map((href) => `<link rel="modulepreload" href="${href}"/>`),
  ];
  return page.replace("</head>", () => `${links.join("")}</head>`);
}
