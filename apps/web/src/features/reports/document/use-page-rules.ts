import { useEffect } from "react";
import { useT } from "#i18n/use-t.ts";
import { pageRules } from "./page-rules.ts";
import { PARTS } from "./parts.ts";

/** Lays out the sheets while the document is on the screen. Their words have a language, which a style file has not. */
export function usePageRules(foot: string): void {
  const t = useT();
  const heads = PARTS.map(({ id, number, label }) => ({ id, head: t("document.head", { number, title: t(label) }) }));
  const rules = pageRules({ foot, heads });
  useEffect(() => {
    const sheet = new CSSStyleSheet({ media: "print" });
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, [rules]);
}
