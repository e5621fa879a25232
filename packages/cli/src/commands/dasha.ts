import type { DashaLevelPeriod } from "@vedanga/contract";
import { ask } from "../ask.ts";
import { alignedRows } from "../table/aligned-rows.ts";
import { closingLines } from "../table/closing-lines.ts";
import { shownInstant } from "../table/shown-time.ts";
import { BIRTH_USAGE, birthAsked } from "./birth.ts";
import type { Command } from "./command.ts";

export const dasha: Command = {
  usage: `${BIRTH_USAGE} [--depth LEVEL] [--path LORDS]`,
  about: "The Vimshottari dashas of a birth: the nine, down to a level (2 to 5), or the parts of one (Saturn/Mercury).",
  example: "vedanga dasha 1990-05-17 06:05 Warangal --path Jupiter",
  async run(asked) {
    const { say, options } = asked;
    const { place, date, time, sent } = birthAsked(asked);
    const answer = await ask("dashaLevels", { ...sent, depth: options.depth, path: options.path });
    const { periods, running } = answer.response;
    const row = ({ path, level, start, end, is_running }: DashaLevelPeriod): readonly string[] => [
      `${"  ".repeat(level - (periods[0]?.level ?? 1))}${path}`,
      shownInstant(start, say),
      shownInstant(end, say),
      is_running ? say.label.running : "",
    ];
    const { label, title } = say;
    const now = running.at(-1);
    return {
      answer,
      lines: [
        `${title.dasha} · ${date} ${time} · ${place.title} · ${place.zone}`,
        "",
        ...alignedRows([[label.dasha, label.start, label.end], ...periods.map(row)]),
        ...(now === undefined ? [] : ["", `${label.running}: ${now.path}, ${say.until(shownInstant(now.end, say))}`]),
        ...closingLines(answer, say),
      ],
    };
  },
};
