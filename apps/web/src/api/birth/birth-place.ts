import { UNLOCATED_PLACE, type UserDetails } from "@vedanga/contract";

/** The point a chart is calculated for. */
export interface BirthPlace {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  /** False if the place was typed but not found: then it is the specified substitute, which screens must say. */
  readonly isLocated: boolean;
}

export function birthPlace({ latitude, longitude }: Pick<UserDetails, "latitude" | "longitude">): BirthPlace {
  if (latitude === "" || longitude === "") return { ...UNLOCATED_PLACE, isLocated: false };
  return { latitudeDeg: Number(latitude), longitudeDeg: Number(longitude), isLocated: true };
}
