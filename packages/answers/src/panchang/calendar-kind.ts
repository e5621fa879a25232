import type { CalendarKind } from "@vedanga/contract";
import type { Festival, FoundFestival } from "@vedanga/core";

/** Those of every month that are chosen by themselves; a weekday gives some of them a name of their own. */
const MONTHLY: Readonly<Partial<Record<Festival, CalendarKind>>> = {
  pradosha: "pradosha",
  soma_pradosha: "pradosha",
  bhauma_pradosha: "pradosha",
  shani_pradosha: "pradosha",
  sankashti_chaturthi: "sankashti",
  angaraki_chaturthi: "sankashti",
  masika_shivaratri: "shivaratri",
  vinayaka_chaturthi: "vinayaka",
  skanda_shashti: "skanda",
  purnima: "purnima",
  amavasya: "amavasya",
};

/** The kind of a day in the choices of a feed. */
export function calendarKindOf({ id, kind }: Pick<FoundFestival, "id" | "kind">): CalendarKind {
  switch (kind) {
    case "ekadashi":
      return "ekadashi";
    case "sankranti":
      return "sankranti";
    case "eclipse":
      return "eclipses";
    default:
      return MONTHLY[id] ?? "festivals";
  }
}
