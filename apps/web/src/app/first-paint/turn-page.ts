/**
 * Turns a page whose visitor reads another language into that language, if the page carries it, and shows the page. All
 * templates are removed, so that React finds the page as React itself would have drawn it.
 */
export function turnPage(page: Document): void {
  const { documentElement: root, body, currentScript } = page;
  for (const template of body.querySelectorAll<HTMLTemplateElement>("template[lang]")) {
    const { content, lang, dataset } = template;
    template.remove();
    if (lang !== root.dataset.turn) continue;
    root.lang = lang;
    root.dataset.script = dataset.script;
    page.title = dataset.title ?? "";
    page.querySelector("meta[name=description]")?.setAttribute("content", dataset.description ?? "");
    body.replaceChildren(content);
  }
  delete root.dataset.turn;
  delete root.dataset.wait;
  currentScript?.remove();
}
