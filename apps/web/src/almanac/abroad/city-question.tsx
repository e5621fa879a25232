import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { zonePlaces } from "#api/place/zone-places.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { shortPlaceText } from "#ui/place-combobox/place-words.ts";
import { Button } from "#ui/press/button.tsx";
import { keepUsualCity, openWithCity } from "../remembered-city.ts";
import styles from "./city-question.module.css";

export interface CityQuestionProps {
  /** Of the reader's device. */
  readonly zone: string;
}

/**
 * Asks a reader abroad once whether the almanac should be that of a city of their own. It stands at the end of the page and
 * stays in sight above it: nothing moves and nothing hides behind it. Without an answer of the server there is no question.
 */
export default function CityQuestion({ zone }: CityQuestionProps) {
  const t = useT();
  const { lang } = useLanguage();
  const titleId = useId();
  const [isChoosing, setChoosing] = useState(false);
  // In another language the question stays, with the names it has, until the new ones are here.
  const { data: cities } = useQuery({ ...zonePlaces(zone, lang), placeholderData: keepPreviousData });
  if (cities === undefined || cities.length === 0) return null;

  function answer(act: () => void): void {
    act();
    // What was pressed is gone: the reader goes on at the title of the page.
    document.querySelector("h1")?.focus({ preventScroll: true });
  }
  return (
    <section className={`no-print ${styles.question}`} aria-labelledby={titleId} data-city-question>
      <div className={`sheet ${styles.inner}`}>
        <h2 id={titleId} className={styles.title}>
          {t("abroad.question")}
        </h2>
        <div className={styles.answers}>
          <Button look="outline" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {t("abroad.choose")}
          </Button>
          <Button look="quiet" onClick={() => answer(keepUsualCity)}>
            {t("abroad.keep")}
          </Button>
        </div>
        {isChoosing && (
          <>
            <ul className={styles.cities} aria-label={t("abroad.cities")}>
              {cities.map((city) => (
                <li key={city.id}>
                  <Button look="quiet" onClick={() => answer(() => openWithCity(city))}>
                    {shortPlaceText(city)}
                  </Button>
                </li>
              ))}
            </ul>
            <p className={styles.other}>{t("abroad.other", { change: t("panchang.bar.city") })}</p>
          </>
        )}
      </div>
    </section>
  );
}
