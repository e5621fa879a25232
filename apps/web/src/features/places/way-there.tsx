import {
  neighboursOf,
  SACRED_PLACE_FACTS,
  type SacredPlaceId,
  type SacredPlaceList,
  straightKm,
} from "@vedanga/sacred-places";
import { Fragment } from "react";
import { useAlmanacPlace } from "#almanac/use-almanac-place.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { placeAddress } from "#ui/scene/place-address.ts";
import { FactRow } from "./fact-row.tsx";
import { formatWhole } from "./facts-line.ts";

interface WayThereProps {
  readonly id: SacredPlaceId;
  readonly summaries: SacredPlaceList["summaries"];
}

const NEIGHBOURS = 2;

/** How far it is from the visitor's city, and which places of the guide are nearest. */
export function WayThere({ id, summaries }: WayThereProps) {
  const t = useT();
  const { place, name } = useAlmanacPlace();
  const [city = name] = name.split(",");
  const there = SACRED_PLACE_FACTS[id];
  const km = place && straightKm(there, { latitudeDeg: Number(place.lat), longitudeDeg: Number(place.lon) });
  const nearest = neighboursOf(id).slice(0, NEIGHBOURS);
  return (
    <>
      {km !== null && (
        <FactRow label={t("sacred.from", { city })}>{t("sacred.straight", { km: formatWhole(km) })}</FactRow>
      )}
      <FactRow label={t("sacred.neighbours")}>
        {nearest.map((neighbour, index) => (
          <Fragment key={neighbour.id}>
            {index > 0 && ", "}
            <AppLink to={placeAddress(neighbour.id)}>{summaries[neighbour.id].name}</AppLink>{" "}
            {t("sacred.km", { km: formatWhole(neighbour.distanceKm) })}
          </Fragment>
        ))}
      </FactRow>
    </>
  );
}
