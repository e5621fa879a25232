import {
  type CivilDate,
  dashaChanges,
  type Graha,
  type JulianDayUt,
  jdUt,
  type SaturnChange,
  sadeSati,
  saturnChanges,
  vimshottari,
} from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import type { LocalClock } from "../clock/wall-time.ts";
import type { Birth } from "../request/birth-chart.ts";

/** A part of a mahadasha that begins; twice the same lord where both begin. */
export interface DashaBegins {
  readonly jdUt: JulianDayUt;
  readonly mahadasha: Graha;
  readonly antardasha: Graha;
}

export interface LifeChanges {
  readonly dashas: readonly DashaBegins[];
  readonly saturn: readonly SaturnChange[];
}

/** What changes in a life from one civil date to another, both included. */
export function lifeChanges(
  { sky, chart }: Birth,
  { clock, from, to }: { readonly clock: LocalClock; readonly from: CivilDate; readonly to: CivilDate },
): LifeChanges {
  const { jdUt: birthJdUt, grahas } = chart;
  const stretch = { from: clock.startOfDay(from), to: jdUt(clock.startOfDay(to) + 1) };
  const dashas = vimshottari(sky, birthJdUt, grahas.moon.longitudeDeg);
  return {
    dashas: dashaChanges(dashas, stretch).map(({ lords: [mahadasha], lord, startJdUt }) => ({
      jdUt: startJdUt,
      mahadasha,
      antardasha: lord,
    })),
    saturn: saturnChanges(sadeSati(sky, birthJdUt, grahas.moon.rasi), stretch),
  };
}

export const dashaText = ({ mahadasha, antardasha }: DashaBegins, { ownDays }: Catalogue): string =>
  ownDays.dashaBegins(mahadasha, antardasha);

export function saturnText(found: SaturnChange, { ownDays }: Catalogue): string {
  const { rasi, house, retrograde } = found.row;
  return found.change === "enters"
    ? ownDays.saturnEnters(rasi, house, retrograde)
    : ownDays.saturnLeaves(rasi, house, found.returnsJdUt !== undefined);
}
