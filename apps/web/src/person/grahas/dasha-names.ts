import type { PlanetDetails, PlanetEntry } from "@vedanga/contract";

/** The ascendant and the nine grahas in the order of the wire. */
export function entriesOf(planets: PlanetDetails): readonly PlanetEntry[] {
  const {
    0: ascendant,
    1: sun,
    2: moon,
    3: mars,
    4: mercury,
    5: jupiter,
    6: venus,
    7: saturn,
    8: rahu,
    9: ketu,
  } = planets;
  return [ascendant, sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu];
}

const clusters = new Intl.Segmenter("te", { granularity: "grapheme" });

function firstCluster(text: string): string {
  const [first] = clusters.segment(text);
  return first?.segment ?? "";
}

/**
 * `Jupiter>Su>Me` or `గు>సూ>బు` as full names: mahadasha, antardasha, pratyantardasha. English shortens a name to the
 * code of the entry, Telugu to its first written syllable; no two grahas share either.
 */
export function dashaNames(periods: string, planets: PlanetDetails): readonly string[] {
  const entries = entriesOf(planets);
  return periods.split(">").map((part) => {
    const short = part.trim();
    const entry = entries.find(
      ({ name, full_name }) => name === short || full_name === short || firstCluster(full_name) === short,
    );
    return entry?.full_name ?? short;
  });
}
