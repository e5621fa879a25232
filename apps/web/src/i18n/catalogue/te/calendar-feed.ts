import type { calendarFeed as en } from "../en/calendar-feed.ts";

export const calendarFeed: Record<keyof typeof en, string> = {
  "calendarFeed.title": "మీ క్యాలెండర్‌లో",
  "calendarFeed.lede": "{place} పండుగలు, వ్రతాలు, వాటి కారణాలు మీ ఫోను లేదా కంప్యూటర్ క్యాలెండర్‌లో చూడవచ్చు.",
  "calendarFeed.kinds": "అందులో ఉండవలసినవి",
  "calendarFeed.chosen": "{all} రకాలలో {count}",
  "calendarFeed.kind.festivals": "పండుగలు",
  "calendarFeed.kind.ekadashi": "ఏకాదశులు",
  "calendarFeed.kind.pradosha": "ప్రదోషాలు",
  "calendarFeed.kind.sankashti": "సంకటహర చతుర్థులు",
  "calendarFeed.kind.shivaratri": "మాస శివరాత్రులు",
  "calendarFeed.kind.vinayaka": "మాస వినాయక చవితులు",
  "calendarFeed.kind.skanda": "స్కంద షష్ఠులు",
  "calendarFeed.kind.amavasya": "అమావాస్యలు",
  "calendarFeed.kind.purnima": "పౌర్ణములు",
  "calendarFeed.kind.eclipses": "ఇక్కడ కనిపించే గ్రహణాలు",
  "calendarFeed.kind.sankranti": "సంక్రమణాలు",
  "calendarFeed.noKind": "కనీసం ఒకటి ఎంచుకోండి.",
  "calendarFeed.subscribe": "క్యాలెండర్‌లో చేర్చండి",
  "calendarFeed.subscribeNote":
    "మీ క్యాలెండర్ ప్రోగ్రామ్ తెరుచుకుంటుంది; ఈ నెల నుండి పన్నెండు నెలల వివరాలు అందులో ఉంటాయి; అవి ఎప్పటికప్పుడు వాటంతటవే తాజా అవుతాయి.",
  "calendarFeed.copy": "క్యాలెండర్ చిరునామా కాపీ చేయండి",
  "calendarFeed.copied": "కాపీ అయింది. దీన్ని మీ క్యాలెండర్ ప్రోగ్రామ్‌కు క్యాలెండర్ చిరునామాగా ఇవ్వండి.",
  "calendarFeed.copyRefused": "ఈ బ్రౌజర్ కాపీ చేయనివ్వడం లేదు. ఇక్కడి నుండి కాపీ చేసుకోండి:",
  "calendarFeed.address": "క్యాలెండర్ చిరునామా",
  "calendarFeed.download": "{year} ఫైలు",
  "calendarFeed.downloadNote": "{year} అంతా ఉన్న క్యాలెండర్ ఫైలు; ఒకసారి దిగుమతి చేసుకోవడానికి.",
};
