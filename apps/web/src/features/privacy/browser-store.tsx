import { Fragment } from "react";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { keptCaches } from "#platform/kept/kept-caches.ts";
import { ENTRY_KEYS, type EntryKey, isAnswersKey, KEPT_ENTRIES, type ValueKey } from "#platform/kept/kept-entries.ts";

const WHAT = {
  userDetails: "privacy.storeDetails",
  userRecordId: "privacy.storeId",
  visitPeople: "privacy.storeVisit",
  keptPeople: "privacy.storePeople",
  matchedBirths: "privacy.storeMatched",
  viewKey: "privacy.storeView",
  birthDetailsDraft: "privacy.storeDraft",
  matchingDraft: "privacy.storeDraft",
  "gemSuggestion-": "privacy.storeGem",
  "dailyHoroscope-": "privacy.storeDaily",
  yearlyPrediction: "privacy.storeYear",
  reloadedPages: "privacy.storeReloaded",
  preferredLanguage: "privacy.storeLanguage",
  preferredTheme: "privacy.storeTheme",
  panchangCity: "privacy.storePlace",
  usualCityMeant: "privacy.storeUsualCity",
  moonSign: "privacy.storeSign",
  preferredConventions: "privacy.storeConventions",
  preferredClock: "privacy.storeClock",
  preferredChartStyle: "privacy.storeChartStyle",
  preferredDivision: "privacy.storeDivision",
} as const satisfies Partial<Record<EntryKey, MessageId>> & Record<ValueKey, MessageId>;

const isNamed = (key: EntryKey): key is keyof typeof WHAT => key in WHAT;
const whatIs = (key: EntryKey): MessageId => (isNamed(key) ? WHAT[key] : "privacy.storeReports");

/** What is about a birth and outlives the tab goes when the birth is erased. */
function howLong(key: EntryKey): MessageId {
  if (KEPT_ENTRIES[key] === "session") return "privacy.untilTab";
  if (key === "keptPeople") return "privacy.untilNotKept";
  return key === "gemSuggestion-" ? "privacy.untilErased" : "privacy.untilCleared";
}

/** The entries this product makes in the browser, by the names under which a curious person finds them there. */
export function BrowserStore() {
  const t = useT();
  return (
    <>
      <p>{t("privacy.browserText")}</p>
      <dl className="ledger">
        {[...Map.groupBy(ENTRY_KEYS, whatIs)].map(([what, keys]) => (
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
        <div>
          <dt>
            {t("privacy.storeDevice")} <code lang="en">{keptCaches.nameOf("…")}</code>
          </dt>
          <dd>{t("privacy.untilRemoved")}</dd>
        </div>
      </dl>
    </>
  );
}
