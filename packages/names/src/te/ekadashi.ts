import type { Ekadashi } from "@vedanga/core";
import type { FestivalName } from "../names.ts";

const fast = (name: string, month: string) => ({
  name: `${name} ఏకాదశి`,
  special: `${month} ఏకాదశి; ఉపవాసం ఉండి విష్ణువును పూజిస్తారు.`,
});

/** By the months of the amanta count; names as telugubharath.com lists them (2023), Sanskrit finals shortened. */
export const EKADASHI_DAYS_TE: Readonly<Record<Ekadashi, FestivalName>> = {
  kamada_ekadashi: fast("కామదా", "చైత్ర శుద్ధ"),
  varuthini_ekadashi: fast("వరూధినీ", "చైత్ర బహుళ"),
  mohini_ekadashi: fast("మోహినీ", "వైశాఖ శుద్ధ"),
  apara_ekadashi: fast("అపరా", "వైశాఖ బహుళ"),
  nirjala_ekadashi: {
    name: "నిర్జలా ఏకాదశి",
    special: "జ్యేష్ఠ శుద్ధ ఏకాదశి; కొందరు నీరు కూడా తాగకుండా ఉపవాసం ఉంటారు.",
  },
  yogini_ekadashi: fast("యోగినీ", "జ్యేష్ఠ బహుళ"),
  devashayani_ekadashi: {
    name: "తొలి ఏకాదశి (శయన ఏకాదశి)",
    special: "విష్ణువు యోగనిద్రకు శయనించే రోజు; చాతుర్మాస్యం మొదలవుతుంది.",
  },
  kamika_ekadashi: fast("కామికా", "ఆషాఢ బహుళ"),
  shravana_putrada_ekadashi: fast("శ్రావణ పుత్రదా", "శ్రావణ శుద్ధ"),
  aja_ekadashi: fast("అజా", "శ్రావణ బహుళ"),
  parshva_ekadashi: {
    name: "పరివర్తన ఏకాదశి",
    special: "విష్ణువు యోగనిద్రలో పక్కకు తిరిగే రోజు; వామనుణ్ణి పూజిస్తారు.",
  },
  indira_ekadashi: fast("ఇందిరా", "భాద్రపద బహుళ"),
  papankusha_ekadashi: fast("పాపాంకుశా", "ఆశ్వయుజ శుద్ధ"),
  rama_ekadashi: fast("రమా", "ఆశ్వయుజ బహుళ"),
  prabodhini_ekadashi: {
    name: "ఉత్థాన ఏకాదశి (ప్రబోధినీ)",
    special: "విష్ణువు యోగనిద్ర నుండి మేల్కొనే రోజు; చాతుర్మాస్యం ముగుస్తుంది.",
  },
  utpanna_ekadashi: fast("ఉత్పన్నా", "కార్తీక బహుళ"),
  mokshada_ekadashi: fast("మోక్షదా", "మార్గశిర శుద్ధ"),
  saphala_ekadashi: fast("సఫలా", "మార్గశిర బహుళ"),
  pausha_putrada_ekadashi: fast("పుష్య పుత్రదా", "పుష్య శుద్ధ"),
  shattila_ekadashi: {
    name: "షట్తిలా ఏకాదశి",
    special: "పుష్య బహుళ ఏకాదశి; నువ్వులను ఆరు విధాల వాడి ఉపవాసం ఉంటారు.",
  },
  jaya_ekadashi: fast("జయా", "మాఘ శుద్ధ"),
  vijaya_ekadashi: fast("విజయా", "మాఘ బహుళ"),
  amalaki_ekadashi: {
    name: "ఆమలకీ ఏకాదశి",
    special: "ఫాల్గుణ శుద్ధ ఏకాదశి; ఉపవాసం ఉండి ఉసిరి చెట్టును పూజిస్తారు.",
  },
  papamochani_ekadashi: fast("పాపమోచనీ", "ఫాల్గుణ బహుళ"),
  padmini_ekadashi: fast("పద్మినీ", "అధిక మాస శుద్ధ"),
  parama_ekadashi: fast("పరమా", "అధిక మాస బహుళ"),
};
