import type { TithiRule } from "./tithi-rule.ts";

const DHARMA = "Dharma Sindhu 1";

const PRADOSHA = {
  id: "pradosha",
  kind: "monthly_vrata",
  window: "pradosha",
  both: "longer",
  neither: "second",
  source: `${DHARMA}, on the thirteenth`,
} as const;

/** Those of every month, adhika ones too. */
export const MONTHLY_RULES: readonly TithiRule[] = [
  { ...PRADOSHA, tithi: 13 },
  { ...PRADOSHA, tithi: 28 },
  {
    id: "sankashti_chaturthi",
    kind: "monthly_vrata",
    tithi: 19,
    window: "moonrise",
    both: "first",
    neither: "second",
    source: `${DHARMA}, on the fourth`,
  },
  {
    id: "vinayaka_chaturthi",
    kind: "monthly_vrata",
    tithi: 4,
    window: "madhyahna",
    both: "longer",
    neither: "first",
    source: `${DHARMA}, on the fourth`,
  },
  {
    id: "skanda_shashti",
    kind: "monthly_vrata",
    tithi: 6,
    window: "daylight",
    both: "first",
    neither: "first",
    source: `${DHARMA}, on the sixth`,
  },
  {
    id: "masika_shivaratri",
    kind: "monthly_vrata",
    tithi: 29,
    window: "nishita",
    both: "longer",
    neither: "second",
    source: `${DHARMA}, on the fourteenth`,
  },
  {
    id: "purnima",
    kind: "full_or_new_moon",
    tithi: 15,
    window: "sunrise",
    both: "first",
    neither: "first",
    source: `${DHARMA}, on the fifteenth`,
  },
  {
    id: "amavasya",
    kind: "full_or_new_moon",
    tithi: 30,
    window: "aparahna",
    both: "longer",
    neither: "first",
    source: `${DHARMA}, on the new moon`,
  },
];
