import type { MatchWords } from "../match-words.ts";

export const MATCH_NAMES_EN = {
  gana: { deva: "deva", manushya: "manushya", rakshasa: "rakshasa" },
  yoni: {
    horse: "horse",
    elephant: "elephant",
    sheep: "sheep",
    snake: "snake",
    dog: "dog",
    cat: "cat",
    rat: "rat",
    cow: "cow",
    buffalo: "buffalo",
    tiger: "tiger",
    deer: "deer",
    monkey: "monkey",
    mongoose: "mongoose",
    lion: "lion",
  },
  nadi: { adi: "Adi", madhya: "Madhya", antya: "Antya" },
  varna: { brahmin: "Brahmin", kshatriya: "Kshatriya", vaishya: "Vaishya", shudra: "Shudra" },
  vasya: {
    chatushpada: "Chatushpada",
    manava: "Manava",
    jalachara: "Jalachara",
    vanachara: "Vanachara",
    keeta: "Keeta",
  },
  rajju: {
    pada: "pada (foot)",
    kati: "kati (waist)",
    nabhi: "nabhi (navel)",
    kantha: "kantha (neck)",
    shiro: "shiro (head)",
  },
  paya: { gold: "Gold", silver: "Silver", copper: "Copper", iron: "Iron" },
} as const satisfies Partial<MatchWords>;

export const KOOTA_EN: MatchWords["koota"] = {
  varna: { name: "Varna", standsFor: "Way of working" },
  vasya: { name: "Vasya", standsFor: "Attraction" },
  tara: { name: "Tara", standsFor: "Health and comfort" },
  yoni: { name: "Yoni", standsFor: "Intimacy" },
  graha_maitri: { name: "Graha maitri", standsFor: "Friendship" },
  gana: { name: "Gana", standsFor: "Temperament" },
  bhakoot: { name: "Bhakoot", standsFor: "Home and prosperity" },
  nadi: { name: "Nadi", standsFor: "Children and vitality" },
};

export const PORUTHAM_EN: MatchWords["porutham"] = {
  dina: { name: "Dina", standsFor: "Health and prosperity" },
  gana: { name: "Gana", standsFor: "Temperament" },
  mahendra: { name: "Mahendra", standsFor: "Children" },
  stree_dirgha: { name: "Stree dirgha", standsFor: "Wealth that grows" },
  yoni: { name: "Yoni", standsFor: "Intimacy" },
  rasi: { name: "Rasi", standsFor: "The family that continues" },
  rasi_adhipati: { name: "Rasi adhipati", standsFor: "Friendship" },
  vasya: { name: "Vasya", standsFor: "Attraction" },
  rajju: { name: "Rajju", standsFor: "A long life together" },
  vedha: { name: "Vedha", standsFor: "Freedom from obstacles" },
};
