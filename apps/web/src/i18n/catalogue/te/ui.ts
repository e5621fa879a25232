import type { ui as en } from "../en/ui.ts";

export const ui: Record<keyof typeof en, string> = {
  "ui.loading": "లోడ్ అవుతోంది…",
  "ui.tryAgain": "మళ్ళీ ప్రయత్నించండి",
  "ui.why": "ఎందుకు?",
  "ui.sources": "{count, plural, one {ఆధారం:} other {ఆధారాలు:}}",
  "ui.newTab": "(కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది)",
  "ui.errors": "{count, plural, one {ఒకటి సరిచేయాలి} other {# సరిచేయాలి}}",
  "reason.offline": "ఈ పరికరానికి ఇంటర్నెట్ లేదు.",
  "reason.unreachable": "సర్వర్ అందడం లేదు. ఇంటర్నెట్ కనెక్షన్ చూసుకోండి.",
  "reason.slow": "సర్వర్ జవాబివ్వడానికి ఎక్కువ సమయం తీసుకుంది.",
  "reason.tooMany": "ఈ కనెక్షన్ నుండి చాలా అభ్యర్థనలు వచ్చాయి. ఒక నిమిషం ఆగండి.",
  "reason.server": "మా వైపు ఏదో పొరపాటు జరిగింది.",
  "place.found": "{count, plural, =0 {ప్రదేశాలు దొరకలేదు} one {1 ప్రదేశం దొరికింది} other {# ప్రదేశాలు దొరికాయి}}",
  "place.searching": "ప్రదేశాల కోసం వెతుకుతోంది…",
  "place.none": "ప్రదేశం దొరకలేదు. పేరు సరిచూడండి, లేదా దగ్గరి పట్టణం పేరు ఇవ్వండి.",
  "place.failed": "ప్రదేశాల శోధన పనిచేయడం లేదు. మీరు ప్రదేశం పేరు టైప్ చేయవచ్చు.",
  "place.suggestions": "సూచించిన ప్రదేశాలు",
  "chart.failed": "చక్రం గీయలేకపోయాం.",
  "duration.hours": "{hours} గం.",
  "duration.minutes": "{minutes} ని.",
};
