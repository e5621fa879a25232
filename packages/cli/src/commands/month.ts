import { ask } from "../ask.ts";
import { CliError } from "../cli-error.ts";
import { alignedRows } from "../table/aligned-rows.ts";
import { closingLines } from "../table/closing-lines.ts";
import { shownTime } from "../table/shown-time.ts";
import { sentWith, todayIn, whereAskedOrOwnCity } from "../where.ts";
import type { Command } from "./command.ts";
import { festivalName } from "./panchang.ts";

const MONTH = /^(\d{4})-(\d{1,2})$/;

export const month: Command = {
  usage: "[YYYY-MM] [PLACE]",
  about: "Each day of a month with its tithi, nakshatra and festivals; the present month if none is given.",
  example: "vedanga month 2026-10 Tirupati",
  async run(asked) {
    const { say } = asked;
    const [first = ""] = asked.words;
    const isGiven = /^\d/.test(first);
    const place = whereAskedOrOwnCity(asked, isGiven ? asked.words.slice(1) : asked.words);
    const [, year = "", number = ""] = MONTH.exec(isGiven ? first : todayIn(place.zone).slice(0, 7)) ?? [];
    if (year === "") throw new CliError("invalid_month", `${first} is not a month.`, "Write it as 2026-10.");
    const answer = await ask("panchangMonth", { year, month: number, ...sentWith(asked, place) });
    const rows = answer.response.days.map(({ date, weekday, sunrise, tithi, nakshatra, festivals }) => [
      String(Number(date.slice(-2))).padStart(2),
      weekday.name,
      sunrise === null ? "" : shownTime(sunrise, date, say),
      `${tithi.name} ${say.until(shownTime(tithi.end, date, say))}`,
      `${nakshatra.name} ${say.until(shownTime(nakshatra.end, date, say))}`,
      festivals.map(festivalName).join(", "),
    ]);
    const { label } = say;
    const head = `${say.title.month} · ${say.date(undefined, say.months[Number(number) - 1] ?? "", Number(year))} · ${place.title}`;
    const columns = ["", "", label.sunrise, label.tithi, label.nakshatra, label.festivals];
    return { answer, lines: [head, "", ...alignedRows([columns, ...rows]), ...closingLines(answer, say)] };
  },
};
