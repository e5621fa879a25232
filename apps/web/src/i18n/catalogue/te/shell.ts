import type { shell as en } from "../en/shell.ts";

export const shell: Record<keyof typeof en, string> = {
  "app.name": "వేదాంగ",
  "app.skip": "విషయానికి వెళ్ళండి",
  "nav.main": "ప్రధాన",
  "nav.home": "హోమ్",
  "nav.about": "మా గురించి",
  "nav.menu": "మెనూ",
  "nav.getStarted": "ప్రారంభించండి",
  "title.home": "వేద జ్యోతిషం, పంచాంగం",
  "title.panchang": "నేటి పంచాంగం",
  "title.calculator": "జనన వివరాలు",
  "title.results": "మీ జాతకం",
  "title.about": "వేద జ్యోతిషం గురించి",
  "title.contact": "సంప్రదించండి",
  "title.notFound": "పేజీ దొరకలేదు",
};
