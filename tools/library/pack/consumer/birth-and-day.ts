import {
  ashtakoota,
  castChart,
  civilClockBy,
  createTableEphemeris,
  daysAt,
  type Graha,
  gregorianToJd,
  jdUt,
  mangalDosha,
  moonOfBirth,
  runningDashas,
  type Sky,
  vimshottari,
} from "@vedanga/core";
import { NAMES_TE } from "@vedanga/names/te/names";
import { zoneTable } from "@vedanga/zones";
import { EVERY_ZONE } from "@vedanga/zones/every-zone";

/** A birth and a day as a program of others asks for them: whatever the runtime, the same lines come out. */
export function birthAndDay(table: Uint8Array): readonly string[] {
  const sky: Sky = {
    ephemeris: createTableEphemeris(table),
    conventions: {
      ayanamsa: "lahiri",
      node: "mean",
      positions: "apparent",
      sunrise: "limb",
      dashaYear: "365.25",
      bindus: "varahamihira",
    },
  };
  const offsetS = zoneTable(EVERY_ZONE).zone("Asia/Kolkata")?.stretchAt(642_900_000).offsetS ?? Number.NaN;
  const warangal = { latitudeDeg: 17.9784, longitudeDeg: 79.5941 };
  const birth = jdUt(gregorianToJd({ year: 1990, month: 5, day: 17 }) + (6 + 5 / 60 - offsetS / 3600) / 24);
  const chart = castChart(sky, birth, warangal);
  const grahas = Object.entries(chart.grahas) as [Graha, (typeof chart.grahas)[Graha]][];
  const dasha = vimshottari(sky, birth, chart.grahas.moon.longitudeDeg);
  const day = daysAt(
    sky,
    warangal,
    civilClockBy(() => offsetS / 3600),
  ).on({ year: 2026, month: 9, day: 14 });
  const moon = moonOfBirth(chart.grahas.moon.longitudeDeg);
  return [
    `${NAMES_TE.graha.ascendant.name} ${chart.lagna.rasi} ${chart.lagna.longitudeDeg.toFixed(8)}`,
    ...grahas.map(([graha, { longitudeDeg, house }]) => `${graha} ${longitudeDeg.toFixed(8)} ${house}`),
    runningDashas(dasha, jdUt(gregorianToJd({ year: 2026, month: 1, day: 1 })), 3)
      .map(({ lord }) => lord)
      .join(" "),
    `mangal ${mangalDosha(chart).score}, kootas of one star ${ashtakoota(moon, moon).points}`,
    `${day.sun.vara} ${day.tithi.tithi} ${day.sun.sunriseJdUt?.toFixed(7)}`,
    day.festivals.map(({ id }) => NAMES_TE.festival[id].name).join(", "),
  ];
}
