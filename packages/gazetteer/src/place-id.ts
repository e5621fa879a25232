const OWN = 0x8000_0000;
const OWN_FORM = /^v[0-9a-z]{7}$/;
const GEONAMES_FORM = /^[1-9]\d{0,9}$/;

/** The id of the number in the file: GeoNames ids as they are, ours (top bit set) as "v" and base 36. */
export function idOfNumber(number: number): string {
  return number >= OWN ? `v${(number - OWN).toString(36).padStart(7, "0")}` : String(number);
}

/** Undoes `idOfNumber`; null for anything else. */
export function numberOfId(id: string): number | null {
  if (OWN_FORM.test(id)) {
    const own = Number.parseInt(id.slice(1), 36);
    return own < OWN ? own + OWN : null;
  }
  if (!GEONAMES_FORM.test(id)) return null;
  const number = Number(id);
  return number < OWN ? number : null;
}
