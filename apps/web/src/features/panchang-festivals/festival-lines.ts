import type { CivilDate } from "@vedanga/contract";
import type { YearFestival } from "#api/wire/festivals-of-year.ts";
import type { Translate } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";

export interface FestivalLine {
  readonly label: string;
  readonly value: string;
}

interface Words {
  readonly t: Translate;
  /** An instant as it is said on the day. */
  at(instant: Instant): string;
  dateOf(date: CivilDate): string;
}

/** What one knows of a festival at a glance: its tithi, the hour of its rite, its fast's end, and other schools' days. */
export function festivalLines(festival: YearFestival, { t, at, dateOf }: Words): readonly FestivalLine[] {
  const { tithi, sankranti, rite_from, rite_until, moonrise, parana_from, parana_until, eclipse, other_days } =
    festival;
  const span = (from: Instant, until: Instant | undefined): string =>
    until ? t("festivals.fromTo", { from: at(from), until: at(until) }) : t("festivals.from", { from: at(from) });
  const lines: FestivalLine[] = [];
  if (tithi) lines.push({ label: tithi.name, value: span(tithi.start, tithi.end) });
  if (sankranti) lines.push({ label: t("festivals.entry"), value: at(sankranti) });
  if (rite_from) lines.push({ label: t("festivals.rite"), value: span(rite_from, rite_until) });
  if (moonrise) lines.push({ label: t("festivals.moonrise"), value: at(moonrise) });
  if (parana_from) lines.push({ label: t("festivals.parana"), value: span(parana_from, parana_until) });
  if (eclipse?.visible && eclipse.visible_from && eclipse.visible_until)
    lines.push({ label: t("festivals.seen"), value: span(eclipse.visible_from, eclipse.visible_until) });
  else if (eclipse) lines.push({ label: t("festivals.unseen"), value: "" });
  for (const { tradition_name: label, date } of other_days) lines.push({ label, value: dateOf(date) });
  return lines;
}
