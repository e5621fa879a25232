import { useLocation, useNavigate } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { RulesOfBirth } from "#person/details/rules-of-birth.tsx";
import { type MatchedBirths, matchedBirths } from "#person/people/matched-births.ts";
import { Intro } from "#person/report/intro.tsx";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { viewOf } from "#platform/navigation/entry-view.ts";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { BirthsEntry } from "./entry/births-entry.tsx";
import { MatchedPair } from "./matched-pair.tsx";
import styles from "./matching-page.module.css";

type View = "entry" | "result";

/**
 * /matching: two births compared. They are in no address, and this tab forgets them when it is closed. What was entered and
 * what came of it are two steps of the history: Back leads to the fields.
 */
export function MatchingPage() {
  const t = useT();
  const pair = useKeptValue(matchedBirths);
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isEntry = pair === null || viewOf(state) === "entry";
  const show = async (view: View, isReplacing = false): Promise<void> =>
    navigate({ pathname, search }, { state: { view }, replace: isReplacing });

  async function compare(sent: MatchedBirths): Promise<void> {
    await show("entry", true);
    matchedBirths.set(sent);
    await show("result");
  }

  async function forget(): Promise<void> {
    await show("entry");
    matchedBirths.set(null);
  }

  return (
    <div className={`sheet ${styles.page}`}>
      <PageTitle id="title.matching" description="matching.description" />
      {isEntry && <Intro>{t("matching.intro")}</Intro>}
      <NeedsScript />
      <RulesOfBirth />
      {isEntry ? (
        <BirthsEntry onSent={(sent) => void compare(sent)} />
      ) : (
        <MatchedPair
          pair={pair}
          onSwap={() => matchedBirths.set({ bride: pair.groom, groom: pair.bride })}
          onChange={() => void show("entry")}
          onForget={() => void forget()}
        />
      )}
    </div>
  );
}
