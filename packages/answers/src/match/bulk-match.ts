import {
  AppError,
  type BulkNorthMatchResponse,
  type BulkRequest,
  type BulkSouthMatchResponse,
  REMAINING_API_CALLS,
  type WireReason,
} from "@vedanga/contract";
import {
  ashtakoota,
  dashakoota,
  type MoonOfBirth,
  moonOfBirth,
  moonOfStarInSign,
  NAKSHATRAS,
  RASIS,
} from "@vedanga/core";
import { nth } from "../wire/nth.ts";
import { wireWords } from "../wire/wire-words.ts";
import { ashtakootReasons, ashtakootReport } from "./ashtakoot.ts";
import { dashakootReasons, dashakootReport } from "./dashakoot.ts";

/**
 * GET /matching/bulk-north-match: the eight kootas of one person with each of a list.
 * @throws AppError "star_outside_sign" (native_rasi_no, match_details)
 */
export function answerBulkNorthMatch(request: BulkRequest): BulkNorthMatchResponse {
  const words = wireWords(request.lang);
  return bulk(request, ({ groom, bride }) => {
    const match = ashtakoota(groom, bride);
    return { report: ashtakootReport(groom, bride, match, words), reasons: () => ashtakootReasons(match, words) };
  });
}

/**
 * GET /matching/bulk-south-match: the ten poruthams of one person with each of a list.
 * @throws AppError "star_outside_sign" (native_rasi_no, match_details)
 */
export function answerBulkSouthMatch(request: BulkRequest): BulkSouthMatchResponse {
  const words = wireWords(request.lang);
  return bulk(request, ({ groom, bride }) => {
    const match = dashakoota(groom, bride);
    return { report: dashakootReport(groom, bride, match, words), reasons: () => dashakootReasons(match, words) };
  });
}

interface Couple {
  readonly groom: MoonOfBirth;
  readonly bride: MoonOfBirth;
}
interface Matched<Report> {
  readonly report: Report;
  readonly reasons: () => readonly WireReason[];
}

/** Each of the list with the person, in the order in which they are listed. */
function bulk<Report extends object>(request: BulkRequest, match: (couple: Couple) => Matched<Report>) {
  const { native_star_no: star, native_rasi_no: sign, native_moon_degrees: moonDeg, explain } = request;
  const native = moonOf({ star, sign, moonDeg }, "native_rasi_no");
  const matched = request.match_details.map((profile) => {
    const other = moonOf(profile, "match_details");
    const couple = request.native_gender === "male" ? { groom: native, bride: other } : { groom: other, bride: native };
    return { ...match(couple), profileId: profile.profileId };
  });
  return {
    status: 200 as const,
    response: matched.map(({ report, profileId }) => ({ ...report, profile_id: profileId })),
    remaining_api_calls: REMAINING_API_CALLS,
    ...(explain && {
      reasons: matched.flatMap(({ reasons }, index) =>
        reasons().map((reason) => ({ ...reason, about: `${index}.${reason.about}` })),
      ),
    }),
  };
}

interface NamedMoon {
  readonly star: number;
  readonly sign: number;
  readonly moonDeg: number | undefined;
}

/** By its degree where that lies in the star and the sign that are named, else by these two. */
function moonOf({ star, sign, moonDeg }: NamedMoon, field: string): MoonOfBirth {
  const nakshatra = nth(NAKSHATRAS, star);
  const rasi = nth(RASIS, sign);
  const exact = moonDeg === undefined ? undefined : moonOfBirth(moonDeg);
  if (exact?.nakshatra === nakshatra && exact.rasi === rasi) return exact;
  const named = moonOfStarInSign(nakshatra, rasi);
  if (!named) throw new AppError("star_outside_sign", { field });
  return named;
}
