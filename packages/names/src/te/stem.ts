const ENDING = /ం$/u;

/** Nouns that change more than their -ం before another: కన్యా రాశి, గురు మహాదశ, రాహు దశ, పృథ్వీ తత్త్వం. */
const STEMS: Readonly<Record<string, string>> = {
  కన్య: "కన్యా",
  తుల: "తులా",
  సూర్యుడు: "సూర్య",
  చంద్రుడు: "చంద్ర",
  కుజుడు: "కుజ",
  బుధుడు: "బుధ",
  గురుడు: "గురు",
  శుక్రుడు: "శుక్ర",
  రాహువు: "రాహు",
  కేతువు: "కేతు",
  పృథ్వి: "పృథ్వీ",
  వాయువు: "వాయు",
};

/**
 * A name as it is before another noun, the one source of such forms: కార్తీకం in కార్తీక మాసం, శ్రవణం in శ్రవణ నక్షత్రం, కన్య in
 * కన్యా రాశి, గురుడు in గురు మహాదశ. Nouns that do not end in -ం and are not in the list stay unchanged.
 */
export const stem = (noun: string): string => STEMS[noun] ?? noun.replace(ENDING, "");

/** శుక్రవారం to శుక్రవారానికి */
export const toNoun = (noun: string): string => noun.replace(ENDING, "ానికి");
