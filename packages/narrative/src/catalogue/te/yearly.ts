import type { YearlyWords } from "../yearly-words.ts";
import { eclipseTe, ingressTe, stationTe } from "./year-events.ts";
import { YEAR_REASONS_TE } from "./year-reasons.ts";
import { yearSentenceTe } from "./year-sentence.ts";
import { YEAR_CAREER_TE } from "./yearly/career.ts";
import { YEAR_FAMILY_TE } from "./yearly/family.ts";
import { YEAR_FINANCES_TE } from "./yearly/finances.ts";
import { YEAR_FRIENDS_TE } from "./yearly/friends.ts";
import { YEAR_HEALTH_TE } from "./yearly/health.ts";
import { YEAR_PHYSIQUE_TE } from "./yearly/physique.ts";
import { YEAR_RELATIONSHIP_TE } from "./yearly/relationship.ts";
import { YEAR_STATUS_TE } from "./yearly/status.ts";
import { YEAR_TRAVEL_TE } from "./yearly/travel.ts";
import { YEAR_THEMES_TE } from "./yearly-themes.ts";

export const YEARLY_TE: YearlyWords = {
  period: ["జనవరి నుండి మార్చి", "ఏప్రిల్ నుండి జూన్", "జులై నుండి సెప్టెంబర్", "అక్టోబర్ నుండి డిసెంబర్"],
  aspects: {
    physique: YEAR_PHYSIQUE_TE,
    status: YEAR_STATUS_TE,
    finances: YEAR_FINANCES_TE,
    relationship: YEAR_RELATIONSHIP_TE,
    career: YEAR_CAREER_TE,
    travel: YEAR_TRAVEL_TE,
    family: YEAR_FAMILY_TE,
    friends: YEAR_FRIENDS_TE,
    health: YEAR_HEALTH_TE,
  },
  theme: YEAR_THEMES_TE,
  overall: {
    good: [
      "మొత్తం మీద ఇవి ఏడాదిలో మంచి నెలలుగా {నిలుస్తాయి|నిలిచాయి}",
      "మొత్తం మీద అనుకున్న పనులు చాలావరకు {నెరవేరుతాయి|నెరవేరాయి}",
      "మొత్తం మీద కష్టాల కన్నా మంచి విషయాలే ఎక్కువగా {జరుగుతాయి|జరిగాయి}",
      "మొత్తం మీద చేసిన ప్రయత్నాలకు తగిన ఫలితం {దక్కుతుంది|దక్కింది}",
    ],
    even: [
      "మొత్తం మీద కొన్ని పనులు త్వరగా, కొన్ని ఆలస్యంగా {జరుగుతాయి|జరిగాయి}",
      "మొత్తం మీద పనులు ఒక్కొక్కటిగా, నిదానంగా ముందుకు {సాగుతాయి|సాగాయి}",
      "మొత్తం మీద నిలకడగా చేసిన ప్రయత్నాలే {ఫలిస్తాయి|ఫలించాయి}",
      "మొత్తం మీద కొన్ని పనులు సులువుగా, కొన్ని శ్రమతో {పూర్తవుతాయి|పూర్తయ్యాయి}",
    ],
    hard: [
      "మొత్తం మీద కొత్తవాటి కన్నా ఉన్నవి చక్కబెట్టుకోవడమే మేలు {చేస్తుంది|చేసింది}",
      "మొత్తం మీద పనులు నెమ్మదిగా {సాగుతాయి|సాగాయి}; సిద్ధపడడానికి సమయం {దొరుకుతుంది|దొరికింది}",
      "మొత్తం మీద ఓపిక పట్టినవారికే ఫలితం {దక్కుతుంది|దక్కింది}",
      "మొత్తం మీద తక్కువ పనులు పెట్టుకుని బాగా చేసినవారికి తృప్తి {కలుగుతుంది|కలిగింది}",
    ],
  },
  sentence: yearSentenceTe,
  ingress: ingressTe,
  station: stationTe,
  eclipse: eclipseTe,
  reasons: YEAR_REASONS_TE,
};
