/**
 * The outline of the lit part of the Moon about the origin. `elongationDeg` is Moon less Sun, 0 to 360: below 180 the
 * right side is lit, as seen from the north; the inner edge is half an ellipse of half-width R |cos E|, which bulges
 * into the lit half of a crescent and into the dark half of a gibbous Moon.
 */
export function litMoonPath(radius: number, elongationDeg: number): string {
  const isWaxing = elongationDeg < 180;
  const cosine = Math.cos((elongationDeg * Math.PI) / 180);
  const halfWidth = (radius * Math.abs(cosine)).toFixed(1);
  const outer = isWaxing ? 1 : 0;
  const inner = cosine > 0 === isWaxing ? 0 : 1;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${outer} 0 ${radius}A${halfWidth} ${radius} 0 0 ${inner} 0 ${-radius}Z`;
}
