import { addDays } from "@vedanga/contract";
import type { DayQuestion } from "#api/panchang.ts";
import type { MomentPanchang } from "#api/wire/panchang.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { formatWeekday } from "#i18n/format-date.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import { WhyOfDay } from "#ui/why/why-of-day.tsx";
import { Limb } from "./limb.tsx";
import { limbStretches } from "./limb-stretches.ts";
import { LimbTable } from "./limb-table.tsx";
import { MoonDisc } from "./moon-disc.tsx";
import { NakshatraWheel } from "./nakshatra-wheel.tsx";
import { skyOfDay } from "./sky-of-day.ts";
import { tithiStory } from "./tithi-story.ts";

interface LimbsProps {
  /** The limbs at the asked moment: their lords and deities. */
  readonly panchang: MomentPanchang;
  readonly day: AlmanacDay;
  /** Names what follows a limb that runs past the next sunrise. */
  readonly tomorrow: AlmanacDay | undefined;
  /** The moment whose limbs are shown: now, or the sunrise of another day. */
  readonly nowMs: number;
  readonly isLive: boolean;
  readonly question: DayQuestion;
}

const LIMBS_IN_CYCLE = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 } as const;
type LimbKind = keyof typeof LIMBS_IN_CYCLE;

/** From Sunday. */
const VARA_LORDS = [
  "panchang.varaLord.1",
  "panchang.varaLord.2",
  "panchang.varaLord.3",
  "panchang.varaLord.4",
  "panchang.varaLord.5",
  "panchang.varaLord.6",
  "panchang.varaLord.7",
] as const;

/** The five limbs of the day. Tithi and nakshatra lead; weekday, yoga and karana follow. */
export function Limbs({ panchang, day, tomorrow, nowMs, isLive, question }: LimbsProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { timeOf, instantOf } = useClock();
  const { date } = day;

  function limb(kind: LimbKind) {
    const stretches = limbStretches(day[kind], panchang[kind], day, nowMs);
    const place = Math.max(
      0,
      stretches.findIndex(({ tense }) => tense === "now"),
    );
    const [present, nextOfDay] = stretches.slice(place);
    const following = nextOfDay ?? tomorrow?.[kind].find(({ start }) => start.instantMs > nowMs);
    const label = t(`panchang.${kind}`);
    const name = present?.name ?? panchang[kind].name;
    return {
      present,
      words: {
        label,
        name,
        place: present?.number ? t("panchang.place", { number: present.number, of: LIMBS_IN_CYCLE[kind] }) : undefined,
        until: present ? t("panchang.until", { when: instantOf(present.end, date) }) : "",
        next: following && t("panchang.then", { name: following.name }),
        table: <LimbTable label={label} stretches={stretches} date={date} isLive={isLive} />,
        why: (
          <WhyOfDay
            question={question}
            about={label}
            figures={day[kind].map((_, index) => ({ about: `${kind}.${index}` }))}
          />
        ),
      },
    };
  }

  function tithiNote(): string {
    const half = t(panchang.tithi.number <= 15 ? "panchang.brightHalf" : "panchang.darkHalf");
    const { name, diety } = panchang.tithi;
    const deity = t("panchang.tithiNote", { half, name: name, deity: diety });
    const at = (instant: Instant): string => instantOf(instant, date, "sentence");
    return [...tithiStory(day, at, t), deity].join(" ");
  }

  const [tithi, nakshatra, yoga, karana] = [limb("tithi"), limb("nakshatra"), limb("yoga"), limb("karana")];
  const sky = skyOfDay(day, nowMs);
  const isBeforeSunrise = day.sunrise !== null && nowMs < day.sunrise.instantMs;
  const nextSunrise = isBeforeSunrise ? day.sunrise : day.next_sunrise;
  const weekday = isBeforeSunrise ? ((day.vaara.number + 5) % 7) + 1 : day.vaara.number;

  return (
    <section aria-labelledby="limbs-title">
      <h2 id="limbs-title">{t("panchang.limbs")}</h2>
      <Limb
        isLeading
        {...tithi.words}
        note={tithiNote()}
        plate={<MoonDisc elongation={sky.elongationDeg} tithiNumber={sky.tithiNumber} />}
      />
      <Limb
        isLeading
        {...nakshatra.words}
        note={t("panchang.nakshatraNote", {
          lord: panchang.nakshatra.lord,
          deity: panchang.nakshatra.diety,
        })}
        plate={<NakshatraWheel {...sky} nakshatraName={nakshatra.words.name} />}
      />
      <Limb
        label={t("panchang.vara")}
        place={t("panchang.place", { number: weekday, of: 7 })}
        name={panchang.day.name}
        until={
          nextSunrise
            ? t(isBeforeSunrise ? "panchang.untilSunrise" : "panchang.untilNextSunrise", {
                when: timeOf(nextSunrise.time),
              })
            : ""
        }
        next={t("panchang.then", { name: formatWeekday(addDays(date, isBeforeSunrise ? 0 : 1), lang) })}
        note={t("panchang.varaNote", {
          lord: t(VARA_LORDS[weekday - 1] ?? "panchang.varaLord.1"),
          direction: SCREEN_LANGUAGES[lang].stem(panchang.advanced_details.disha_shool).toLowerCase(),
        })}
      />
      <Limb {...yoga.words} />
      <Limb {...karana.words} />
    </section>
  );
}
