import type { reports as en } from "../en/reports.ts";

/** జాతక నివేదికల పేజీ మాటలు. */
export const reports: Record<keyof typeof en, string> = {
  "reports.noDetails": "ముందుగా మీ జనన వివరాలు ఇవ్వండి.",
  "reports.enterDetails": "జనన వివరాలు ఇవ్వండి",
  "reports.who": "{name}, {born}, {place}",
  "reports.refresh": "మళ్ళీ లెక్కించండి",
  "reports.basicInfo": "జనన వివరాలు",
  "reports.name": "పేరు",
  "reports.birthDate": "పుట్టిన తేదీ",
  "reports.birthTime": "పుట్టిన సమయం",
  "reports.location": "జన్మ స్థలం",
  "reports.coordinates": "అక్షాంశ రేఖాంశాలు",
};
