import type { SacredPlaceList } from "../sacred-place.ts";

export const LIST_TE: SacredPlaceList = {
  names: {
    group: { sapta_puri: "సప్త పురి", jyotirlinga: "ద్వాదశ జ్యోతిర్లింగం", char_dham: "చార్ ధామ్" },
    deity: { shiva: "శివుడు", vishnu: "విష్ణువు", krishna: "శ్రీకృష్ణుడు", jagannatha: "జగన్నాథుడు" },
    water: {
      mandakini: "మందాకిని",
      alaknanda: "అలకనంద",
      gomti: "గోమతి",
      bay_of_bengal: "బంగాళాఖాతం",
    },
    airport: {
      dehradun: "జాలీ గ్రాంట్, డెహ్రాడూన్",
      bhubaneswar: "బిజూ పట్నాయక్, భువనేశ్వర్",
      jamnagar: "జామ్‌నగర్",
      madurai: "మధురై",
    },
    station: { rishikesh: "రిషికేశ్", puri: "పూరీ", dwarka: "ద్వారక", rameswaram: "రామేశ్వరం" },
    rival: { jageshwar: "జాగేశ్వర్", aundha: "ఔంఢా నాగనాథ్" },
  },
  summaries: {
    kedarnath: {
      name: "కేదార్‌నాథ్",
      region: "రుద్రప్రయాగ, ఉత్తరాఖండ్",
      description: "మందాకిని పక్కగా ఒక రోజు నడిచి చేరే, మంచు శిఖరాల ముందున్న రాతి ఆలయం.",
      significance: "ద్వాదశ జ్యోతిర్లింగాలలో అన్నిటికన్నా ఎత్తైనది; పాండవులు వెంబడించిన వృషభం మూపురమే ఇక్కడి శివలింగమని స్థల పురాణం.",
    },
    badrinath: {
      name: "బద్రీనాథ్",
      region: "చమోలీ, ఉత్తరాఖండ్",
      description: "వేడి నీటి బుగ్గలు, మంచు శిఖరాల మధ్య ఎత్తైన లోయలో అలకనంద ఒడ్డున రంగుల ఆలయం.",
      significance: "చార్ ధామ్ క్షేత్రాలలో ఉత్తరాన ఉన్నది; ఇక్కడ విష్ణువును తపస్సులో ఉన్న యోగిగా పూజిస్తారు.",
    },
  },
};
