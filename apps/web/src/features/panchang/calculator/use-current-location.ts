import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { getTimezone } from "#api/place/get-timezone.ts";
import { reversePlace } from "#api/place/reverse-place.ts";
import { nearDegrees, reverseText } from "#api/place/reverse-text.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import type { CalculatorDraft } from "./calculator-form.ts";
import { currentPosition, type PositionFault } from "./current-position.ts";

const COORDINATE_DECIMALS = 6;

export interface CurrentLocation {
  readonly isDetecting: boolean;
  readonly fault: PositionFault | null;
  detect(): Promise<void>;
  /** What is found from now on is no longer wanted: something else was put in. */
  dismiss(): void;
}

const rounded = (degrees: number): number => Number(degrees.toFixed(COORDINATE_DECIMALS));
const browserOffsetHours = (): number => -new Date().getTimezoneOffset() / 60;

/** The button that fills in where the visitor is: first the position, then what the place is called. */
export function useCurrentLocation(
  fill: (place: Pick<CalculatorDraft, "location" | "place">) => void,
): CurrentLocation {
  const t = useT();
  const client = useQueryClient();
  const { lang } = useLanguage();
  const [isDetecting, setDetecting] = useState(false);
  const [fault, setFault] = useState<PositionFault | null>(null);
  const wanted = useRef(0);

  async function nameOf(lat: number, lon: number): Promise<string> {
    try {
      return reverseText(await client.fetchQuery(reversePlace(lat, lon, lang)));
    } catch {
      return t("panchang.location.near", { lat: nearDegrees(lat), lon: nearDegrees(lon) });
    }
  }

  /** The zone of the place, because the browser's own may be another; undefined if that is not available. */
  async function zoneAt(lat: number, lon: number): Promise<string | undefined> {
    try {
      return (await client.fetchQuery(getTimezone({ lat, lon }))).timeZoneId;
    } catch {
      return undefined;
    }
  }

  async function detect(): Promise<void> {
    const own = ++wanted.current;
    setDetecting(true);
    setFault(null);
    const answer = await currentPosition();
    if (own === wanted.current) {
      if (answer.fault !== null) setFault(answer.fault);
      else {
        const [lat, lon] = [rounded(answer.latitudeDeg), rounded(answer.longitudeDeg)];
        const place = { lat, lon, offsetHours: browserOffsetHours() };
        fill({ location: t("panchang.location.detectingText"), place });
        const [location, zone] = await Promise.all([nameOf(lat, lon), zoneAt(lat, lon)]);
        if (own === wanted.current) fill({ location, place: zone === undefined ? place : { ...place, zone } });
      }
    }
    setDetecting(false);
  }

  function dismiss(): void {
    wanted.current++;
    setFault(null);
  }

  return { isDetecting, fault, detect, dismiss };
}
