import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { RulesOfBirth } from "#person/details/rules-of-birth.tsx";
import { type MatchedBirths, matchedBirths } from "#person/people/matched-births.ts";
import { Intro } from "#person/report/intro.tsx";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { viewOf } from "#platform/navigation/entry-view.ts";
import { loadWhenIdle } from "#platform/when-idle.ts";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { LatePiece } from "#ui/waiting/late-piece.tsx";
import { pieceOfScreen } from "#ui/waiting/load-piece.ts";
import { Spinner } from "#ui/waiting/spinner.tsx";
import styles from "./matching-page.module.css";

const loadEntry = pieceOfScreen(() => import("./entry/births-entry-piece.tsx"));
const loadResult = () => import("./matched-pair.tsx");

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

  // What is compared must not wait for the script that shows it.
  useEffect(() => loadWhenIdle(loadResult), []);

  return (
    <div className={`sheet ${styles.page}`}>
      <PageTitle id="title.matching" description="matching.description" />
      {isEntry && <Intro>{t("matching.intro")}</Intro>}
      <NeedsScript />
      <RulesOfBirth />
      {isEntry ? (
        <LatePiece
          key="entry"
          load={loadEntry}
          given={{ onSent: (sent) => void compare(sent) }}
          waiting={<Spinner />}
        />
      ) : (
        <LatePiece
          key="result"
          load={loadResult}
          given={{
            pair,
            onSwap: () => matchedBirths.set({ bride: pair.groom, groom: pair.bride }),
            onChange: () => void show("entry"),
            onForget: () => void forget(),
          }}
          waiting={<Spinner />}
        />
      )}
    </div>
  );
}
