import type { MangalReference } from "@vedanga/core";
import { called, toGraha } from "@vedanga/names/te/forms";
import { toTenth } from "../../figures.ts";
import type { PapaWords } from "../papa-words.ts";
import { IN_SIGN_TE } from "./gochara.ts";

const FROM: Readonly<Record<MangalReference, string>> = {
  lagna: "లగ్నం నుండి",
  moon: "చంద్రుని నుండి",
  venus: "శుక్రుని నుండి",
};

export const PAPA_TE: PapaWords = {
  match: ({ groom, bride }) => {
    // They may differ by less than what is told of them.
    const more = toTenth(groom) === toTenth(bride) ? "కొద్దిగా ఎక్కువ" : "ఎక్కువ";
    const found = groom >= bride ? "ఇక్కడ అలాగే ఉంది" : `ఇక్కడ వధువుకే ${more} ఉన్నాయి`;
    return `పాప గ్రహాల పాయింట్లు వరునికి ${toTenth(groom)}, వధువుకు ${toTenth(bride)}. వరుని పాయింట్లు వధువు పాయింట్ల కన్నా తక్కువ కాకూడదని ఆచారం; ${found}.`;
  },
  reasons: {
    "papa.house": (facts, about) => {
      const { reference, house, houseUnits, grahaUnits, dignity, dignityShare, referenceShare } = facts;
      const units = houseUnits * grahaUnits * dignityShare * referenceShare;
      return `${FROM[reference]} ${house}వ భావంలో ${called(about)} ఉన్నాడు; ఆ రాశి అతనికి ${IN_SIGN_TE[dignity]}. భావానికి ${houseUnits} × ${toGraha(about)} ${grahaUnits} × రాశికి ${dignityShare} × ${FROM[reference]} చూసినందుకు ${referenceShare} = ${units}.`;
    },
    "papa.free": (_facts, about) => `లగ్నం నుండి గానీ, చంద్రుని నుండి గానీ, శుక్రుని నుండి గానీ దోషమిచ్చే ఆరు భావాలలో ${called(about)} లేడు.`,
    "papa_school.equal": ({ units }, about) =>
      `మరో పద్ధతిలో రాశితో, భావంతో పని లేకుండా పాప గ్రహాలన్నిటికీ ఒకే లెక్క: లగ్నం నుండి 1, చంద్రుని నుండి 0.5, శుక్రుని నుండి 0.25. ఆ ప్రకారం ${toGraha(about)} ${units}.`,
  },
};
