import type { reportsDocument as en } from "../en/reports-document.ts";

/** అన్ని నివేదికలూ ఉన్న పత్రం మాటలు. */
export const reportsDocument: Record<keyof typeof en, string> = {
  "document.open": "అన్ని నివేదికలు ముద్రించండి",
  "document.lead": "ఏడు నివేదికలూ ఒకే పత్రంలో ఉన్నాయి. ముద్రించుకోవచ్చు, లేదా ఫైలుగా దాచుకోవచ్చు.",
  "document.waiting": "{count} నివేదికలలో {ready, plural, one {# వచ్చింది} other {# వచ్చాయి}}.",
  "document.complete": "మొత్తం {count} నివేదికలూ వచ్చాయి.",
  "document.failed": "పూర్తిగా రాని నివేదికలు ({count}): {names}. అక్కడ మళ్ళీ ప్రయత్నించండి, లేదా వచ్చినంతవరకు ముద్రించండి.",
  "document.contact": "ఈమెయిల్, మొబైల్ నంబర్ కూడా చేర్చండి",
  "document.print": "ముద్రించండి, లేదా ఫైలుగా దాచండి",
  "document.contents": "విషయ సూచిక",
  "document.contentsNote": "ప్రతి పేజీ పైన ఆ నివేదిక సంఖ్య ఉంటుంది.",
  "document.made": "తయారైన తేదీ",
  "document.clock": "గడియారం",
  "document.head": "{number} · {title}",
  "document.foot": "{name} · {date}",
};
