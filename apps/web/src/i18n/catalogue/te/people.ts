import type { people as en } from "../en/people.ts";

export const people: Record<keyof typeof en, string> = {
  "people.title": "{device, select, phone {ఈ ఫోనులో ఉన్నవారు} other {ఈ కంప్యూటర్‌లో ఉన్నవారు}}",
  "people.door": "జాతకాలు",
  "people.visit": "ఇప్పటికి మాత్రమే",
  "people.keep": "{device, select, phone {ఈ ఫోనులో ఉంచండి} other {ఈ కంప్యూటర్‌లో ఉంచండి}}",
  "people.new": "మరొకరి జాతకం",
  "people.compare": "వివాహ పొంతన చూడండి",
  "people.say":
    "మీరు ఉంచిన పేర్ల జాబితా {device, select, phone {ఈ ఫోనులో} other {ఈ కంప్యూటర్‌లో}} మాత్రమే ఉంటుంది; వారి జనన వివరాలు మా రికార్డులలో కూడా ఉంటాయి. {device, select, phone {ఈ ఫోను} other {ఈ కంప్యూటర్}} వాడే వారందరూ వాటిని తెరవగలరు, మార్చగలరు, తొలగించగలరు.",
  "people.sayVisit": "ఈ ట్యాబ్ మూసేస్తే, ఇప్పటికి మాత్రమే ఉన్న పేర్లు ఈ జాబితాలో ఉండవు. మా రికార్డులలో ఉన్న వివరాలు తొలగించే వరకు అలాగే ఉంటాయి.",
  "people.opening": "తెరుస్తున్నాం…",
  "people.erase": "తొలగించండి: {name}",
  "people.eraseQuestion":
    "{name} వివరాలను మా రికార్డుల నుండి, {device, select, phone {ఈ ఫోను} other {ఈ కంప్యూటర్}} నుండి తొలగించాలా? తర్వాత తిరిగి తేలేం.",
  "people.eraseConfirm": "తొలగించండి: {name}",
  "people.leave": "వద్దు",
  "people.erased": "{name} వివరాలను తొలగించాం.",
  "people.eraseFailed": "ఏమీ తొలగించలేదు. దయచేసి మళ్ళీ ప్రయత్నించండి.",
  "people.gone": "ఈ వివరాలు మా రికార్డులలో ఇప్పుడు లేవు. వాటిని మరోచోట మార్చారు లేదా తొలగించారు.",
  "people.takeOut": "జాబితా నుండి తీసేయండి",
  "people.openFailed": "జాతకాన్ని తెరవలేకపోయాం.",
  "people.full":
    "{device, select, phone {ఈ ఫోనులో} other {ఈ కంప్యూటర్‌లో}} {count} మంది జాతకాలే ఉంచవచ్చు. ఇంకొకరిది ఉంచాలంటే జాబితాలో ఒకరిని తొలగించండి, లేదా ఒకరి జాతకం తెరిచి ఈ గుర్తు తీసేయండి.",
  "people.refused":
    "ఈ మార్పును మీ బ్రౌజర్ నిల్వ చేయలేదు: నిల్వకు అనుమతి లేదు, లేదా చోటు లేదు. ఈ సైటుకు నిల్వ అనుమతి ఇచ్చి లేదా {device, select, phone {ఫోనులో} other {కంప్యూటర్‌లో}} కొంత చోటు ఖాళీ చేసి, మళ్ళీ ప్రయత్నించండి.",
  "people.keepChart": "ఈ జాతకాన్ని {device, select, phone {ఈ ఫోనులో} other {ఈ కంప్యూటర్‌లో}} ఉంచండి",
  "people.keepChartSay":
    "ఉంచితే మళ్ళీ వివరాలు రాయనవసరం లేదు: పైన ఉన్న పేరు నొక్కితే తెరుచుకుంటుంది. {device, select, phone {ఈ ఫోను} other {ఈ కంప్యూటర్}} వాడే వారందరూ దీన్ని చూడగలరు, మార్చగలరు, తొలగించగలరు.",
};
