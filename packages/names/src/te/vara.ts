import type { LimbNames } from "../names.ts";

/** The days of the week, from Sunday. */
export const VARA_TE: LimbNames["vara"] = {
  ravi: { weekday: "ఆదివారం", vaara: "భానువాసరం" },
  soma: { weekday: "సోమవారం", vaara: "ఇందువాసరం" },
  mangala: { weekday: "మంగళవారం", vaara: "భౌమవాసరం" },
  budha: { weekday: "బుధవారం", vaara: "సౌమ్యవాసరం" },
  guru: { weekday: "గురువారం", vaara: "బృహస్పతివాసరం" },
  shukra: { weekday: "శుక్రవారం", vaara: "భృగువాసరం" },
  shani: { weekday: "శనివారం", vaara: "స్థిరవాసరం" },
};
