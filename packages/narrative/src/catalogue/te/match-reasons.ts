import type { Friendship, Koota, LuminousGraha } from "@vedanga/core";
import { called, genitive, nakshatraStem, rasiStem, toGraha } from "@vedanga/names/te/forms";
import type { MatchWords } from "../match-words.ts";
import { GOCHARA_TE } from "./gochara.ts";
import { KOOTA_TE, MATCH_NAMES_TE } from "./match-names.ts";

const { gana, yoni, nadi, varna, vasya, rajju, paya } = MATCH_NAMES_TE;
const { tara } = GOCHARA_TE;

const AS: Readonly<Record<Friendship, string>> = { friend: "మిత్రుడు", neutral: "సముడు", enemy: "శత్రువు" };

interface Lords {
  readonly groom: LuminousGraha;
  readonly bride: LuminousGraha;
  readonly groomRegards: Friendship;
  readonly brideRegards: Friendship;
}
const lords = ({ groom, bride, groomRegards, brideRegards }: Lords): string =>
  groom === bride
    ? `ఇద్దరి జన్మ రాశులకూ అధిపతి ఒక్కడే: ${called(groom)}; మిత్రులైనట్లే లెక్క.`
    : `వరుని జన్మ రాశికి అధిపతి ${called(groom)}; వధువు జన్మ రాశికి అధిపతి ${called(bride)}. ${toGraha(groom)} ${called(bride)} ${AS[groomRegards]}; ${toGraha(bride)} ${called(groom)} ${AS[brideRegards]}.`;

const taras = (groom: string, bride: string): string =>
  `వధువు నక్షత్రం నుండి లెక్కిస్తే వరుని నక్షత్రం ${groom}; వరుని నక్షత్రం నుండి లెక్కిస్తే వధువు నక్షత్రం ${bride}. విపత్, ప్రత్యక్, నైధన తారలు మూడూ మంచివి కావు.`;

/** What an excuse does. */
const undone = (koota: Koota): string => `కాబట్టి ఈ గ్రంథం ప్రకారం ${KOOTA_TE[koota].name} విషయంలో లోపం ఉండదు`;

export const MATCH_REASONS_TE: MatchWords["reasons"] = {
  "koota.varna": ({ groom, bride }) =>
    `జన్మ రాశిని బట్టి వరునిది ${varna[groom]}, వధువుది ${varna[bride]}. వరుని వర్ణం వధువు వర్ణం కన్నా తక్కువ కాకుంటే పాయింటు వస్తుంది.`,
  "koota.vasya": ({ groom, bride }) =>
    `చంద్రుడు ఉన్న చోటును బట్టి వరుని వశ్యం ${vasya[groom]}; వధువు వశ్యం ${vasya[bride]}. రెండు వశ్యాలకు ఎన్ని పాయింట్లో పట్టికను బట్టి తెలుస్తుంది.`,
  "koota.tara": ({ groom, bride }) => taras(tara[groom], tara[bride]),
  "koota.yoni": ({ groom, bride }) =>
    `నక్షత్రాన్ని బట్టి వరుని యోని ${yoni[groom]}; వధువు యోని ${yoni[bride]}. రెండు యోనులకు ఎన్ని పాయింట్లో పట్టికను బట్టి తెలుస్తుంది.`,
  "koota.graha_maitri": lords,
  "koota.gana": ({ groom, bride }) =>
    groom === bride
      ? `ఇద్దరి నక్షత్రాలదీ ఒకే గణం: ${gana[groom]}.`
      : `వరుని నక్షత్రం ${gana[groom]}; వధువు నక్షత్రం ${gana[bride]}. రెండు గణాలకు ఎన్ని పాయింట్లో పట్టికను బట్టి తెలుస్తుంది.`,
  "koota.bhakoot": ({ groom, bride, signCount }) =>
    `వధువు జన్మ రాశి (${rasiStem(bride)} రాశి) నుండి వరుని జన్మ రాశి (${rasiStem(groom)} రాశి) ${signCount}వది. ఒకదానికొకటి 2–12, 5–9, 6–8 అయిన రాశులకు పాయింట్లు లేవు.`,
  "koota.nadi": ({ groom, bride }) =>
    groom === bride
      ? `ఇద్దరి నక్షత్రాలదీ ఒకే నాడి: ${nadi[groom]}. ఒకే నాడికి పాయింట్లు లేవు.`
      : `వరుని నక్షత్రం ${nadi[groom]}; వధువు నక్షత్రం ${nadi[bride]}. నాడులు వేరైనందున పాయింట్లన్నీ వస్తాయి.`,
  "koota_school.gana": ({ groom, bride }) =>
    `వేరే పట్టికల ప్రకారం ఈ రెండు గణాలకు (${gana[groom]}, ${gana[bride]}) ఒక పాయింటు కూడా రాదు.`,
  "excuse.same_sign_other_star": ({ koota, rasi, groom, bride }) =>
    `ఇద్దరి చంద్రుడూ ${rasiStem(rasi)} రాశిలోనే ఉన్నా నక్షత్రాలు వేరు (వరునిది ${nakshatraStem(groom)} నక్షత్రం, వధువుది ${nakshatraStem(bride)} నక్షత్రం); ${undone(koota)}.`,
  "excuse.same_star_other_sign": ({ koota, nakshatra, groom, bride }) =>
    `ఇద్దరిదీ ${nakshatraStem(nakshatra)} నక్షత్రమే అయినా రాశులు వేరు (వరునిది ${rasiStem(groom)} రాశి, వధువుది ${rasiStem(bride)} రాశి); ${undone(koota)}.`,
  "excuse.same_star_other_pada": ({ koota, nakshatra, groom, bride }) =>
    `ఇద్దరిదీ ${nakshatraStem(nakshatra)} నక్షత్రమే అయినా పాదాలు వేరు (వరునిది ${groom}వ పాదం, వధువుది ${bride}వ పాదం); ${undone(koota)}.`,
  "excuse.one_sign_lord": ({ koota, lord }) => `ఇద్దరి జన్మ రాశులకూ అధిపతి ${called(lord)}; ${undone(koota)}.`,
  "excuse.friendly_sign_lords": ({ koota, groom, bride }) =>
    `జన్మ రాశుల అధిపతులు (${called(groom)}, ${called(bride)}) పరస్పరం మిత్రులు; ${undone(koota)}.`,
  "excuse.friendly_navamsa_lords": ({ koota, groom, bride }) =>
    groom === bride
      ? `ఇద్దరి చంద్రుడూ ${genitive(groom)} నవాంశలోనే ఉన్నాడు; ${undone(koota)}.`
      : `చంద్రుడు ఉన్న నవాంశల అధిపతులు (${called(groom)}, ${called(bride)}) పరస్పరం మిత్రులు; ${undone(koota)}.`,
  "excuse.good_bhakoot": ({ koota, groom, bride }) =>
    `జన్మ రాశులు (${rasiStem(groom)} రాశి, ${rasiStem(bride)} రాశి) ఒకదానికొకటి మంచి స్థానంలో ఉన్నాయి; ${undone(koota)}.`,
  "porutham.dina": ({ groom, bride, isOneStar }) =>
    isOneStar ? "ఇద్దరిదీ ఒకే జన్మ నక్షత్రం; దీనికి సగం పాయింటు." : taras(tara[groom], tara[bride]),
  "porutham.gana": ({ groom, bride }) =>
    groom === bride
      ? `ఇద్దరి నక్షత్రాలదీ ఒకే గణం: ${gana[groom]}.`
      : `వరుని నక్షత్రం ${gana[groom]}; వధువు నక్షత్రం ${gana[bride]}.`,
  "porutham.mahendra": ({ groom, bride, starCount }) =>
    `వధువు నక్షత్రం (${nakshatraStem(bride)} నక్షత్రం) నుండి వరుని నక్షత్రం (${nakshatraStem(groom)} నక్షత్రం) ${starCount}వది. 4, 7, 10, 13, 16, 19, 22, 25 మంచివి.`,
  "porutham.stree_dirgha": ({ groom, bride, starCount }) =>
    `వధువు నక్షత్రం (${nakshatraStem(bride)} నక్షత్రం) నుండి వరుని నక్షత్రం (${nakshatraStem(groom)} నక్షత్రం) ${starCount}వది. 13 దాటితే మంచిది; 7 దాటితే సగం మంచిది.`,
  "porutham.yoni": ({ groom, bride }) =>
    `నక్షత్రాన్ని బట్టి వరుని యోని ${yoni[groom]}; వధువు యోని ${yoni[bride]}. బద్ధ శత్రువులైన యోనులకు మాత్రమే పాయింటు రాదు.`,
  "porutham.rasi": ({ groom, bride, signCount }) =>
    `వధువు జన్మ రాశి (${rasiStem(bride)} రాశి) నుండి వరుని జన్మ రాశి (${rasiStem(groom)} రాశి) ${signCount}వది. 1, 7, 9, 11 మంచివి; 8, 10 సగం మంచివి.`,
  "porutham.rasi_adhipati": lords,
  "porutham.vasya": ({ groom, bride, groomDraws, brideDraws }) =>
    `వధువు జన్మ రాశి (${rasiStem(bride)} రాశి) వరుని జన్మ రాశికి ${groomDraws ? "వశ్య రాశే" : "వశ్య రాశి కాదు"}; వరుని జన్మ రాశి (${rasiStem(groom)} రాశి) వధువు జన్మ రాశికి ${brideDraws ? "వశ్య రాశే" : "వశ్య రాశి కాదు"}. ఒక్కో వైపు సగం పాయింటు.`,
  "porutham.rajju": ({ groom, bride }) =>
    groom === bride
      ? `ఇద్దరి నక్షత్రాలదీ ఒకే రజ్జువు: ${rajju[groom]}. ఒకే రజ్జువుకు పాయింటు లేదు.`
      : `వరుని నక్షత్రం ${rajju[groom]}; వధువు నక్షత్రం ${rajju[bride]}. రజ్జువులు వేరైనందున మంచిది.`,
  "porutham.vedha": ({ groom, bride, isVedha }) =>
    `${nakshatraStem(groom)}, ${nakshatraStem(bride)} నక్షత్రాలకు పరస్పరం వేధ ${isVedha ? "ఉంది" : "లేదు"}.`,
  "paya.moon_house": (facts) =>
    `లగ్నం నుండి ${facts.house}వ భావంలో చంద్రుడు ఉన్నాడు; పంచాంగాల ప్రకారం ఆ భావానికి చెప్పిన లోహం ${paya[facts.paya]}.`,
  "paya.star": (facts) =>
    `మరో ఆచారం ప్రకారం చంద్రుడు ఉన్న నక్షత్రాన్ని బట్టి పాదం చెబుతారు; ${nakshatraStem(facts.nakshatra)} నక్షత్రానికి చెప్పిన లోహం ${paya[facts.paya]}.`,
};
