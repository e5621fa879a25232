/** Why the device did not say where it is. */
export type PositionFault = "denied" | "unavailable" | "timeout" | "other" | "unsupported";

export type PositionAnswer =
  | { readonly fault: PositionFault }
  | { readonly fault: null; readonly latitudeDeg: number; readonly longitudeDeg: number };

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 };

/** Codes of the Geolocation API, section 3.5. */
const FAULTS: Readonly<Record<number, PositionFault>> = { 1: "denied", 2: "unavailable", 3: "timeout" };

/** Where the device is, by its best means, not from memory; at most ten seconds are spent on it once it is allowed. */
export function currentPosition(): Promise<PositionAnswer> {
  const { geolocation } = navigator as Partial<Pick<Navigator, "geolocation">>;
  if (!geolocation) return Promise.resolve({ fault: "unsupported" });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ fault: null, latitudeDeg: coords.latitude, longitudeDeg: coords.longitude }),
      ({ code }) => resolve({ fault: FAULTS[code] ?? "other" }),
      OPTIONS,
    );
  });
}
