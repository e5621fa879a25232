/** How the wheel is turned: longitudes run against the clock from the lagna, which is the left end of the horizon. */
export function wheelPoint(radius: number, longitudeDeg: number, lagnaDeg: number): readonly [x: number, y: number] {
  const angle = ((180 + longitudeDeg - lagnaDeg) * Math.PI) / 180;
  return [radius * Math.cos(angle), -radius * Math.sin(angle)];
}

/** A coordinate as written in markup. */
export const figure = (value: number): string => value.toFixed(1);

/** The path of a line along a longitude, from one radius to another. */
export function spoke(longitudeDeg: number, lagnaDeg: number, from: number, to: number): string {
  const [x1, y1] = wheelPoint(from, longitudeDeg, lagnaDeg);
  const [x2, y2] = wheelPoint(to, longitudeDeg, lagnaDeg);
  return `M${figure(x1)} ${figure(y1)}L${figure(x2)} ${figure(y2)}`;
}
