import type { SacredPlaceText } from "../sacred-place.ts";

export const SOMNATH_EN: SacredPlaceText = {
  fullName: "Somnath Temple",
  deity: "Shiva as Somanatha, lord of the Moon: a large linga",
  description: [
    "The temple stands at the edge of the sea, at Prabhas Patan on the southern coast of Saurashtra. You hear the waves before you see the towers. A wide paved court leads to halls of honey-coloured stone with rows of pillars and roofs that step up like small pyramids of bells; the tall spire, itself a cluster of smaller spires, rises behind them. In the evening light the whole building turns gold, and the bells of the aarti mix with the sound of the sea.",
    "Everything here is on level ground, so it is one of the easier jyotirlingas for people who cannot climb. Telephones, cameras and bags have to be left outside. Darshan is from six in the morning to about half past nine at night, with aarti at seven, at noon and again at seven in the evening. A walk along the sea wall, well over a kilometre long, begins beside the temple and is pleasant at sunset.",
  ],
  significance:
    "Somnath is named first among the twelve jyotirlingas. Tradition tells that the Moon was married to the twenty-seven daughters of Daksha, who are the nakshatras, and loved only Rohini. Daksha cursed him to fade away. He bathed here and prayed to Shiva, and since then his light goes for half of the month and comes again for the other half.",
  mainTemple: {
    lead: "The lord of the Moon, beside the sea",
    text: "The tall linga stands in a sanctum with gilded walls, and a line of worshippers can see it along the whole length of the hall. Ganga water is brought for the bath. Outside, on the sea wall, a pillar carries an arrow that points south over the water. A Sanskrit verse on it says that from here to the South Pole no land lies in the way.",
  },
  bestTimeToVisit: {
    lead: "October to March",
    text: "The air is dry and mild and the sea is calm. April and May are hot, though there is always a wind. The rains come between June and September; the sea is then rough. It is not safe to bathe from this shore in any season; use the ghats of the Triveni. Rooms are scarce at Maha Shivaratri, on the Mondays of Shravana and during the fair of Kartika.",
  },
  howToReach: {
    lead: "Veraval is the railhead, Keshod the nearest airport",
    air: "Keshod is about 55 km away, with a few flights a week from Ahmedabad and Mumbai; a bus of the temple trust meets them. Rajkot, with many more flights, is about 200 km away.",
    rail: "Veraval Junction is about 7 km from the temple. Somnath has a small station of its own, which has been under reconstruction since 2024; ask where your train ends.",
    road: "Buses run from Ahmedabad, Rajkot, Junagadh and Dwarka. From Dwarka, the other great shrine of the coast, it is about 235 km by way of Porbandar.",
  },
  famousTemples: [
    {
      name: "Old Somnath",
      line: "The temple that Queen Ahilyabai of Indore built in 1783, a few steps from the present one, when the great temple lay in ruins. Its linga is in a chamber below ground.",
    },
    {
      name: "Triveni Sangam",
      line: "The place where the Hiran and the Kapila meet the hidden Saraswati and flow into the sea. Pilgrims bathe here and offer rice balls for their ancestors.",
    },
    {
      name: "Bhalka Tirtha",
      line: "On the road to Veraval. A hunter is said to have taken Krishna's foot for a deer here and shot the arrow that ended his life on earth.",
    },
    {
      name: "Dehotsarga and the Gita temple",
      line: "Krishna is said to have left his body here, on the bank of the Hiran. A pair of footprints marks the place; pillars of the temple beside it carry verses of the Gita.",
    },
    {
      name: "Sun temple of Triveni",
      line: "A medieval temple on a rise near the confluence, much worn by time and salt air.",
    },
    {
      name: "Prabhas Patan Museum",
      line: "Not a shrine, but worth an hour: carved stones and inscriptions of the earlier temples, found on the site.",
    },
  ],
  religiousActivities: [
    {
      name: "Three aartis a day",
      line: "Drums, bells and conches accompany them. Most people come to the one in the evening.",
    },
    {
      name: "Raising of the flag",
      line: "Families offer a new flag, which is carried round the temple and then raised on the tall pole of the spire.",
    },
    {
      name: "Maha Shivaratri",
      line: "The temple stays open through the night, and worship is done in each of its four watches.",
    },
    {
      name: "Month of Shravana",
      line: "Worship with bilva leaves and a different dress of the linga every day of the month; on Mondays the doors open at four in the morning.",
    },
    {
      name: "Fair of Kartika Purnima",
      line: "A fair of five days by the sea, held since 1955. At midnight on the full moon there is a great aarti; the Moon then stands high over the spire, as it does on the head of Shiva.",
    },
    {
      name: "Rites for ancestors",
      line: "At the Triveni Sangam every day, and above all on new-moon days and in the dark half of Bhadrapada.",
    },
  ],
  historicalSignificance: [
    "Prabhasa was a place of pilgrimage long before we hear of a temple: the Mahabharata praises its water. Archaeologists who dug here in 1950 found a temple of the ninth or tenth century, probably built or enlarged under the Chaulukya king Mularaja. In January 1026 Mahmud of Ghazni plundered it. It was soon repaired, and in 1169 King Kumarapala, as his inscription says, had it built again on a larger scale. Armies of the sultans of Delhi and later of Gujarat damaged it several times between the end of the thirteenth and the fifteenth century, and about 1700 worship in it came to an end.",
    "The walls stood as a ruin for more than two hundred years. In November 1947 Vallabhbhai Patel announced on the shore that the temple would be built again, and K. M. Munshi directed the work, which was paid for by donations. Prabhashankar Sompura, of a family of temple builders from this region, designed it in the old style of Gujarat. The remains were taken down, and on 11 May 1951 President Rajendra Prasad installed the linga. The halls in front were completed in the decades that followed. The Shree Somnath Trust manages the temple.",
  ],
  gallery: {
    whole: {
      caption: "Somnath above the sea wall.",
      alt: "A honey-coloured temple with stepped hall roofs and a tall clustered spire with a flag stands behind a stone wall; waves break below it, and the sea reaches to the horizon.",
    },
    near: {
      caption: "The arrow pillar on the sea wall.",
      alt: "A short stone pillar topped by a globe with an arrow through it stands at the edge of a terrace; beyond the railing there is only open water.",
    },
    around: {
      caption: "The confluence of the rivers at Triveni Ghat.",
      alt: "Steps with small pavilions go down to a broad calm river mouth; people stand in the water, gulls fly above, and a line of surf shows where the sea begins.",
    },
    custom: {
      caption: "The full moon of Kartika over the spire.",
      alt: "At night the lit temple spire stands before a dark sky with the full moon exactly above its flag; a crowd with lamps fills the court below.",
    },
  },
};
