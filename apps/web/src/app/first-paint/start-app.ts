/**
 * Lets a page that can be read fetch what it runs: until here each of its fifty links would have taken the
 * processor from the first paint. The page is then as React wrote it.
 */
export function startApp(page: Document): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>("link[data-rel]")) {
    link.rel = link.dataset.rel ?? "";
    delete link.dataset.rel;
  }
  for (const waiting of page.querySelectorAll<HTMLScriptElement>('script[type="text/plain"]')) {
    const script = page.createElement("script");
    script.type = "module";
    script.textContent = waiting.textContent;
    waiting.replaceWith(script);
  }
}
