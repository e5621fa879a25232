import type { ShownDay } from "#api/shown-day.ts";
import { formatDuration } from "#i18n/format-duration.ts";
import { formatInstant } from "#i18n/format-time.ts";
import { parseIsoDate, parseIsoInstant } from "#i18n/parse-wire-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { spanStatus } from "./span-status.ts";
import { type TimingRow, TimingTable } from "./timing-table.tsx";
import { WhyTimes } from "./why-times.tsx";

type RiseOrSet = "sunrise" | "sunset" | "moonrise" | "moonset";

interface TimingsProps {
  readonly day: ShownDay;
  readonly nowMs: number;
}

/** The hours of the day: what to avoid, what to seek, and when Sun and Moon rise and set. */
export function Timings({ day, nowMs }: TimingsProps) {
  const t = useT();
  const { lang } = useLanguage();
  const date = parseIsoDate(day.date);
  const timeOf = (instant: string): string => formatInstant(parseIsoInstant(instant), lang, date);
  const durationOf = (minutes: number): string => formatDuration(minutes, t);

  const spanRows = day.spans.map(({ kind, quality, start, end }): TimingRow => {
    const { tense, minutes } = spanStatus(Date.parse(start), Date.parse(end), nowMs);
    return {
      id: `${kind} ${start}`,
      name: t(`panchang.span.${kind}`),
      look: quality,
      times: t("panchang.fromTo", { from: timeOf(start), to: timeOf(end) }),
      status: t(`panchang.status.${tense}`, { duration: durationOf(minutes) }),
      tense,
      note: quality === "neutral" ? t("panchang.wednesdayOut") : undefined,
    };
  });

  const eventRows = (id: RiseOrSet, look: "sun" | "moon", instants: readonly (string | null)[]): TimingRow[] =>
    instants
      .filter((instant) => instant !== null)
      .map((instant) => {
        const { tense, minutes } = spanStatus(Date.parse(instant), Date.parse(instant), nowMs);
        const status = t(`panchang.status.${tense}`, { duration: durationOf(minutes) });
        return { id: `${id} ${instant}`, name: t(`panchang.${id}`), look, times: timeOf(instant), status, tense };
      });

  const rises = [
    ...eventRows("sunrise", "sun", [day.sunrise]),
    ...eventRows("sunset", "sun", [day.sunset]),
    ...eventRows("moonrise", "moon", day.moonrise),
    ...eventRows("moonset", "moon", day.moonset),
  ];

  return (
    <section aria-labelledby="timings-title">
      <h2 id="timings-title">{t("panchang.timings")}</h2>
      <TimingTable caption={t("panchang.toAvoid")} rows={spanRows.filter(({ look }) => look === "bad")} />
      <TimingTable caption={t("panchang.auspicious")} rows={spanRows.filter(({ look }) => look !== "bad")} />
      <TimingTable caption={t("panchang.riseAndSet")} rows={rises} />
      <WhyTimes day={day} />
    </section>
  );
}
