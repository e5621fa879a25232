import { Fragment } from "react";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { ENTRY_KEYS, type EntryKey, isAnswersKey, KEPT_ENTRIES } from "#platform/kept/kept-entries.ts";

const WHAT = {
  userDetails: "privacy.storeDetails",
  userRecordId: "privacy.storeId",
  birthDetailsDraft: "privacy.storeDraft",
  "planetDetails-": "privacy.storeReports",
  "ascendantReport-": "privacy.storeReports",
  "mahadasha-": "privacy.storeReports",
  "antardasha-": "privacy.storeReports",
  "sadeSati-": "privacy.storeReports",
  "mangalDosha-": "privacy.storeReports",
  "kaalsarpDosha-": "privacy.storeReports",
  "gemSuggestion-": "privacy.storeGem",
  preferredLanguage: "privacy.storeLanguage",
  preferredTheme: "privacy.storeTheme",
  panchangCity: "privacy.storePlace",
  preferredConventions: "privacy.storeConventions",
  preferredClock: "privacy.storeClock",
} as const satisfies Record<EntryKey, MessageId>;

/** Answers are about a birth: those that outlive the tab go when the birth is erased. */
function howLong(key: EntryKey): MessageId {
  if (KEPT_ENTRIES[key] === "session") return "privacy.untilTab";
  return isAnswersKey(key) ? "privacy.untilErased" : "privacy.untilCleared";
}

/** The entries this product makes in the browser, by the names under which a curious person finds them there. */
export function BrowserStore() {
  const t = useT();
  return (
    <>
      <p>{t("privacy.browserText")}</p>
      <dl className="ledger">
        {[...Map.groupBy(ENTRY_KEYS, (key) => WHAT[key])].map(([what, keys]) => (
          <div key={what}>
            <dt>
              {t(what)}{" "}
              {keys.map((key) => (
                <Fragment key={key}>
                  <code lang="en">{isAnswersKey(key) ? `${key}…` : key}</code>{" "}
                </Fragment>
              ))}
            </dt>
            <dd>{keys.slice(0, 1).map((key) => t(howLong(key)))}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
