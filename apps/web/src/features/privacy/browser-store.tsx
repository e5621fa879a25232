import { Fragment } from "react";
import { useT } from "#i18n/use-t.ts";

const ENTRIES = [
  ["userDetails", "privacy.storeDetails", "privacy.untilTab"],
  ["userRecordId", "privacy.storeId", "privacy.untilTab"],
  ["birthDetailsDraft", "privacy.storeDraft", "privacy.untilTab"],
  [
    "planetDetails-… ascendantReport-… mahadasha-… antardasha-… sadeSati-… mangalDosha-… kaalsarpDosha-…",
    "privacy.storeReports",
    "privacy.untilTab",
  ],
  ["gemSuggestion-…", "privacy.storeGem", "privacy.untilErased"],
  ["preferredLanguage", "privacy.storeLanguage", "privacy.untilCleared"],
  ["preferredTheme", "privacy.storeTheme", "privacy.untilCleared"],
  ["panchangCity", "privacy.storePlace", "privacy.untilCleared"],
  ["preferredConventions", "privacy.storeConventions", "privacy.untilCleared"],
  ["preferredClock", "privacy.storeClock", "privacy.untilCleared"],
] as const;

/** The entries this product makes in the browser, by the names under which a curious person finds them there. */
export function BrowserStore() {
  const t = useT();
  return (
    <>
      <p>{t("privacy.browserText")}</p>
      <dl className="ledger">
        {ENTRIES.map(([key, what, howLong]) => (
          <div key={key}>
            <dt>
              {t(what)}{" "}
              {key.split(" ").map((name) => (
                <Fragment key={name}>
                  <code lang="en">{name}</code>{" "}
                </Fragment>
              ))}
            </dt>
            <dd>{t(howLong)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
