/**
 * Adds the bodies of whole pages in other languages to a page, as templates that the browser does not show, and the script
 * that swaps one of them in (turn-page). They come after the page's own body, which is painted first; the app's
 * scripts come after them. The root is marked: see base.css.
 */
export function withLanguages(html: string, others: readonly string[], turnScript: string): string {
  if (others.length === 0) return html;
  const marked = html.replace("<html", "<html data-languages");
  const { end } = shown(marked);
  return `${marked.slice(0, end)}${others.map(templateOf).join("")}<script>${turnScript}</script>${marked.slice(end)}`;
}

function templateOf(html: string): string {
  const { start, end } = shown(html);
  const root = part(html, /<html ([^>]*)>/);
  const title = part(html, /<title>([^<]*)<\/title>/).replaceAll('"', "&quot;");
  const description = part(html, /<meta name="description" content="([^"]*)"/);
  return `<template ${root} data-title="${title}" data-description="${description}">${html.slice(start, end)}</template>`;
}

/** The start and end of what a page shows: all of its body, which the app's scripts are not in yet. */
function shown(html: string): { readonly start: number; readonly end: number } {
  const opening = "<body>";
  return { start: html.indexOf(opening) + opening.length, end: html.lastIndexOf("</body>") };
}

function part(html: string, pattern: RegExp): string {
  const [, found] = pattern.exec(html) ?? [];
  if (found === undefined) throw new Error(`A page has nothing like ${pattern.source}`);
  return found;
}
