import type { Strengths } from "@vedanga/contract";
import { SEVEN } from "#api/wire/planet-details.ts";

/** As wide as the bar of a sign can be; hardly a chart gives one more. */
export const TOTAL_SCALE = 45;

interface BinduRow {
  readonly sign: string;
  readonly house: number;
  readonly bindus: readonly (readonly [(typeof SEVEN)[number], number])[];
  readonly total: number;
}

/** The counts of the signs, the rising one first. */
export function rowsFromLagna({
  grahas,
  ashtakavarga,
}: Pick<Strengths, "grahas" | "ashtakavarga">): readonly BinduRow[] {
  const { signs, bhinna, sarva } = ashtakavarga;
  // Houses are whole signs, so that each graha knows which sign is the first.
  const [any] = grahas;
  const lagna = any === undefined ? 0 : any.sign.number - any.house;
  return signs.map((_, place) => {
    const index = (lagna + place + signs.length) % signs.length;
    return {
      sign: signs[index]?.name ?? "",
      house: place + 1,
      bindus: SEVEN.map((graha) => [graha, bhinna[graha][index] ?? 0] as const),
      total: sarva[index] ?? 0,
    };
  });
}
