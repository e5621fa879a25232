import type { SacredPlaceText } from "../sacred-place.ts";

export const BADRINATH_EN: SacredPlaceText = {
  fullName: "Badrinath Temple",
  deity: "Vishnu as Badrinarayana: seated in meditation, in black stone",
  description: [
    "Badrinath is a small town in a high valley between two mountains that are named after Nara and Narayana. The Alaknanda runs fast and green through the middle. The temple stands on its far bank, above a flight of steps: its front is painted in red, yellow and blue, and a cone of stone with a gilded roof rises behind the front. On a clear morning the white pyramid of Neelkanth shows above it.",
    "Below the temple, steam rises from Tapt Kund, a pool of hot sulphur water where pilgrims bathe before they go in. Unlike Kedarnath, the place can be reached by road, and from the car park to the temple is a short walk over a footbridge. At 3,133 metres the air is thin and the wind is cold even in summer. It is better for older visitors to spend a night lower down, at Joshimath, before the last climb.",
  ],
  significance:
    "Badrinath is the northern dham and one of the 108 Divya Desams of Vishnu. Tradition says that Vishnu sat here in meditation and that Lakshmi took the shape of a badri tree, the wild jujube, to give him shade. Nara and Narayana, the two sages of the Mahabharata, are said to have lived here as ascetics.",
  mainTemple: {
    lead: "Vishnu in meditation",
    text: "The image is of black stone. Vishnu sits cross-legged like a yogi, below a golden canopy. Kubera, Narada, Uddhava, and Nara and Narayana are with him in the sanctum; Lakshmi has a shrine of her own in the court. The temple is about 15 m high and has three parts: a hall for the people, a hall for worship, and the sanctum.",
  },
  bestTimeToVisit: {
    lead: "May to November",
    text: "The temple opens in late April or in May and closes in the second half of November; until April it is under snow. July and August bring landslides on the road. May, June, September and October are the safest months. Look up the dates of the year before you book.",
  },
  howToReach: {
    lead: "By road to the river",
    air: "Jolly Grant airport at Dehradun is about 315 km away.",
    rail: "Rishikesh is about 295 km away; more trains stop at Haridwar, about 25 km before it.",
    road: "Buses and taxis take the road along the Alaknanda by Devprayag, Rudraprayag, Karnaprayag and Joshimath. From Rishikesh it takes a full day; two days are better. Pilgrims have to register with the state before the journey.",
  },
  famousTemples: [
    {
      name: "Tapt Kund and Narad Kund",
      line: "Two pools below the temple. Tradition says that Adi Shankara brought up the image of the temple from Narad Kund.",
    },
    {
      name: "Brahma Kapal",
      line: "A flat rock at the river, just north of the temple, where families offer pindas to their ancestors.",
    },
    {
      name: "Charanpaduka",
      line: "A rock in a meadow about 3 km above the town, with marks that are worshipped as Vishnu's footprints.",
    },
    {
      name: "Mana and the cave of Vyasa",
      line: "A village of the Bhotia people about 4 km on. Vyasa is said to have told the Mahabharata in this cave while Ganesha wrote it down.",
    },
    {
      name: "Bhim Pul",
      line: "A great rock that forms a bridge across the Saraswati beyond Mana. Bhima is said to have laid it there for Draupadi.",
    },
    {
      name: "Mata Murti",
      line: "A small temple near Mana for the mother of Nara and Narayana.",
    },
    {
      name: "Narasimha temple, Joshimath",
      line: "About 45 km back down the valley. In winter the seat of Adi Shankara is kept and worshipped here.",
    },
  ],
  religiousActivities: [
    {
      name: "Morning abhisheka",
      line: "Before dawn the image is bathed in front of the worshippers, and the Gita and the Bhagavata are read.",
    },
    {
      name: "Evening worship",
      line: "The Gita Govinda of Jayadeva is sung before the aarti. Then the ornaments are taken off, and the image is covered with sandalwood paste.",
    },
    {
      name: "Rites for ancestors",
      line: "Pindas are offered at Brahma Kapal with the help of the priests of the place.",
    },
    {
      name: "Mata Murti fair",
      line: "On the twelfth of the bright half of Bhadrapada, Uddhava is carried to Mana to visit the mother of Narayana. The temple is closed for some hours.",
    },
    {
      name: "Opening of the temple",
      line: "The date is fixed on Vasanta Panchami at the palace of Narendra Nagar. On the first day people come to see the lamp that was lit when the temple closed.",
    },
    {
      name: "Closing of the temple",
      line: "The date is announced on Vijaya Dashami. On the last evening Lakshmi is brought beside Narayana, and a wrap woven at Mana is laid over him. Uddhava and Kubera spend the winter at Pandukeshwar.",
    },
  ],
  historicalSignificance: [
    "Tirumangai Alvar sang of this place, which he called Vadari, more than a thousand years ago. Tradition says that Adi Shankara revived the temple in the eighth or ninth century, and first set up the image in a cave near the hot springs. Some writers believe that the shrine was Buddhist before him; others disagree. In the sixteenth century a king of Garhwal moved the image to the present site.",
    "Avalanches and earthquakes have destroyed the building more than once, and the Imperial Gazetteer of 1908 called it modern. Ahilyabai Holkar of Indore gave gold for its spire in the eighteenth century. After the earthquake of 1803 it was restored with the help of Jaipur. The chief priest, the Rawal, is a Nambudiri from Kerala, a custom that is also traced to Shankara. A law of 1939 placed Badrinath and Kedarnath under one committee.",
  ],
  gallery: {
    whole: {
      caption: "The temple above the Alaknanda, with Neelkanth behind it.",
      alt: "A painted temple front in red, yellow and blue stands above steps on the bank of a fast river; between two dark slopes a white pyramid of snow shines.",
    },
    near: {
      caption: "Simhadwara, the painted gate of the temple.",
      alt: "A tall arch with painted pillars and small arched windows on both sides; a broad stair leads up to it and a bell hangs in the doorway.",
    },
    around: {
      caption: "Tapt Kund: hot water beside the cold river.",
      alt: "Steam rises from a covered stone pool beside the river; a footbridge with flags crosses to the town on the other bank.",
    },
    custom: {
      caption: "A family offers pindas at Brahma Kapal.",
      alt: "A family sits in a row on a flat rock at the river before a priest; before them are leaf plates with rice balls, and the mountains stand around.",
    },
  },
};
