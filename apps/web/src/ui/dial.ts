/** A point of a dial about the origin; the angle in degrees clockwise from the top. */
export function dialPoint(radius: number, clockwiseDeg: number): { readonly x: number; readonly y: number } {
  const angle = (clockwiseDeg * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

const figures = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** The SVG path of a tick from one radius to another. */
export const tick = (clockwiseDeg: number, from: number, to: number): string =>
  `M${figures(dialPoint(from, clockwiseDeg))}L${figures(dialPoint(to, clockwiseDeg))}`;

/** The SVG path of an arc, less than half a turn, in the direction of the clock. */
export const arc = (radius: number, fromDeg: number, toDeg: number): string =>
  `M${figures(dialPoint(radius, fromDeg))}A${radius} ${radius} 0 0 1 ${figures(dialPoint(radius, toDeg))}`;

/** The SVG path of a piece of a ring, less than half of it, in the direction of the clock. */
export function ringPiece(fromDeg: number, toDeg: number, inner: number, outer: number): string {
  const start = figures(dialPoint(outer, fromDeg));
  const outerEnd = figures(dialPoint(outer, toDeg));
  const innerEnd = figures(dialPoint(inner, toDeg));
  const innerStart = figures(dialPoint(inner, fromDeg));
  return `M${start}A${outer} ${outer} 0 0 1 ${outerEnd}L${innerEnd}A${inner} ${inner} 0 0 0 ${innerStart}Z`;
}
