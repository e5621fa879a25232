import { called, dashaStem, nakshatraStem, rasiStem } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { VarshaWords } from "../varsha-words.ts";

const { rasi: sign } = NAMES_TE;
const full = (years: number): string => (years === 1 ? "ఒక సంవత్సరం నిండిన" : `${years} సంవత్సరాలు నిండిన`);
const after = (years: number): string => (years === 0 ? "పుట్టినప్పుడు" : `${full(years)} తర్వాత`);
const part = (isDay: boolean): string => (isDay ? "పగలు" : "రాత్రి");

export const VARSHA_TE: VarshaWords = {
  reasons: {
    "varsha.return": ({ completedYears, rasi, degreesInRasi }) =>
      completedYears === 0
        ? `జీవితంలో మొదటి సంవత్సరం పుట్టిన క్షణంతోనే మొదలవుతుంది; అప్పుడు సూర్యుడు ${rasiStem(rasi)} రాశిలో ${degreesInRasi.toFixed(2)}° వద్ద ఉన్నాడు.`
        : `${after(completedYears)} సూర్యుడు పుట్టినప్పుడు ఉన్న చోటికి (${rasiStem(rasi)} రాశి, ${degreesInRasi.toFixed(2)}°) మళ్ళీ వచ్చిన క్షణంలో ఈ సంవత్సరం మొదలవుతుంది. ఆ క్షణానికి జన్మస్థలంలో ఉన్న చక్రం ఇది.`,
    "varsha.muntha": ({ lagna, completedYears, muntha }) =>
      `ముంథ పుట్టినప్పుడు లగ్నంలో (${rasiStem(lagna)} రాశి) ఉండి ఏడాదికి ఒక రాశి చొప్పున ముందుకు సాగుతుంది; ${after(completedYears)} ముంథ ఉన్న రాశి: ${sign[muntha]}.`,
    "varsha.dinratri": ({ isDay, rasi, lord }) =>
      `సంవత్సరం ${part(isDay)} మొదలైనందున ${isDay ? "సూర్యుడు" : "చంద్రుడు"} ఉన్న ${rasiStem(rasi)} రాశి అధిపతిని తీసుకుంటారు: ${called(lord)}.`,
    "varsha.trirashi": ({ isDay, lagna, lord }) =>
      `${part(isDay)} మొదలైన ఈ సంవత్సరానికి లగ్నం: ${sign[lagna]}; త్రిరాశి పతుల పట్టికలో దానికి అధిపతి ${called(lord)}.`,
    "varsha.month": ({ month, rasi, degreesInRasi }) =>
      `సూర్యుడు ${rasiStem(rasi)} రాశిలో ${degreesInRasi.toFixed(2)}° వద్దకు వచ్చినప్పుడు ఈ నెల మొదలవుతుంది; ${month === 0 ? "పుట్టినప్పుడు సూర్యుడు ఉన్న చోటు అదే" : `ఇది పుట్టినప్పుడు సూర్యుడు ఉన్న చోటి నుండి ${month * 30}° దూరం`}.`,
  },
  mudda: {
    "mudda.first": ({ nakshatra, completedYears, lord }) =>
      `పుట్టినప్పుడు చంద్రుడు ${nakshatraStem(nakshatra)} నక్షత్రంలో ఉన్నాడు. మొదటి దశ ఆ నక్షత్రాధిపతితో మొదలై ఏడాదికి ఒక గ్రహం చొప్పున మారుతుంది; ${after(completedYears)} మొదటిది ${dashaStem(lord)} దశ. వింశోత్తరిలోని 120 ఏళ్ళలో గ్రహాలకు ఉన్న వాటాల నిష్పత్తిలోనే ఏడాదిని కూడా పంచుతారు.`,
  },
};
