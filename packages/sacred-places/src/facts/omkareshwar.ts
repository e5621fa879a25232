import type { SacredPlaceFacts } from "../sacred-place.ts";
import type { SacredPlaceSources } from "../source.ts";

export const OMKARESHWAR: SacredPlaceFacts = {
  latitudeDeg: 22.2456,
  longitudeDeg: 76.151,
  gazetteerId: "v0v496hm",
  deity: "shiva",
  water: "narmada",
  bestMonths: [[10, 3]],
  airport: { stop: "indore", roadKm: 80 },
  station: { stop: "indore", roadKm: 80 },
  festivals: ["kartika_purnima", "maha_shivaratri"],
};

export const OMKARESHWAR_SOURCES: SacredPlaceSources = {
  position: [
    { title: "Wikimedia Commons: Mandhata", url: "https://commons.wikimedia.org/wiki/Category:Mandhata" },
    { title: "Knowpia: Mandhata", url: "https://www.knowpia.com/knowpedia/Mandhata" },
    {
      title: "Puratattva: Omkareshwar",
      url: "https://puratattva.in/omkareshwar-a-shapeless-manifestation-of-the-non-manifest/",
    },
  ],
  temple: [
    {
      title: "Puratattva: Omkareshwar",
      url: "https://puratattva.in/omkareshwar-a-shapeless-manifestation-of-the-non-manifest/",
    },
    {
      title: "Vibhaga: Omkareshwar Jyotirlinga",
      url: "https://temples.vibhaga.com/temple/shree-omkareshwar-jyotirlinga",
    },
    { title: "Shri Omkareshwar temple trust: Parikrama", url: "https://shriomkareshwar.org/Parikrama.aspx" },
    {
      title: "Archaeology of Madhya Pradesh: Khandwa",
      url: "http://archaeology.mp.gov.in/en-us/Monuments/Indore-Zone/Khandwa",
    },
    {
      title: "Menafn: Statue of Adi Shankaracharya (2023)",
      url: "https://menafn.com/1107114820/Madhya-Pradesh-CM-Shivraj-Singh-Chauhan-Unveils-108-Ft-Tall-Statue-Of-Adi-Shankaracharya",
    },
  ],
  access: [
    {
      title: "AP Heritage: Omkareshwar temples",
      url: "https://apheritage.blogspot.com/2015/02/omkareshwar-temples.html",
    },
    {
      title: "Hindusthan Post: How to reach Omkareshwar",
      url: "https://hindusthanpost.com/social/omkareshwar-temple-travel",
    },
    {
      title: "Times Now: From Indore to Mahakaleshwar and Omkareshwar",
      url: "https://timesnowhindi.com/cities/how-to-reach-mahakaleshwar-and-omkareshwar-from-indore-article-106017731",
    },
    {
      title: "Free Press Journal: Rail bridge on the Narmada (2023)",
      url: "https://www.freepressjournal.in/indore/mp-900m-long-rail-bridge-on-narmada-to-be-ready-in-10-months-in-mhow",
    },
  ],
  calendar: [
    { title: "Shri Omkareshwar temple trust: Festivals", url: "https://shriomkareshwar.org/ParvaPanchang.aspx" },
    {
      title: "Shri Omkareshwar: Shayan Aarti",
      url: "https://sites.google.com/view/shriomkareshwar/darshanik-sthal/omkareshwar-shayan-arti",
    },
    { title: "Navabharat: Procession of Shravana (2024)", url: "https://navabharat.com/?p=69034" },
  ],
};
