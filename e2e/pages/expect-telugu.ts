import { expect, type Page } from "@playwright/test";
import type { UserDetails } from "@vedanga/contract";

/**
 * What a Telugu page may write in Latin letters: the product, the language that the toggle offers, who gave the data,
 * names of zones and charts that no language translates, an address of a page or of e-mail, and the letters of a file.
 */
const ALLOWED =
  /\b(?:https?:\/\/\S+|Vedanga|English|UTC|IANA|GeoNames|OpenStreetMap|CC BY 4\.0|ODbL|GODL-India|D\d{1,2}|[A-Z][a-z]+\/[A-Z]\w+(?:\/[A-Z]\w+)?|[\w.+-]+@[\w.-]+\.\w+)\b/g;

interface Found {
  /** An attribute, `text`, or where it is drawn. */
  readonly where: string;
  readonly text: string;
}

/** Every text of the page with Latin letters: visible, hidden, folded, printed, spoken or read by other programs. */
const latinTexts = (page: Page): Promise<readonly Found[]> =>
  page.evaluate(() => {
    const hasLatin = (text: string | null | undefined): text is string => /[A-Za-z]/.test(text ?? "");
    const found: { where: string; text: string }[] = [];
    const take = (where: string | (() => string), text: string | null | undefined): void => {
      if (!hasLatin(text)) return;
      found.push({ where: typeof where === "string" ? where : where(), text: text.trim().replaceAll(/\s+/g, " ") });
    };
    const nameOf = (element: Element): string => `${element.localName}${element.id === "" ? "" : `#${element.id}`}`;

    const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const around = node.parentElement;
      // Without scripts the page is in English. A drawing says by which rules it was made. What the server wrote into an
      // English page is there until the answer comes, and hidden. Code is what this browser names its entries.
      const UNREAD = "script, style, noscript, metadata, code, [data-first-day-hidden] [data-first-day]";
      if (around === null || around.closest(UNREAD) !== null) continue;
      // Of two titles the first is the page's; the other belongs to a part that is hidden while its words are loaded.
      if (around.matches("head > title ~ title")) continue;
      take(() => nameOf(around), node.nodeValue);
    }
    const SPOKEN =
      "alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext label placeholder title".split(
        " ",
      );
    const hidden = document.querySelector("[data-first-day-hidden]");
    for (const element of document.querySelectorAll("*")) {
      if (hidden !== null && element.closest("[data-first-day-hidden] [data-first-day]") !== null) continue;
      for (const name of SPOKEN) take(() => `${nameOf(element)}[${name}]`, element.getAttribute(name));
      for (const part of ["::before", "::after"]) {
        const { content } = getComputedStyle(element, part);
        if (content.startsWith('"')) take(() => `${nameOf(element)}${part}`, content);
      }
    }
    take("description", [...document.querySelectorAll('meta[name="description"]')].at(-1)?.getAttribute("content"));
    for (const data of document.querySelectorAll('script[type="application/ld+json"]')) {
      JSON.parse(data.textContent ?? "null", (key, value) => {
        if (
          typeof value === "string" &&
          !/^(@\w+|url|image|sameAs|inLanguage|addressCountry)$/.test(key) &&
          !/^[A-Z][a-z]+([A-Z][a-z]+)+$/.test(value)
        )
          take(`ld+json ${key}`, value);
        return value;
      });
    }
    return found;
  });

/**
 * Nothing on the page is in another language than Telugu, but what everyone writes in Latin letters and what this
 * person typed.
 */
export async function expectTelugu(page: Page, typed: readonly string[] = []): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "te");
  const foreign = async (): Promise<readonly string[]> =>
    (await latinTexts(page))
      .filter(({ text }) => {
        const rest = typed.reduce((left, word) => left.replaceAll(word, ""), text);
        return /[A-Za-z]/.test(rest.replaceAll(ALLOWED, ""));
      })
      .map(({ where, text }) => `${where}: ${text.slice(0, 160)}`);
  // The title of a page that is hydrated part by part turns with its part.
  await expect.poll(foreign).toEqual([]);
}

/**
 * What a page repeats of a person as it was typed, or of the name its first letters; the list of people has only the town of
 * the place. What is an address of e-mail is seen by its form.
 */
export const typedBy = ({ firstName, lastName, location }: UserDetails): readonly string[] => [
  location,
  location.split(",")[0] ?? location,
  firstName,
  lastName,
  `${firstName[0]}. ${lastName[0]}.`,
];
