import type { SacredPlaceText } from "../sacred-place.ts";

export const MATHURA_EN: SacredPlaceText = {
  fullName: "Sri Krishna Janmasthan, Mathura",
  deity: "Krishna as Keshava Deva; with Radha in the Bhagavata Bhavan",
  description: [
    "Mathura lies along the right bank of the Yamuna, between Delhi and Agra. From the station the road goes through a busy modern town; the old town begins behind the Holi Gate, in lanes where sweet shops sell pedas of milk and stalls sell flutes and small clothes for Krishna's images. The lanes end at the river. Twenty-five ghats are counted here, with Vishram Ghat in the middle, and boats wait below its arches.",
    "The birthplace is on a height at the western side of the town, called Katra Keshava Deva. Visitors are checked carefully at the gate and leave bags and phones outside. In the court are the temple of Keshava Deva, a small bare room that is honoured as the prison cell where Krishna was born, and the tall white Bhagavata Bhavan, up a flight of steps. Many people stay for two or three days, because Vrindavan, Gokul and Govardhan, where Krishna spent his childhood, are all within half an hour or an hour by road.",
  ],
  significance:
    "Mathura is one of the seven cities that are said to give liberation, because Krishna is said to have been born here. The Bhagavata tells that his parents, Devaki and Vasudeva, were held in prison by her brother Kamsa, king of Mathura, and that the child was carried across the Yamuna to Gokul the same night. He came back as a young man, killed Kamsa and set his parents free.",
  mainTemple: {
    lead: "The room where Krishna was born",
    text: "The cell, called Garbha Griha, is a low room without windows; a marble platform shows the place of the birth. The Keshava Deva temple beside it was opened in 1958. The largest of the buildings is the Bhagavata Bhavan of 1982, with Radha and Krishna of human height in the middle, Jagannatha on one side and Rama with Sita and Lakshmana on the other. Stories from Krishna's life are painted on its ceiling.",
  },
  bestTimeToVisit: {
    lead: "October to March",
    text: "The days are pleasant, though December and January bring cold mornings with fog. Holi, in February or March, is the great season of Braj, and Janmashtami, in August or September, brings the largest crowds in hot and damp weather. From April to June it is very hot.",
  },
  howToReach: {
    lead: "Between Delhi and Agra",
    air: "Agra is about 60 km away, but few flights land there. Most people fly to Delhi, about 160 km by road.",
    rail: "Mathura Junction is on the main lines from Delhi to Mumbai and the south, and almost all trains stop. The birthplace is about 4 km from it.",
    road: "The Yamuna Expressway and the old highway from Delhi to Agra both pass Mathura, and buses run on both through the day. Auto-rickshaws go to Vrindavan, Gokul and Govardhan; the lanes near the river are for walkers only.",
  },
  famousTemples: [
    {
      name: "Vishram Ghat",
      line: "The ghat in the middle, where Krishna is said to have rested after he killed Kamsa. Pilgrims begin and end their walk round Mathura here.",
    },
    {
      name: "Dwarkadhish",
      line: "The temple of Krishna as king of Dwaraka, in a lane above the ghat. Gokuldas Parikh, treasurer of Gwalior, built it in 1814; followers of Vallabhacharya look after it.",
    },
    {
      name: "Potara Kund",
      line: "A deep stepped tank of red stone near the birthplace, where the clothes of the child Krishna are said to have been washed.",
    },
    {
      name: "Bhuteshwar",
      line: "An old temple of Shiva, the guardian of the town on its western side.",
    },
    {
      name: "Yamuna and Yama",
      line: "A small temple of the river goddess and her brother, the god of death, at Vishram Ghat.",
    },
    {
      name: "Government Museum",
      line: "It keeps the figures of red, spotted sandstone that made Mathura famous two thousand years ago, among them King Kanishka without his head.",
    },
    {
      name: "Vrindavan",
      line: "About 11 km to the north: the groves of Krishna's youth, the temple of Banke Bihari and many others.",
    },
  ],
  religiousActivities: [
    {
      name: "Krishna Janmashtami",
      line: "People fast through the day. At midnight the image of the child is bathed, conches sound in every temple, and the next day is one of songs and sweets.",
    },
    {
      name: "Holi of Braj",
      line: "It begins on Vasanta Panchami and lasts some forty days. In Barsana and Nandgaon women chase men with sticks; in Mathura the colours are thrown on the day after the fire.",
    },
    {
      name: "Yama Dwitiya",
      line: "Two days after Dipavali, brothers and sisters bathe together in the Yamuna at Vishram Ghat and pray to Yama and Yamuna.",
    },
    {
      name: "Govardhana Puja and Annakut",
      line: "On the day after Dipavali, hills of cooked food are offered, in memory of the hill that Krishna held up. Crowds walk the 21 km round Govardhan.",
    },
    {
      name: "Swings of Shravana",
      line: "In the month of rains, Dwarkadhish sits on swings of gold and silver, and the temples are decorated in one colour each day.",
    },
    {
      name: "Parikrama of Mathura",
      line: "On Akshaya Navami, in the bright half of Kartika, pilgrims walk round Mathura and Vrindavan in one day.",
    },
    {
      name: "Yamuna aarti",
      line: "Morning and evening at Vishram Ghat, priests wave heavy brass lamps, and people set small ones on the water.",
    },
  ],
  historicalSignificance: [
    "Mathura was the capital of the Surasenas in the time of the Buddha, and the Greek envoy Megasthenes knew it as Methora. It lay where the roads to the north-west, the Ganga and the western coast met, and it grew rich. In the first centuries CE it was one of the capitals of the Kushan kings. Its workshops carved the red sandstone of the region into some of the first images of the Buddha, of the Jain teachers and of Vishnu, and sent them all over north India. Hindus, Buddhists and Jains lived side by side; excavations at the Katra found remains of all three.",
    "Tradition says that Vajranabha, Krishna's great-grandson, built the first temple at the birthplace. An inscription names a temple of Vishnu built there in 1150. Bir Singh, king of Orchha, built the last of the great old temples in the reign of Jahangir. The emperor Aurangzeb had it pulled down in 1670, and the Shahi Idgah mosque was built, which stands beside the present temples. A banker of Varanasi bought the land at an auction in the nineteenth century; a trust formed in the twentieth century built the temples, from 1953 to 1982. Cases about the land are before the courts.",
  ],
  gallery: {
    whole: {
      caption: "Vishram Ghat on the Yamuna, with the town behind it.",
      alt: "A river front with pointed arches and small domed pavilions above wide steps; narrow painted houses stand close behind, and a temple spire rises over the roofs.",
    },
    near: {
      caption: "The front of the Dwarkadhish temple.",
      alt: "A carved gateway in the style of Rajasthan stands at the top of a flight of steps, with balconies on both sides and a row of small domes above.",
    },
    around: {
      caption: "Boats and turtles at the steps of the river.",
      alt: "Two wooden boats with awnings lie at stone steps; in the green water before them the round backs and heads of turtles come up for grain.",
    },
    custom: {
      caption: "Evening lamps before the Yamuna.",
      alt: "A priest on a stone platform under an arch lifts a brass lamp with many flames; bells hang above him, and leaf cups with lights float on the river.",
    },
  },
};
