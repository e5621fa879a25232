import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { meridianVector, moonAltitudeDeg, sunAltitudeDeg } from "../horizon/altitude.ts";
import { itemAt } from "../item-at.ts";
import { crossings } from "../search/find-event.ts";
import type { GeoPoint, Sky, Span } from "../sky.ts";
import { utToTt } from "../time/delta-t.ts";
import { type Eclipse, offAxis } from "./eclipse.ts";
import { lunarShadows } from "./eclipse-type.ts";

/** The part of an eclipse that is visible from a place. */
export interface LocalEclipse {
  readonly kind: Eclipse["kind"];
  /** The type of the eclipse for the whole Earth. */
  readonly type: Eclipse["type"];
  /** Its type at the place; undefined if the Moon's shadow misses it. A lunar eclipse is the same for all. */
  readonly localType: Eclipse["type"] | undefined;
  /**
   * From the first touch to the last: of the Sun's disc at the place, of the Earth's umbra on the Moon. Of a penumbral
   * eclipse that of the penumbra. Undefined if there is none.
   */
  readonly span: Span | undefined;
  /** Totality, or the ring; undefined if there is none. */
  readonly fullSpan: Span | undefined;
  /** Solar: when the place sees most of the Sun covered. Lunar: greatest eclipse. */
  readonly greatestJdUt: JulianDayUt;
  /** The part of the Sun's breadth covered, or of the Moon's within the umbra; above 1 where total, below 0 for none. */
  readonly magnitude: number;
  /** The altitude of the eclipsed body's centre at `greatestJdUt`, degrees, without refraction. */
  readonly altitudeDeg: number;
  /** The body is above the horizon at some time of `span`, and the eclipse is visible to the eye. */
  readonly visible: boolean;
  /** The part of `span` in which it does, from the first such minute to the last. */
  readonly visibleSpan: Span | undefined;
  /** The type of what is visible: partial where totality or the ring is below the horizon; undefined if nothing is. */
  readonly visibleType: Eclipse["type"] | undefined;
}

const KM_PER_AU = 149_597_870.7;
const SUN_RADIUS_KM = 695_990;
/** The Moon's mean radius, 0.272508 of the Earth's (Espenak & Meeus 2006, 1.4). */
const MOON_RADIUS_KM = 0.272508 * 6378.137;
const HORIZON_REFRACTION_DEG = 34 / 60;
const SEMIDIAMETER_DEG = 16 / 60;
/** No place on Earth is 4 hours from greatest eclipse while the Sun is touched, or while the Moon is in the penumbra. */
const HALF_LENGTH_DAYS = 4 / 24;
const STEP_DAYS = 1 / 96;
const MINUTE_DAYS = 1 / 1440;

/**
 * An eclipse at a place: the Sun's from the two discs seen with parallax, the Moon's from the Earth's shadow.
 * Contacts of the
 * Sun's within 20 s of a library whose Moon and delta T explain as much; of the Moon's as sure as the air's enlargement of
 * the shadow, a minute. "visible" asks the geometrical horizon at sea level and knows of no clouds.
 */
export function localEclipse(sky: Sky, eclipse: Eclipse, place: GeoPoint): LocalEclipse {
  const local = eclipse.kind === "solar" ? localSolar(sky, eclipse, place) : localLunar(sky, eclipse, place);
  return { ...local, visibleType: visibleTypeOf(local) };
}

function visibleTypeOf({ visible, visibleSpan, fullSpan, localType }: WholeEclipse): LocalEclipse["visibleType"] {
  if (!visible || visibleSpan === undefined) return undefined;
  const isFullHidden =
    fullSpan !== undefined && (fullSpan.endJdUt < visibleSpan.startJdUt || fullSpan.startJdUt > visibleSpan.endJdUt);
  return isFullHidden ? "partial" : localType;
}

type WholeEclipse = Omit<LocalEclipse, "visibleType">;

/** The discs of the Sun and Moon as a place sees them, degrees. */
function discs(sky: Sky, jd: JulianDayUt, place: GeoPoint) {
  const sun = meridianVector(sky, "sun", jd, place);
  const moon = meridianVector(sky, "moon", jd, place);
  const sunAu = Math.hypot(sun.meridianAu, sun.westAu, sun.northAu);
  const moonAu = Math.hypot(moon.meridianAu, moon.westAu, moon.northAu);
  // The chord between the two directions: an arc cosine of so small an angle would lose its digits.
  const chord = Math.hypot(
    sun.meridianAu / sunAu - moon.meridianAu / moonAu,
    sun.westAu / sunAu - moon.westAu / moonAu,
    sun.northAu / sunAu - moon.northAu / moonAu,
  );
  return {
    apart: 2 * Math.asin(chord / 2),
    sunRadius: Math.asin(SUN_RADIUS_KM / KM_PER_AU / sunAu),
    moonRadius: Math.asin(MOON_RADIUS_KM / KM_PER_AU / moonAu),
  };
}

function localSolar(sky: Sky, { type, greatestJdUt }: Eclipse, place: GeoPoint): WholeEclipse {
  const from = greatestJdUt - HALF_LENGTH_DAYS;
  const to = greatestJdUt + HALF_LENGTH_DAYS;
  const at = (jd: number) => discs(sky, jdUt(jd), place);
  const outer = (jd: number): number => {
    const { apart, sunRadius, moonRadius } = at(jd);
    return apart - sunRadius - moonRadius;
  };
  const inner = (jd: number): number => {
    const { apart, sunRadius, moonRadius } = at(jd);
    return apart - Math.abs(moonRadius - sunRadius);
  };
  const localGreatest = least((jd) => at(jd).apart, from, to);
  const { apart, sunRadius, moonRadius } = at(localGreatest);
  const covered = (sunRadius + moonRadius - apart) / (2 * sunRadius);
  const full = apart < Math.abs(moonRadius - sunRadius);
  const span = below(outer, from, to);
  const fullType = moonRadius > sunRadius ? "total" : "annular";
  return {
    kind: "solar",
    type,
    localType: span === undefined ? undefined : full ? fullType : "partial",
    span,
    fullSpan: full ? below(inner, from, to) : undefined,
    greatestJdUt: jdUt(localGreatest),
    magnitude: full ? moonRadius / sunRadius : covered,
    altitudeDeg: sunAltitudeDeg(sky, jdUt(localGreatest), place),
    ...seen(span, (jd) => sunAltitudeDeg(sky, jd, place), true),
  };
}

function localLunar(sky: Sky, { type, greatestJdUt }: Eclipse, place: GeoPoint): WholeEclipse {
  const from = greatestJdUt - HALF_LENGTH_DAYS;
  const to = greatestJdUt + HALF_LENGTH_DAYS;
  const shadows = (jd: number) => lunarShadows(offAxis(sky, "lunar", utToTt(jdUt(jd))));
  const touching = (jd: number): number => {
    const { off, penumbra, umbra, moon } = shadows(jd);
    return off - (type === "penumbral" ? penumbra : umbra) - moon;
  };
  const within = (jd: number): number => {
    const { off, umbra, moon } = shadows(jd);
    return off - umbra + moon;
  };
  const { off, umbra, moon } = shadows(greatestJdUt);
  const span = below(touching, from, to);
  return {
    kind: "lunar",
    type,
    localType: type,
    span,
    fullSpan: type === "total" ? below(within, from, to) : undefined,
    greatestJdUt,
    magnitude: (umbra + moon - off) / (2 * moon),
    altitudeDeg: moonAltitudeDeg(sky, greatestJdUt, place),
    ...seen(span, (jd) => moonAltitudeDeg(sky, jd, place), type !== "penumbral"),
  };
}

/** From the passage of `f` below zero to that above it. */
function below(f: (jd: number) => number, from: number, to: number): Span | undefined {
  const passages = crossings(f, from, to, STEP_DAYS);
  const start = passages.find(({ rising }) => !rising);
  const end = passages.find(({ rising, jd }) => rising && start !== undefined && jd > start.jd);
  if (start === undefined || end === undefined) return undefined;
  return { startJdUt: jdUt(start.jd), endJdUt: jdUt(end.jd) };
}

/** Where `f`, which falls and then rises, is least: by golden section, to a tenth of a second. */
function least(f: (jd: number) => number, from: number, to: number): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let [left, right] = [from, to];
  while (right - left > 1e-6) {
    const a = right - golden * (right - left);
    const b = left + golden * (right - left);
    if (f(a) < f(b)) right = b;
    else left = a;
  }
  return (left + right) / 2;
}

/** An eclipsed body is looked for at every so many minutes, and about its rise or set at each. */
const STRIDE = 8;

/** When in a span the upper limb is above the horizon, to the minute; less than eight minutes of it may be missed. */
function seen(
  span: Span | undefined,
  altitudeDeg: (jd: JulianDayUt) => number,
  byEyes: boolean,
): Pick<LocalEclipse, "visible" | "visibleSpan"> {
  if (span === undefined) return { visible: false, visibleSpan: undefined };
  const above = (jd: number): boolean => altitudeDeg(jdUt(jd)) + SEMIDIAMETER_DEG + HORIZON_REFRACTION_DEG > 0;
  const minutes = Math.ceil((span.endJdUt - span.startJdUt) / MINUTE_DAYS);
  const instants = Array.from({ length: minutes + 1 }, (_, minute) =>
    Math.min(span.endJdUt, span.startJdUt + minute * MINUTE_DAYS),
  );
  const strides = instants.flatMap((_, index) => (index % STRIDE === 0 || index === minutes ? [index] : []));
  const at = (index: number): boolean => above(itemAt(instants, index));
  const seenFirst = strides.find(at);
  if (seenFirst === undefined) return { visible: false, visibleSpan: undefined };
  const seenLast = strides.findLast(at) ?? seenFirst;
  const first = instants.slice(Math.max(0, seenFirst - STRIDE), seenFirst + 1).find(above);
  const last = instants.slice(seenLast, seenLast + STRIDE + 1).findLast(above);
  if (first === undefined || last === undefined) return { visible: false, visibleSpan: undefined };
  return { visible: byEyes, visibleSpan: { startJdUt: jdUt(first), endJdUt: jdUt(last) } };
}
