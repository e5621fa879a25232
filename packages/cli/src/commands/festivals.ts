import { ask } from "../ask.ts";
import { alignedRows } from "../table/aligned-rows.ts";
import { closingLines } from "../table/closing-lines.ts";
import { shownDate } from "../table/shown-time.ts";
import { sentWith, todayIn, whereAskedOrOwnCity } from "../where.ts";
import type { Command } from "./command.ts";
import { festivalName } from "./panchang.ts";

const YEAR = /^\d{4}$/;

export const festivals: Command = {
  usage: "[YEAR] [PLACE] [--date DATE] [--days DAYS]",
  about: "The festivals and vratas of a year, or of the days (60 if not given) from a date or from today.",
  example: "vedanga festivals 2027 Vijayawada",
  async run(asked) {
    const { options, say } = asked;
    const [first = ""] = asked.words;
    const year = YEAR.test(first) ? first : undefined;
    const place = whereAskedOrOwnCity(asked, year === undefined ? asked.words : asked.words.slice(1));
    const sent = { ...sentWith(asked, place), days: options.days };
    const answer =
      year === undefined
        ? await ask("panchangComing", { date: options.date ?? todayIn(place.zone), ...sent })
        : await ask("festivalsOfYear", { date: `${year}-01-01`, ...sent });
    const rows = answer.response.festivals.map((festival) => [shownDate(festival.date, say), festivalName(festival)]);
    const head = [say.title.festivals, place.title, ...(year === undefined ? [] : [year])].join(" · ");
    return { answer, lines: [head, "", ...alignedRows(rows), ...closingLines(answer, say)] };
  },
};
