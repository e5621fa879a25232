const ECLIPSE_TYPES = ["penumbral", "partial", "annular", "hybrid", "total"] as const;
export type EclipseType = (typeof ECLIPSE_TYPES)[number];

/** How the axis of a shadow passes: solar, by the Earth's centre; lunar, by the Moon's. */
export interface ShadowPassage {
  readonly offAxisAu: number;
  /** The Moon's distance from the Earth along the axis. */
  readonly moonAlongAu: number;
  /** From the Sun to what casts the shadow. */
  readonly lengthAu: number;
}

const KM_PER_AU = 149597870.7;
const EARTH_RADIUS_KM = 6378.137;
const EARTH_RADII_PER_AU = KM_PER_AU / EARTH_RADIUS_KM;
const SUN_RADIUS_EARTHS = 696_000 / EARTH_RADIUS_KM;

// The Moon's radius in Earth radii: the mean limb for the penumbra, the valleys' for the umbra (Espenak & Meeus 2006, 1.4).
const MOON_RADIUS_PENUMBRA = 0.272508;
const MOON_RADIUS_UMBRA = 0.272281;
/** The Earth is flattened: an axis that passes nearer than this touches it (Meeus, ch. 54). */
const EARTH_EDGE = 0.9972;

/** The type of a solar eclipse anywhere on Earth; undefined if the penumbra misses it. */
export function solarType({ offAxisAu, moonAlongAu, lengthAu }: ShadowPassage): EclipseType | undefined {
  const gamma = offAxisAu * EARTH_RADII_PER_AU;
  const moonHeight = moonAlongAu * EARTH_RADII_PER_AU;
  const length = lengthAu * EARTH_RADII_PER_AU;
  const penumbraSlope = (SUN_RADIUS_EARTHS + MOON_RADIUS_PENUMBRA) / length;
  const umbraSlope = (SUN_RADIUS_EARTHS - MOON_RADIUS_UMBRA) / length;
  const penumbra = MOON_RADIUS_PENUMBRA + moonHeight * penumbraSlope;
  // In the plane through the Earth's centre; below zero where the umbra reaches it.
  const umbra = moonHeight * umbraSlope - MOON_RADIUS_UMBRA;
  if (gamma > EARTH_EDGE + penumbra) return undefined;
  if (gamma > EARTH_EDGE + Math.abs(umbra)) return "partial";
  if (umbra < 0) return "total";
  // The ground under the axis is up to an Earth's radius nearer to the Moon.
  const nearer = Math.sqrt(Math.max(0, 1 - gamma * gamma)) * umbraSlope;
  return umbra < nearer ? "hybrid" : "annular";
}

/** The air makes the Earth's shadow larger by a hundredth (Danjon; Espenak & Meeus 2009, 1.4). */
const SHADOW_ENLARGEMENT = 1.01;
const MOON_RADIUS = 0.272508;

/** How the Moon passes the Earth's shadows, all in Earth radii: its distance from the axis and the shadows' radii there. */
export interface LunarShadows {
  readonly off: number;
  readonly penumbra: number;
  readonly umbra: number;
  readonly moon: number;
}

export function lunarShadows({ offAxisAu, moonAlongAu, lengthAu }: ShadowPassage): LunarShadows {
  const behind = moonAlongAu / lengthAu;
  return {
    off: offAxisAu * EARTH_RADII_PER_AU,
    // The Earth's own radius, spread or narrowed by the Sun's half-breadth and parallax.
    penumbra: SHADOW_ENLARGEMENT + behind * (SUN_RADIUS_EARTHS + 1),
    umbra: SHADOW_ENLARGEMENT - behind * (SUN_RADIUS_EARTHS - 1),
    moon: MOON_RADIUS,
  };
}

/** The type of a lunar eclipse; undefined if the penumbra misses the Moon. */
export function lunarType(passage: ShadowPassage): EclipseType | undefined {
  const { off, penumbra, umbra, moon } = lunarShadows(passage);
  if (off > penumbra + moon) return undefined;
  if (off > umbra + moon) return "penumbral";
  return off > umbra - moon ? "partial" : "total";
}
