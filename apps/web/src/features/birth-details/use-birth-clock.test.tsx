import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { TimezoneAnswer, UserDetails } from "@vedanga/contract";
import { ANJALI } from "@vedanga/testing/people";
import { renderToString } from "react-dom/server";
import { useForm } from "react-hook-form";
import { beforeEach, expect, test } from "vitest";
import type { BirthClock } from "#api/birth/birth-clock.ts";
import { useClockOfBirth } from "#api/birth/use-clock-of-birth.ts";
import { getTimezone } from "#api/place/get-timezone.ts";
import type { BirthForm } from "./birth-form.ts";
import { useBirthClock, useBirthMoment } from "./use-birth-clock.ts";

/** On the border of two zones: it is in India by the list of places, but its point may be in Nepal by the map. */
const RAXAUL: UserDetails = {
  ...ANJALI,
  location: "Raxaul, Bihar, India",
  latitude: "26.979820",
  longitude: "84.850650",
};

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  const asked = { lat: RAXAUL.latitude, lon: RAXAUL.longitude, local: `${RAXAUL.birthDate}T${RAXAUL.birthTime}` };
  const answers: readonly [string | undefined, TimezoneAnswer][] = [
    [undefined, { status: "OK", timeZoneId: "Asia/Kathmandu", timeZoneName: "", rawOffset: 20_700, dstOffset: 0 }],
    ["Asia/Kolkata", { status: "OK", timeZoneId: "Asia/Kolkata", timeZoneName: "", rawOffset: 19_800, dstOffset: 0 }],
  ];
  for (const [zone, answer] of answers) client.setQueryData(getTimezone({ ...asked, zone }).queryKey, answer);
});

/** The clock with which the form reads a birth, and the one with which a report shows it. */
function clocksOf(details: UserDetails): { form: BirthClock | undefined; report: BirthClock | undefined } {
  let clocks: { form: BirthClock | undefined; report: BirthClock | undefined } | undefined;
  function Screen() {
    const form = useForm<BirthForm, unknown, UserDetails>({ defaultValues: details });
    clocks = { form: useBirthClock(useBirthMoment(form)), report: useClockOfBirth(details) };
    return null;
  }
  renderToString(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );
  if (clocks === undefined) throw new Error("nothing was drawn");
  return clocks;
}

test("the form reads a birth by the clock of its report, in the zone that came with the place", () => {
  const { form, report } = clocksOf(RAXAUL);
  expect(form?.zone).toBe("Asia/Kolkata");
  expect(form).toEqual(report);
});

test("a place without a zone, such as coordinates written by hand, uses the clock of its point in both", () => {
  const { form, report } = clocksOf({ ...RAXAUL, zone: undefined });
  expect(form?.zone).toBe("Asia/Kathmandu");
  expect(form).toEqual(report);
});
