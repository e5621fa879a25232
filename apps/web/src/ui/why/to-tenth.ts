/** Points as screens show them; a whole number has no decimal. */
export const toTenth = (points: number): number => Math.round(points * 10) / 10;
