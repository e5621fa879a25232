/**
 * Puts a page that waits for another language into it, where the page carries it, and shows it. What it carries besides is
 * taken out: React finds the page as it would have drawn it.
 */
export function turnPage(page: Document): void {
  const { documentElement: root, body, currentScript } = page;
  for (const template of body.querySelectorAll<HTMLTemplateElement>("template[lang]")) {
    const { content, lang, dataset } = template;
    template.remove();
    if (lang !== root.dataset.wait) continue;
    root.lang = lang;
    root.dataset.script = dataset.script;
    page.title = dataset.title ?? "";
    page.querySelector("meta[name=description]")?.setAttribute("content", dataset.description ?? "");
    body.replaceChildren(content);
    delete root.dataset.wait;
  }
  currentScript?.remove();
}
