import type { SacredPlaceText } from "../sacred-place.ts";

export const MAHAKALESHWAR_EN: SacredPlaceText = {
  fullName: "Mahakaleshwar Temple",
  deity: "Shiva as Mahakala: a linga that faces south, held to have appeared by itself",
  description: [
    "Here pilgrims do not climb to the god; they go down to him. The temple has three shrines one above the other, and the lowest, where the great linga is, lies below the level of the court. A line of pilgrims moves slowly along ramps and corridors past brass lamps into a small chamber with a silver ceiling. Outside, the tall ochre and white spire, hung with strings of smaller spires, rises over halls from different centuries.",
    "A stepped tank is beside the temple. The Rudra Sagar lake, with a long new walkway of stone pillars, murals and statues, lies below its walls. On an ordinary morning a visit takes one or two hours, on Mondays and festivals much longer. Bags and telephones are left at the counters. Electric carts and wheelchairs help those who cannot walk far. On most days the public sees the linga from the hall, and only the priests enter the sanctum.",
  ],
  significance:
    "Mahakala is the lord of time, and so of death. His is the jyotirlinga that faces south, the direction of Yama, and people pray here for a long life and for courage at its end. The Shiva Purana tells that the demon Dushana attacked four Brahmins of this town during their worship. The earth split before them, Shiva came out of it as Mahakala, and at their request he stayed.",
  mainTemple: {
    lead: "A linga below ground, and ash at dawn",
    text: "The linga is broad and dark and is dressed several times a day with sandal paste, flowers and a silver face. Ganesha, Parvati and Kartikeya are placed to the west, north and east of it, and Nandi looks in from the south. The first worship of the day is the Bhasma Aarti, when sacred ash is dusted over the linga through a cloth. Tradition says that it was once the ash of a pyre; today it is made from cow dung and certain woods.",
  },
  bestTimeToVisit: {
    lead: "October to March",
    text: "In these months it is comfortable to stand in line, even at four in the morning. The weeks of Shravana, in July and August, and the days around Maha Shivaratri are the most festive and by far the most crowded. If you want to see the Bhasma Aarti, reserve a pass from the temple before you fix the date of the journey.",
  },
  howToReach: {
    lead: "In the old city, a short ride from the station",
    air: "The nearest airport is Devi Ahilyabai Holkar at Indore, about 55 km by road. Prepaid taxis stand outside the arrival hall and can bring you as far as the parking places of the temple.",
    rail: "From Ujjain Junction it is about 2 km by auto-rickshaw. Those who arrive at night for the Bhasma Aarti find rickshaws at all hours.",
    road: "Cars stop at the large parking places near the Mahakal Lok; from there you walk or take an electric cart. From Omkareshwar, the other jyotirlinga of the state, it is about 140 km by way of Indore.",
  },
  famousTemples: [
    {
      name: "Omkareshwar, middle floor",
      line: "A linga directly above that of Mahakala. It can be visited on any day and is much quieter than the hall below.",
    },
    {
      name: "Nagchandreshwar, top floor",
      line: "Shiva and Parvati seated on a great serpent under its spread hoods. The door is opened for only one day of the year, Nag Panchami.",
    },
    {
      name: "Koti Tirtha",
      line: "The stepped tank in the court, ringed with small shrines. Its water is used to bathe the linga.",
    },
    {
      name: "Vriddha Mahakaleshwar",
      line: "The Old Mahakala, in a smaller temple in the same court, where you can often sit quietly for a while.",
    },
    {
      name: "Bade Ganesh",
      line: "Just outside, beyond the tank: a very large, brightly painted seated Ganesha, and a Hanuman with five faces.",
    },
    {
      name: "Mahakal Lok",
      line: "The new approach along the Rudra Sagar, opened in October 2022: more than 900 metres with 108 carved pillars and many scenes from the Shiva Purana.",
    },
  ],
  religiousActivities: [
    {
      name: "Bhasma Aarti",
      line: "Every day at about four in the morning, an hour earlier in Shravana. Men in the front rows wear a dhoti and women a sari; while the ash is offered, women cover their faces.",
    },
    {
      name: "Processions of Shravana",
      line: "On each Monday of Shravana and of the first half of Bhadrapada, Mahakala goes out in a silver palanquin in the afternoon to see how his people are. The last procession is the greatest.",
    },
    {
      name: "Shiva Navaratri",
      line: "In the nine days before Maha Shivaratri the linga is dressed in a different form each day, as a bridegroom is prepared for his wedding.",
    },
    {
      name: "Noon aarti after Maha Shivaratri",
      line: "After the night of the festival Mahakala wears a crown of flowers, and on that one day of the year the ash is offered at noon.",
    },
    {
      name: "Nag Panchami",
      line: "At midnight the door of Nagchandreshwar opens, and for a day and a night hundreds of thousands climb to the top floor.",
    },
    {
      name: "Dipavali",
      line: "The feast begins here before sunrise, during the Bhasma Aarti: women of the priests' families apply a paste of herbs, and a single sparkler is lit.",
    },
  ],
  historicalSignificance: [
    "Nobody knows how old the first temple was. Kalidasa gives an early picture of it: in the Meghaduta he asks the cloud to wait at the shrine of Mahakala until sunset and to let its thunder be the drum of the evening worship. Under the Paramara kings of Malwa, in the eleventh and twelfth centuries, a great temple stood here. Walls and carved stones of that time were found in 2020 and 2021, several metres below the court, when workers dug for the new buildings.",
    "Chronicles of the Delhi Sultanate say that Iltutmish destroyed the temple when he took the city in 1235. Worship seems to have gone on in modest buildings. When the Marathas held Malwa, Ramachandra Baba, minister of Ranoji Scindia, had the present temple built in the 1730s, and the Scindia family cared for it until independence. Since then a public trust and later a committee have been in charge. From 2022 the grounds were enlarged many times over to make room for the growing number of pilgrims.",
  ],
  gallery: {
    whole: {
      caption: "The spire of Mahakaleshwar above its court.",
      alt: "A tall ochre and white temple tower with vertical strings of small spires and arched balconies and a red flag at the top. Around it are low halls, domes and small shrines, in front of it a square tank with steps, and in the corner a dark pillar with two hanging brass lamps.",
    },
    near: {
      caption: "The linga during the Bhasma Aarti.",
      alt: "In a low chamber lit by brass lamps a broad dark linga stands in a silver base; a priest shakes ash over it from a white cloth and a fine cloud hangs in the air.",
    },
    around: {
      caption: "The pillars of Mahakal Lok along the Rudra Sagar.",
      alt: "A row of tall carved sandstone columns lines a broad walk beside a lake at dusk; the lit spire of the temple rises beyond the water.",
    },
    custom: {
      caption: "The silver palanquin on a Monday of Shravana.",
      alt: "Bearers carry a silver palanquin with a crowned face of Shiva through a narrow street; people throw petals from balconies and drummers walk ahead.",
    },
  },
};
