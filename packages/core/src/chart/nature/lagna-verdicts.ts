import type { Verses } from "../../citation.ts";
import type { LuminousGraha, Rasi } from "../../ids.ts";

/**
 * What Parashara says of a graha for one lagna: that it does good, does harm, makes a raja yoga together with
 * another, is even ("sama", "madhya" or by its company), or is named only as a killer.
 */
export type LagnaVerdict = "good" | "harmful" | "joint_yoga" | "even" | "killer";

interface LagnaVerses {
  /** Verses of BPHS ch. 34 (numbering of Santhanam). */
  readonly verses: Verses;
  readonly verdicts: Readonly<Partial<Record<LuminousGraha, LagnaVerdict>>>;
}

/**
 * BPHS ch. 34, v. 19-44. Grahas named both harmful and killers count as harmful; those that the verses do not name are
 * left out and fall under the general rule of v. 2-7. Yogakarakas by double rule (v. 13) are "good" here.
 */
export const LAGNA_VERDICTS: Readonly<Record<Rasi, LagnaVerses>> = {
  mesha: {
    verses: [19, 22],
    verdicts: { saturn: "harmful", mercury: "harmful", venus: "harmful", jupiter: "good", sun: "good" },
  },
  vrishabha: {
    verses: [23, 24],
    verdicts: {
      jupiter: "harmful",
      venus: "harmful",
      moon: "harmful",
      saturn: "good",
      sun: "good",
      mercury: "good",
      mars: "killer",
    },
  },
  mithuna: {
    verses: [25, 26],
    verdicts: { mars: "harmful", jupiter: "harmful", sun: "harmful", venus: "good", moon: "killer" },
  },
  karka: {
    verses: [27, 28],
    verdicts: {
      venus: "harmful",
      mercury: "harmful",
      mars: "good",
      jupiter: "good",
      moon: "good",
      saturn: "killer",
      sun: "killer",
    },
  },
  simha: {
    verses: [29, 30],
    verdicts: {
      mercury: "harmful",
      venus: "harmful",
      saturn: "harmful",
      mars: "good",
      jupiter: "good",
      sun: "good",
      moon: "killer",
    },
  },
  kanya: {
    verses: [31, 32],
    verdicts: {
      mars: "harmful",
      jupiter: "harmful",
      moon: "harmful",
      mercury: "good",
      venus: "good",
      sun: "even",
    },
  },
  tula: {
    verses: [33, 34],
    verdicts: {
      jupiter: "harmful",
      sun: "harmful",
      mars: "harmful",
      saturn: "good",
      mercury: "good",
      moon: "joint_yoga",
      venus: "even",
    },
  },
  vrischika: {
    verses: [35, 36],
    verdicts: {
      venus: "harmful",
      mercury: "harmful",
      saturn: "harmful",
      jupiter: "good",
      moon: "good",
      sun: "joint_yoga",
      mars: "even",
    },
  },
  dhanu: {
    verses: [37, 38],
    verdicts: {
      venus: "harmful",
      mars: "good",
      sun: "good",
      mercury: "joint_yoga",
      saturn: "killer",
      jupiter: "even",
    },
  },
  makara: {
    verses: [39, 40],
    verdicts: {
      mars: "harmful",
      jupiter: "harmful",
      moon: "harmful",
      venus: "good",
      mercury: "good",
      sun: "even",
    },
  },
  kumbha: {
    verses: [41, 42],
    verdicts: {
      jupiter: "harmful",
      moon: "harmful",
      mars: "harmful",
      venus: "good",
      saturn: "good",
      sun: "killer",
      mercury: "even",
    },
  },
  meena: {
    verses: [43, 44],
    verdicts: {
      saturn: "harmful",
      venus: "harmful",
      sun: "harmful",
      mercury: "harmful",
      mars: "good",
      moon: "good",
      jupiter: "joint_yoga",
    },
  },
};
