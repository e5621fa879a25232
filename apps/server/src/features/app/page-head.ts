import { APP_BASE } from "@vedanga/contract";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from "@vedanga/names/language";

/** How a page describes itself to programs that do not run its scripts: search engines and link previews. */
export interface PageAddress {
  /** `https://host`, without a slash at the end; undefined if it is unknown: then the page does not name it. */
  readonly origin: string | undefined;
  /** The path below the app's base, such as `/panchang`; no query, because that may contain an id. */
  readonly route: string;
  /** What it is written in. */
  readonly language: Language;
  /** The path and query of a page whose preview is its own: readers of a preview look up what its address says. */
  readonly previewed?: string | undefined;
}

const PREVIEW = { file: "social-preview.png", widthPx: 1200, heightPx: 630 };

/** A route, or one with a query, as it is listed in a language: plain in the default one, in which crawlers are answered there, else with its name. */
export function addressIn(language: Language, origin: string, route: string): string {
  const plain = `${origin}${APP_BASE}${route}`;
  return language === DEFAULT_LANGUAGE ? plain : `${plain}${route.includes("?") ? "&" : "?"}lang=${language}`;
}

/**
 * The page with what must name its public address: canonical link, the same page in each language, preview (The Open Graph
 * protocol, ogp.me), and links that are opened outside the browser.
 * Title and description are the page's own, as the build wrote them, or `fallback`, those of a page that has both.
 */
export function withPublicAddress(html: string, page: PageAddress, fallback: string): string {
  const { origin, route, language, previewed } = page;
  const inLanguage = (code: Language) =>
    origin === undefined ? undefined : escapeAttribute(addressIn(code, origin, route));
  const address = inLanguage(language);
  const image = origin === undefined ? undefined : escapeAttribute(`${origin}${APP_BASE}/${PREVIEW.file}`);
  const title = titleOf(html) ?? titleOf(fallback);
  const description = descriptionOf(html) ?? descriptionOf(fallback);
  const properties: readonly (readonly [string, string | number | undefined])[] = [
    ["og:type", "website"],
    // It ends every title.
    ["og:site_name", title?.split(" · ").at(-1)],
    ["og:locale", localeOf(language)],
    ...LANGUAGE_CODES.filter((code) => code !== language).map(
      (code) => ["og:locale:alternate", localeOf(code)] as const,
    ),
    [
      "og:url",
      origin === undefined || previewed === undefined
        ? address
        : escapeAttribute(addressIn(language, origin, previewed)),
    ],
    ["og:title", title],
    ["og:description", description],
    ["og:image", image],
    ["og:image:width", image && PREVIEW.widthPx],
    ["og:image:height", image && PREVIEW.heightPx],
  ];
  // The plain address is answered in the language that the reader's browser prefers.
  const alternates = [...LANGUAGE_CODES.map((code) => [code, code] as const), ["x-default", DEFAULT_LANGUAGE] as const];
  const tags = [
    ...(address === undefined
      ? []
      : [
          `<link rel="canonical" href="${address}"/>`,
          ...alternates.map(([name, code]) => `<link rel="alternate" hreflang="${name}" href="${inLanguage(code)}"/>`),
        ]),
    ...properties.flatMap(([name, content]) =>
      content === undefined ? [] : [`<meta property="${name}" content="${content}"/>`],
    ),
    `<meta name="twitter:card" content="summary_large_image"/>`,
  ];
  const host = (origin ?? "").replace(/^\w+:\/\//, "");
  return html
    .replaceAll("%PUBLIC_HOST%", () => escapeAttribute(host))
    .replace("</head>", () => `${tags.join("")}</head>`);
}

/** The operator's e-mail in the text shown without scripts; if there is none, the text about it is left out. */
export function withContactEmail(html: string, contactEmail: string | null): string {
  return contactEmail === null
    ? html.replaceAll(/<noscript data-contact="">[\s\S]*?<\/noscript>/g, "")
    : html.replaceAll("%CONTACT_EMAIL%", () => escapeAttribute(contactEmail).replaceAll("<", "&lt;"));
}

const localeOf = (language: Language): string => `${language}_IN`;

// Both come out of HTML and go back into it: they stay escaped as they are.
const titleOf = (html: string): string | undefined =>
  /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('"', "&quot;");
const descriptionOf = (html: string): string | undefined =>
  /<meta name="description" content="([^"]*)"/.exec(html)?.[1];

const escapeAttribute = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
