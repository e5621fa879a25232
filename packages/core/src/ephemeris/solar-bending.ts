import { quickCosine, quickSine } from "../angle/quick-sine.ts";
import { once } from "../kept.ts";

/** Mass of the Sun in geometric units, GM/c^2, astronomical units. */
const SOLAR_MASS_AU = 9.87063e-9;
/** Radius of the Sun (IAU 2015 nominal, 695 700 km), astronomical units. */
const SOLAR_RADIUS_AU = 0.00465047;
const DEGREE = Math.PI / 180;
const SOLAR_MASS_DEG_AU = SOLAR_MASS_AU / DEGREE;
/** Of an angle beyond which the Sun's disc, a quarter of a degree wide to each side, is never passed. */
const COS_NEAR_DISC = Math.cos(0.5 * DEGREE);

/**
 * Share of the Sun's mass within a share of its radius: standard solar model of Turck-Chièze, Cahen, Cassé & Doom 1988
 * (ApJ 335, 415). A planet straight behind the Sun is not seen, but an almanac still calculates it.
 */
const RADII = [
  0, 0.01, 0.022, 0.061, 0.09, 0.12, 0.166, 0.202, 0.246, 0.281, 0.317, 0.37, 0.453, 0.611, 0.7304, 0.862, 1,
];
const MASSES = [
  0, 0.0001, 0.002, 0.02, 0.057, 0.115, 0.235, 0.341, 0.47, 0.562, 0.647, 0.748, 0.854, 0.951, 0.9809, 0.9964, 1,
];
const STEPS = 128;
const SLICES = 256;

/** Mass within a share of the radius, by straight lines through the points of the model. */
function massWithin(radius: number): number {
  let above = 1;
  while (above < RADII.length - 1 && radius > (RADII[above] as number)) above += 1;
  const [r0, r1] = [RADII[above - 1] as number, RADII[above] as number];
  const [m0, m1] = [MASSES[above - 1] as number, MASSES[above] as number];
  return m0 + ((m1 - m0) * (radius - r0)) / (r1 - r0);
}

/**
 * What bends a ray is all the mass of the cylinder around the Sun's centre whose wall it runs along: of a shell of radius r
 * the share 1 - sqrt(1 - b^2/r^2), where b is how near the ray comes (Schneider, Ehlers & Falco 1992, Gravitational
 * Lenses, 4.1). At 0, 1/STEPS, ... 1 of the radius. Few ask about a planet behind the disc, so it is summed for the first.
 */
const massesInCylinder = once(() =>
  Float64Array.from({ length: STEPS + 1 }, (_, step) => {
    const impact = step / STEPS;
    const slice = (1 - impact) / SLICES;
    let inside = massWithin(impact);
    for (let at = 0; at < SLICES; at += 1) {
      const radius = impact + (at + 0.5) * slice;
      const mass = massWithin(radius + slice / 2) - massWithin(radius - slice / 2);
      inside += mass * (1 - Math.sqrt(1 - (impact / radius) ** 2));
    }
    return inside;
  }),
);

/** Share of the Sun's mass around which the light comes from `cosElongation` beyond it: all but behind the disc. */
function massPassed(cosElongation: number, sunDistanceAu: number): number {
  const impactAu = sunDistanceAu * Math.sqrt(Math.max(0, 1 - cosElongation * cosElongation));
  if (impactAu >= SOLAR_RADIUS_AU) return 1;
  const place = (impactAu / SOLAR_RADIUS_AU) * STEPS;
  const step = Math.min(STEPS - 1, Math.floor(place));
  const masses = massesInCylinder();
  const [below, above] = [masses[step] as number, masses[step + 1] as number];
  return below + (above - below) * (place - step);
}

/**
 * What turns a planet's direction where it was, from where the Earth was, when the light left, into the direction in
 * which it is seen, degrees, written into `shift`: longitude, latitude. Returns the cosine of the elongation. `places` has
 * longitude, latitude (degrees) and distance (au) of the Sun from its start and those of the planet from `planet` on. Two
 * small effects along the line to the Sun:
 *
 * - the Sun bends the light outward by 2GM/(c^2 E) tan(phi/2), phi the angle at the Sun between Earth and planet
 *   (Explanatory Supplement to the Astronomical Almanac, 7.2.3.4; 1.75" at the limb), behind the disc by the mass it passes around;
 * - the Earth, falling towards the Sun, was not quite on the straight line along which aberration takes it: half its
 *   acceleration by the square of the light time, GM d / (2 c^2 E^2), 0.01" for Saturn.
 */
export function bendAtSun(shift: Float64Array, places: Float64Array, planet: number): number {
  const sunDistance = places[2] as number;
  const alongDeg = (places[planet] as number) - (places[0] as number);
  const upDeg = places[planet + 1] as number;
  const distance = places[planet + 2] as number;
  const cosAlong = quickCosine(alongDeg);
  const cosUp = quickCosine(upDeg);
  const cosElongation = cosUp * cosAlong;
  const beyondSun = distance * cosElongation;
  const square = sunDistance * sunDistance;
  const heliocentric = Math.sqrt(Math.max(0, square + distance * distance - 2 * sunDistance * beyondSun));
  const span = heliocentric + sunDistance - beyondSun;
  const mass = cosElongation > COS_NEAR_DISC ? massPassed(cosElongation, sunDistance) : 1;
  const bending = span > 0 ? (2 * mass) / (sunDistance * span) : 0;
  const outward = SOLAR_MASS_DEG_AU * distance * (bending - 1 / (2 * square));
  shift[0] = (outward * quickSine(alongDeg)) / cosUp;
  shift[1] = outward * quickSine(upDeg) * cosAlong;
  return cosElongation;
}

/** What the Sun adds to the longitude of a star by bending its light, degrees: the same for a body without end away. */
export function starBendingDeg(
  longitudeDeg: number,
  latitudeDeg: number,
  sunLongitudeDeg: number,
  sunDistanceAu: number,
): number {
  const along = (longitudeDeg - sunLongitudeDeg) * DEGREE;
  const cosUp = Math.cos(latitudeDeg * DEGREE);
  const cosElongation = cosUp * Math.cos(along);
  if (cosElongation >= 1) return 0;
  const mass = cosElongation > 0 ? massPassed(cosElongation, sunDistanceAu) : 1;
  const outward = (2 * SOLAR_MASS_AU * mass) / (sunDistanceAu * (1 - cosElongation));
  return (outward * Math.sin(along)) / cosUp / DEGREE;
}
