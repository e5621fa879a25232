import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { RulesOfBirth } from "#person/details/rules-of-birth.tsx";
import { matchedBirths } from "#person/people/matched-births.ts";
import { Intro } from "#person/report/intro.tsx";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { BirthsEntry } from "./births-entry.tsx";
import { MatchedPair } from "./matched-pair.tsx";
import styles from "./matching-page.module.css";

/** /matching: two births compared. They are in no address, and this tab forgets them when it is closed. */
export function MatchingPage() {
  const t = useT();
  const pair = useKeptValue(matchedBirths);
  const [isChanging, setChanging] = useState(false);
  const isEntry = pair === null || isChanging;
  return (
    <div className={`sheet ${styles.page}`}>
      <PageTitle id="title.matching" description="matching.description" />
      {isEntry && <Intro>{t("matching.intro")}</Intro>}
      <NeedsScript />
      <RulesOfBirth />
      {isEntry ? (
        <BirthsEntry
          start={pair}
          onSent={(sent) => {
            matchedBirths.set(sent);
            setChanging(false);
          }}
        />
      ) : (
        <MatchedPair
          pair={pair}
          onSwap={() => matchedBirths.set({ bride: pair.groom, groom: pair.bride })}
          onChange={() => setChanging(true)}
          onForget={() => matchedBirths.set(null)}
        />
      )}
    </div>
  );
}
