import { useT } from "#i18n/use-t.ts";
import { Button } from "../press/button.tsx";
import styles from "./name-standing.module.css";
import { placeText } from "./place-words.ts";
import type { NamedPlace } from "./use-named-place.ts";
import { useQuestionInSight } from "./use-question-in-sight.ts";

interface NameStandingProps {
  /** The field above. */
  readonly inputId: string;
  readonly text: string;
  readonly named: NamedPlace;
}

/** Below a field: which place is meant, that none is known, or that it could not be looked up. */
export function NameStanding({ inputId, text, named }: NameStandingProps) {
  const t = useT();
  const { standing, take, deny, lookUp } = named;
  const question = useQuestionInSight(inputId, standing?.kind === "several");
  return (
    <div className={styles.standing} role="status">
      {standing?.kind === "none" && <p>{t("place.none")}</p>}
      {standing?.kind === "failed" && (
        <>
          <p>{t("place.notLookedUp", { text: text.trim() })}</p>
          <Button look="quiet" onClick={() => void lookUp()}>
            {t("ui.tryAgain")}
          </Button>
        </>
      )}
      {standing?.kind === "several" && (
        <fieldset className={styles.question} ref={question}>
          <legend>{t("place.which", { count: standing.places.length })}</legend>
          <ul className={styles.offered}>
            {standing.places.map((place) => (
              <li key={place.id}>
                <Button look="outline" onClick={() => take(place)}>
                  {placeText(place)}
                </Button>
              </li>
            ))}
            <li>
              <Button look="quiet" onClick={deny}>
                {t("place.noneOfThese", { count: standing.places.length })}
              </Button>
            </li>
          </ul>
        </fieldset>
      )}
    </div>
  );
}
