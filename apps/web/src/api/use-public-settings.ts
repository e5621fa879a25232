import { useQuery } from "@tanstack/react-query";
import type { PublicSettings } from "@vedanga/contract";
import { publicSettings } from "./public-settings.ts";

const NOTHING_SHOWN: PublicSettings = { contactEmail: null, contactPhone: null, chatNumber: null, bookingUrl: null };

/** The contacts the operator shows; none while they are on their way or if they do not come. */
export function usePublicSettings(): PublicSettings {
  return useQuery(publicSettings).data ?? NOTHING_SHOWN;
}
