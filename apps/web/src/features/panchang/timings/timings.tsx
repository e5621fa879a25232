import { spanStatus } from "#almanac/span-status.ts";
import { type DaySpan, listedSpans, type TimeToAvoid, timesToAvoid, yogaSpans } from "#api/marked-spans.ts";
import type { DayQuestion } from "#api/panchang.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { formatDuration } from "#i18n/format-duration.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import { SmallFold } from "#ui/fold/small-fold.tsx";
import { polarSun } from "#ui/polar-sun.ts";
import { Button } from "#ui/press/button.tsx";
import { WhyOfDay } from "#ui/why/why-of-day.tsx";
import { Meetings } from "./meetings.tsx";
import { type TimingRow, TimingTable } from "./timing-table.tsx";
import styles from "./timings.module.css";

interface TimingsProps {
  readonly day: AlmanacDay;
  /** Null on a day that is not today: then nothing is over and nothing to come. */
  readonly nowMs: number | null;
  readonly question: DayQuestion;
}

/** The hours of the day: what to avoid, what to seek, and where the two meet. */
export function Timings({ day, nowMs, question }: TimingsProps) {
  const t = useT();
  const { dial, setDial, instantOf } = useClock();
  const timeOf = (instant: Instant): string => instantOf(instant, day.date);

  function statusOf(start: Instant, end: Instant): Pick<TimingRow, "status" | "tense"> {
    if (nowMs === null) return { status: "", tense: "next" };
    const { tense, minutes } = spanStatus(start, end, nowMs);
    return { status: t(`panchang.status.${tense}`, { duration: formatDuration(minutes, t) }), tense };
  }

  const timesOf = ({ start, end }: TimeToAvoid) => ({
    times: t("panchang.fromTo", { from: timeOf(start), to: timeOf(end) }),
    ...statusOf(start, end),
  });

  function rowOf(span: DaySpan): TimingRow {
    const { kind, id, title, name, start, quality } = span;
    const isNamed = kind === "varjyam" || kind === "amrita_kala";
    return {
      ...timesOf(span),
      id: `${kind} ${id} ${start.instantMs}`,
      name: kind === "special_yoga" || kind === "anandadi" ? name : title,
      look: quality,
      note:
        kind === "abhijit" && quality === "neutral"
          ? t("panchang.wednesdayOut")
          : isNamed
            ? t("panchang.ofNakshatra", { nakshatra: name })
            : undefined,
    };
  }

  const rowOfTime = (time: TimeToAvoid): TimingRow =>
    time.kind === "eclipse"
      ? { ...timesOf(time), id: `eclipse ${time.start.instantMs}`, name: time.title, look: "bad" }
      : rowOf(time);

  const listed = listedSpans(day);
  const toAvoid = timesToAvoid(day);
  const toSeek = listed.filter(({ quality }) => quality !== "bad");
  const yogas = yogaSpans(day);
  const polar = polarSun(day);

  return (
    <section aria-labelledby="timings-title">
      <div className={styles.head}>
        <h2 id="timings-title">{t("panchang.timings")}</h2>
        <Button
          look="quiet"
          className={styles.dial}
          onClick={() => setDial(dial === 12 ? 24 : 12)}
          data-needs-script=""
        >
          {t(dial === 12 ? "panchang.dial.by24" : "panchang.dial.by12")}
        </Button>
      </div>
      {polar && <p className={styles.polar}>{t(`panchang.polar.${polar}`)}</p>}
      <div className={styles.pair}>
        {toAvoid.length > 0 && <TimingTable caption={t("panchang.toAvoid")} rows={toAvoid.map(rowOfTime)} />}
        {toSeek.length > 0 && <TimingTable caption={t("panchang.auspicious")} rows={toSeek.map(rowOf)} />}
      </div>
      <Meetings day={day} isLive={nowMs !== null} timeOf={timeOf} />
      <div className={styles.pair}>
        {yogas.length > 0 && (
          <SmallFold title={t("panchang.yogasOfDay")} count={yogas.length}>
            <TimingTable caption={t("panchang.yogasOfDay")} isCaptionUnseen rows={yogas.map(rowOf)} />
          </SmallFold>
        )}
        <WhyOfDay
          question={question}
          title={t("panchang.whyTimes")}
          figures={[...listed, ...yogas].map((span) => ({
            about: `spans.${day.spans.indexOf(span)}`,
            name: `${rowOf(span).name}, ${timeOf(span.start)}`,
          }))}
        />
      </div>
    </section>
  );
}
