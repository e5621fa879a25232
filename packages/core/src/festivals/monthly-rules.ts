import type { Citation, Matter } from "../citation.ts";
import type { TithiRule } from "./tithi-rule.ts";

const dharmaSindhu = (on: Matter): Citation => ({ work: "dharma_sindhu", chapter: 1, on });

const PRADOSHA = {
  id: "pradosha",
  kind: "monthly_vrata",
  window: "pradosha",
  both: "longer",
  neither: "second",
  source: dharmaSindhu("trayodashi"),
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
    source: dharmaSindhu("chaturthi"),
  },
  {
    id: "vinayaka_chaturthi",
    kind: "monthly_vrata",
    tithi: 4,
    window: "madhyahna",
    both: "longer",
    neither: "first",
    source: dharmaSindhu("chaturthi"),
  },
  {
    id: "skanda_shashti",
    kind: "monthly_vrata",
    tithi: 6,
    window: "daylight",
    both: "first",
    neither: "first",
    source: dharmaSindhu("shashthi"),
  },
  {
    id: "masika_shivaratri",
    kind: "monthly_vrata",
    tithi: 29,
    window: "nishita",
    both: "longer",
    neither: "second",
    source: dharmaSindhu("chaturdashi"),
  },
  {
    id: "purnima",
    kind: "full_or_new_moon",
    tithi: 15,
    window: "sunrise",
    both: "first",
    neither: "first",
    source: dharmaSindhu("purnima"),
  },
  {
    id: "amavasya",
    kind: "full_or_new_moon",
    tithi: 30,
    window: "aparahna",
    both: "longer",
    neither: "first",
    source: dharmaSindhu("amavasya"),
  },
];
