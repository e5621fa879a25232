import type { AppRoute } from "@vedanga/contract";
import type { MessageId } from "#i18n/catalogue/en.ts";

interface SiteLink {
  readonly to: AppRoute;
  readonly label: MessageId;
  /** Other pages on which it is marked as current. */
  readonly section?: RegExp;
}

/** The top navigation. A link comes with its screen. */
export const NAV_LINKS: readonly SiteLink[] = [
  { to: "/", label: "nav.home" },
  { to: "/panchang", label: "nav.panchang", section: /^\/panchang\// },
  { to: "/year", label: "nav.year", section: /^\/zodiac\/[^/]+$/ },
  { to: "/places", label: "nav.places", section: /^\/places\// },
  { to: "/about", label: "nav.about" },
];

/** The services the footer names. */
export const SERVICE_LINKS: readonly SiteLink[] = [
  { to: "/calculator", label: "service.birthChart" },
  { to: "/panchang", label: "service.panchang" },
  { to: "/matching", label: "service.matching" },
  { to: "/places", label: "nav.places" },
  { to: "/accuracy", label: "nav.accuracy" },
  { to: "/contact", label: "nav.contact" },
  { to: "/privacy", label: "nav.privacy" },
];
