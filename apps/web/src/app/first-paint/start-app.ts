function fetchThe(links: NodeListOf<HTMLLinkElement>): void {
  for (const link of links) {
    link.rel = link.dataset.rel ?? "";
    delete link.dataset.rel;
  }
}

/** Fetches the scripts of a page. Their links wait: until something is painted each would take the processor from that. */
export function fetchScripts(page: Document): void {
  fetchThe(page.querySelectorAll("link[data-rel=modulepreload]"));
}

/** Lets a page that can be read fetch the rest of what it runs, and run it. The page is then as React wrote it. */
export function startApp(page: Document): void {
  fetchThe(page.querySelectorAll("link[data-rel]"));
  for (const waiting of page.querySelectorAll<HTMLScriptElement>('script[type="text/plain"]')) {
    const script = page.createElement("script");
    script.type = "module";
    script.textContent = waiting.textContent;
    waiting.replaceWith(script);
  }
}
