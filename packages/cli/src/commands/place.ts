import { CliError, EXIT } from "../cli-error.ts";
import { allPlaces } from "../place/all-places.ts";
import { placeTitle } from "../place/asked-place.ts";
import { alignedRows } from "../table/aligned-rows.ts";
import type { Command } from "./command.ts";

const MOST_PLACES = 20;

export const place: Command = {
  usage: "NAME",
  about: "Places of a name, or of one like it, with their coordinates and zones.",
  example: "vedanga place Kothagudem, Telangana",
  run({ words, lang, say }) {
    const typed = words.join(" ");
    if (typed === "")
      throw new CliError("missing_place", "The place is missing.", "Write its name: vedanga place Guntur.");
    const answer = allPlaces().search(typed, { lang, limit: MOST_PLACES });
    if (answer.places.length === 0) {
      throw new CliError("place_not_found", say.placeUnknown(typed), say.placeUnknownRemedy, EXIT.place);
    }
    const rows = answer.places.map((found) => [
      placeTitle(found),
      found.latitudeDeg.toFixed(4),
      found.longitudeDeg.toFixed(4),
      found.zone,
    ]);
    return { answer, lines: alignedRows(rows) };
  },
};
