import type { ReportTabId } from "@vedanga/contract";
import type { Language } from "@vedanga/names/language";
import type { Config } from "../../config.ts";
import type { AppBuild } from "./app-build.ts";
import { withContactEmail, withPublicAddress } from "./page-head.ts";
import { bytesWithStyles } from "./page-styles.ts";
import { withTab } from "./page-tab.ts";

/** Which page of the build is sent, and where from. */
interface PageName {
  /** The path below the app's base. */
  readonly route: string;
  readonly language: Language;
  /** `https://host`, undefined if it is unknown. */
  readonly origin: string | undefined;
  readonly tab: ReportTabId | undefined;
}

/** A page as it was built, with the files of its tab, and what is added to it before it is sent. */
interface WrittenPage {
  readonly html: string;
  readonly headers: Readonly<Record<"content-security-policy" | "content-language", string>>;
  /** With what names the operator and the public address; `previewed` is the path of a preview of its own. */
  withHead(html: string, previewed?: string): string;
  withStyles(html: string): Buffer;
}

export const writtenPages =
  (build: AppBuild, { contacts }: Pick<Config, "contacts">) =>
  ({ route, language, origin, tab }: PageName): WrittenPage => {
    const { html, styles, contentSecurityPolicy } = build.pageFor(route, language);
    return {
      html: withTab(html, tab),
      headers: { "content-security-policy": contentSecurityPolicy, "content-language": language },
      withHead: (text, previewed) =>
        withPublicAddress(
          withContactEmail(text, contacts.contactEmail),
          { origin, route, language, previewed },
          build.pageFor("/", language).html,
        ),
      withStyles: (text) => bytesWithStyles(text, styles),
    };
  };
