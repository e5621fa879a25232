import { Fragment } from "react";
import { useT } from "#i18n/use-t.ts";
import { DAYS_CACHE, FILES_CACHE, PERSON_CACHE, SHELL_CACHE } from "#platform/offline/cache-names.ts";

/** The caches by which the pages open without a network: their names in the browser, what is in them, and how long. */
const CACHES = [
  [[SHELL_CACHE, `${FILES_CACHE}…`], "privacy.cacheApp", "privacy.untilNextBuild"],
  [[DAYS_CACHE], "privacy.cacheDays", "privacy.threeDays"],
  [[`${PERSON_CACHE}…`], "privacy.cachePerson", "privacy.untilNotKept"],
] as const;

export function BrowserCaches() {
  const t = useT();
  return (
    <>
      <p>{t("privacy.cacheText")}</p>
      <dl className="ledger">
        {CACHES.map(([names, what, howLong]) => (
          <div key={what}>
            <dt>
              {t(what)}{" "}
              {names.map((name) => (
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
