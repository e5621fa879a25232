import type { Sky } from "#api/wire/sky.ts";
import { formatDegreesInSign } from "#i18n/format-degrees.ts";
import { formatTime } from "#i18n/format-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import ground from "./sky-ground.svg?no-inline";
import styles from "./sky-slide.module.css";
import { SkyWheel } from "./sky-wheel.tsx";
import { useSkyHere } from "./use-sky-here.ts";

/** The sky over the reader's city, drawn as it is at this moment and again every five minutes. */
export function SkySlide() {
  const t = useT();
  const { lang } = useLanguage();
  const { sky, placeName } = useSkyHere();
  const place = { place: placeName };
  return (
    <div className={styles.slide}>
      <img className={styles.ground} src={ground} alt="" width="1440" height="720" draggable={false} />
      <div className={styles.wheel}>
        <SkyWheel sky={sky} label={sky ? t("sky.told", { ...place, ...factsOf(sky) }) : t("sky.waiting", place)} />
      </div>
    </div>
  );

  function factsOf({ at, lagna, grahas, moon_phase }: Sky) {
    return {
      time: formatTime(at.time, lang, "sentence"),
      lagna: lagna.sign.name,
      grahas: grahas.map(({ name, degree, sign }) => `${name} ${sign.name} ${formatDegreesInSign(degree)}`).join(", "),
      tithi: moon_phase.tithi.name,
      percent: Math.round(moon_phase.illuminated * 100),
    };
  }
}

/** "The sky over Hyderabad, 12:00 PM" once it is known. */
export function SkyCaption() {
  const t = useT();
  const { lang } = useLanguage();
  const { sky, placeName: place } = useSkyHere();
  return sky ? t("sky.captionAt", { place, time: formatTime(sky.at.time, lang) }) : t("sky.caption", { place });
}
