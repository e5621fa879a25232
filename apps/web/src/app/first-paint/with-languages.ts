/**
 * The page with what it shows in other languages, drawn as whole pages, as templates that nobody sees, and the script that
 * takes one of them (turn-page). They stand below what is shown and before the app's scripts: the page itself is painted first.
 * The root is marked: see base.css.
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

/** Where what is shown stands in a page: all of its body up to the app's scripts. */
function shown(html: string): { readonly start: number; readonly end: number } {
  const opening = "<body>";
  const start = html.indexOf(opening) + opening.length;
  return { start, end: html.indexOf("<script", start) };
}

function part(html: string, pattern: RegExp): string {
  const [, found] = pattern.exec(html) ?? [];
  if (found === undefined) throw new Error(`A page has nothing like ${pattern.source}`);
  return found;
}
