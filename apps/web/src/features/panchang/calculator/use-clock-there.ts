import { useQuery } from "@tanstack/react-query";
import { getTimezone, offsetHoursOf } from "#api/place/get-timezone.ts";
import { useDebounced } from "#ui/use-debounced.ts";
import { type CalculatorDraft, faultsOf } from "./calculator-form.ts";

const SETTLE_MS = 300;

export type ClockThere =
  | { readonly state: "unasked" | "asked" | "unknown" }
  | { readonly state: "known"; readonly offsetHours: number };

/** The clock of the place at the date and time of the form; now, until these are filled in. */
export function useClockThere(draft: CalculatorDraft): ClockThere {
  const { date, time, place } = draft;
  const asked = [date, time, place?.lat, place?.lon].join(" ");
  const isStill = useDebounced(asked, SETTLE_MS) === asked;
  const { date: dateFault, time: timeFault } = faultsOf(draft);
  const isDated = dateFault === undefined && timeFault === undefined;
  const { data, isError } = useQuery({
    ...getTimezone({ lat: place?.lat ?? 0, lon: place?.lon ?? 0, local: isDated ? `${date}T${time}` : undefined }),
    enabled: place !== null && isStill,
  });
  if (place === null) return { state: "unasked" };
  if (data) return { state: "known", offsetHours: offsetHoursOf(data) };
  return { state: isError ? "unknown" : "asked" };
}
