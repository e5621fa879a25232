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
      bhima: "భీమా నది",
      godavari: "గోదావరి",
      shivaganga: "శివగంగ కోనేరు",
      yelganga: "యేళగంగ",
    },
    airport: {
      dehradun: "జాలీ గ్రాంట్, డెహ్రాడూన్",
      bhubaneswar: "బిజూ పట్నాయక్, భువనేశ్వర్",
      jamnagar: "జామ్‌నగర్",
      madurai: "మధురై",
      pune: "పుణె",
      nashik: "ఓఝర్, నాసిక్",
      deoghar: "దేవఘర్",
      sambhajinagar: "ఛత్రపతి శంభాజీనగర్ (ఔరంగాబాద్)",
    },
    station: {
      rishikesh: "రిషికేశ్",
      puri: "పూరీ",
      dwarka: "ద్వారక",
      rameswaram: "రామేశ్వరం",
      pune: "పుణె జంక్షన్",
      nashik_road: "నాసిక్ రోడ్",
      jasidih: "జసీడీహ్",
      sambhajinagar: "ఛత్రపతి శంభాజీనగర్",
    },
    rival: { jageshwar: "జాగేశ్వర్", aundha: "ఔంఢా నాగనాథ్", pamohi: "పమోహి", parli: "పర్లి", baijnath: "బైజనాథ్" },
  },
  summaries: {
    kedarnath: {
      name: "కేదార్‌నాథ్",
      region: "రుద్రప్రయాగ, ఉత్తరాఖండ్",
      description: "మందాకిని పక్కగా ఒక రోజు నడిచి చేరే, మంచు శిఖరాల ముందున్న రాతి ఆలయం.",
      significance: "ద్వాదశ జ్యోతిర్లింగాలలో అన్నిటికన్నా ఎత్తైనది; పాండవులు వెంబడించిన వృషభం మూపురమే ఇక్కడి శివలింగమని స్థల పురాణం.",
    },
    bhimashankar: {
      name: "భీమశంకరం",
      region: "పుణె జిల్లా, మహారాష్ట్ర",
      description: "సహ్యాద్రి అడవిలో, భీమా నది పుట్టిన పల్లంలో ఉన్న నల్లరాతి ఆలయం.",
      significance: "ఆరవ జ్యోతిర్లింగం; త్రిపురాసురునితో యుద్ధం తర్వాత శివుడు కొలువైన చోటని స్థల పురాణం.",
    },
    badrinath: {
      name: "బద్రీనాథ్",
      region: "చమోలీ, ఉత్తరాఖండ్",
      description: "వేడి నీటి బుగ్గలు, మంచు శిఖరాల మధ్య ఎత్తైన లోయలో అలకనంద ఒడ్డున రంగుల ఆలయం.",
      significance: "చార్ ధామ్ క్షేత్రాలలో ఉత్తరాన ఉన్నది; ఇక్కడ విష్ణువును తపస్సులో ఉన్న యోగిగా పూజిస్తారు.",
    },
    puri: {
      name: "పూరీ",
      region: "పూరీ, ఒడిశా",
      description: "సముద్ర తీరాన ఎత్తైన శిఖరం ఉన్న ఆలయం; వర్షాకాలంలో ఇక్కడ మూడు చెక్క రథాలు ఊరేగుతాయి.",
      significance: "చార్ ధామ్ క్షేత్రాలలో తూర్పున ఉన్నది; ఇక్కడ విష్ణువును అన్న, చెల్లెలితో కలిసి జగన్నాథునిగా పూజిస్తారు.",
    },
  },
};
