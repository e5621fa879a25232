/** Tithis from new moon to new moon. */
export const TITHIS = 30;
export const MOON_RADIUS = 9;

/** The lit limb from pole to pole and back along the terminator, an ellipse half as wide as the phase makes it. */
export function litPath(tithi: number): string {
  // In the middle of the tithi, but the two that end at new and full moon as they end.
  const elongationDeg = tithi % 15 === 0 ? tithi * 12 : (tithi - 0.5) * 12;
  const width = Math.abs(Math.cos((elongationDeg * Math.PI) / 180)) * MOON_RADIUS;
  const isWaxing = tithi <= TITHIS / 2;
  const isCrescent = elongationDeg < 90 || elongationDeg > 270;
  const limb = isWaxing ? 1 : 0;
  return `M12 3A9 9 0 0 ${limb} 12 21A${width.toFixed(2)} 9 0 0 ${isCrescent ? 1 - limb : limb} 12 3Z`;
}
