import type { DivisionHouse } from "@vedanga/contract";
import { useId } from "react";
import { chartHouseReasons } from "#api/chart-houses.ts";
import type { DivisionQuestion } from "#api/chart-image.ts";
import { formatDegreesInSign } from "#i18n/format-degrees.ts";
import { useT } from "#i18n/use-t.ts";
import { TextPress } from "#ui/press/text-press.tsx";
import { AskedReasons } from "#ui/why/asked-reasons.tsx";
import { type ChosenPlace, whoStands } from "./chosen-place.ts";
import styles from "./house-detail.module.css";
import { useStandingNames } from "./use-standing-names.ts";

interface HouseDetailProps {
  readonly division: DivisionQuestion;
  readonly houses: readonly DivisionHouse[];
  readonly house: DivisionHouse;
  readonly chosen: ChosenPlace;
  onPressed(place: ChosenPlace): void;
}

/** A house that was pressed: what it is about, its sign and lord, who stands there and what they see, who sees it. */
export function HouseDetail({ division, houses, house: about, chosen, onPressed }: HouseDetailProps) {
  const t = useT();
  const namesOf = useStandingNames();
  const titleId = useId();
  const { house, sign, lord, matters, text, standing, seen_by: seenBy, seen_text: seenText } = about;
  const chosenOne = whoStands(houses, chosen);
  const isOfSky = division.div === "D1";
  const lordWords = { sign: sign.name, lord: lord.name, house: lord.house };
  return (
    <section className={styles.house} aria-labelledby={titleId}>
      <h4 id={titleId}>{t("kundli.house", { house, matters })}</h4>
      <p className={styles.quiet}>
        {t(lord.house === house ? "kundli.signAndLordHere" : "kundli.signAndLord", lordWords)}
      </p>
      <p>{text}</p>
      {standing.length > 0 && (
        <ul className={styles.standing}>
          {standing.map((one) => {
            const { graha, sky, sees } = one;
            const star = t("results.starAndPada", { star: sky.nakshatra.name, pada: sky.pada });
            return (
              <li key={graha}>
                {graha === "ascendant" ? (
                  <b>{namesOf([one])}</b>
                ) : (
                  <TextPress aria-pressed={chosen.who === graha} onClick={() => onPressed({ house, who: graha })}>
                    {namesOf([one])}
                  </TextPress>
                )}
                <span>
                  {isOfSky || <span className="unseen">{t("kundli.inTheSky")}: </span>}
                  {sky.sign.name} <span className="num">{formatDegreesInSign(sky.degrees)}</span>, {star}
                </span>
                {graha !== "ascendant" && (
                  <span>
                    {t("kundli.looksAt")}: {t("kundli.housesSeen", { count: sees.length, houses: sees.join(", ") })}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <p className={styles.quiet}>{seenText}</p>
      {chosenOne && chosenOne.sees.length > 0 && (
        <p className={styles.quiet}>{t("kundli.tinted.sees", { name: chosenOne.name })}</p>
      )}
      {!chosenOne && seenBy.length > 0 && <p className={styles.quiet}>{t("kundli.tinted.seen")}</p>}
      {standing.length > 0 && (
        <AskedReasons
          key={house}
          question={t("kundli.why")}
          about={t("kundli.house", { house, matters })}
          queries={[
            {
              ...chartHouseReasons(division),
              select: (reasons) => reasons.filter((reason) => reason.about.startsWith(`houses.${house - 1}.`)),
            },
          ]}
        />
      )}
    </section>
  );
}
