import type { SacredPlaceText } from "../sacred-place.ts";

export const TRIMBAKESHWAR_EN: SacredPlaceText = {
  fullName: "Trimbakeshwar Temple",
  deity: "Shiva as Tryambaka: three small lingas in a hollow of the floor",
  description: [
    "Trimbak is a small town about thirty kilometres west of Nashik, at the foot of the cliffs of Brahmagiri. The hill has a flat top, and its walls of bare rock stand above the roofs wherever you look. The temple of black basalt is inside a high court wall; rows of small spires climb its tower to gilded finials. It is about 720 metres above the sea, so the winter mornings are cool.",
    "The Godavari begins on this hill. Its water appears as drops at Gangadwar, halfway up, and fills the Kushavarta tank in the middle of the town, where pilgrims bathe before they go to the temple. From there the river has nearly fifteen hundred kilometres to go, past Nashik, Basara, Dharmapuri, Bhadrachalam and Rajahmundry, to the Bay of Bengal. People of the Telugu country who come here see the first drops of their own river.",
  ],
  significance:
    "Trimbakeshwar is the jyotirlinga of the Godavari; the verse of the twelve places it on the bank of the Gautami. The tradition of the place tells of the sage Gautama, who was blamed for the death of a cow and asked Shiva for the Ganga to wash the guilt away. She came down on Brahmagiri as the Godavari, and Shiva stayed beside her. The three small lingas are held to be Brahma, Vishnu and Shiva.",
  mainTemple: {
    lead: "Three lingas in one hollow, washed by water",
    text: "The sanctum is a few steps lower than the hall. Instead of a raised linga there is a hollow in the stone, and in it are three small lingas, always wet; the constant water has worn them down. A golden mask with five faces covers the hollow on festival days, and visitors look in from the door of the sanctum. A Nandi sits in a pavilion of his own in front of the temple.",
  },
  bestTimeToVisit: {
    lead: "October to March",
    text: "In the rains from June to September the cliffs are full of waterfalls, and the steps to Gangadwar are slippery. Mondays and Shravana are crowded. The Simhastha began on 31 October 2026 and ends on 24 July 2028; its great bathing days at Trimbak are 2 August, 31 August and 12 September 2027. The town will be very full in those weeks.",
  },
  howToReach: {
    lead: "By road from Nashik, less than an hour",
    air: "The airport of Nashik at Ozar is about 50 km away by road and has flights to a few cities. Mumbai has many more, about 180 km away.",
    rail: "Nashik Road is about 40 km away by road. Trains between Mumbai and Delhi, Nagpur and Kolkata stop there.",
    road: "Buses leave the old bus station of Nashik all day, and taxis are easy to find. From Mumbai by car, the turn to Trimbak is at Ghoti, after Igatpuri.",
  },
  famousTemples: [
    {
      name: "Kushavarta",
      line: "The stepped tank where Gautama is said to have held the river with a ring of kusha grass. The great baths of the Simhastha take place here.",
    },
    {
      name: "Gangadwar",
      line: "A shrine halfway up Brahmagiri, where the water comes out of a stone cow's mouth. Auto-rickshaws drive a part of the way and steps lead up the rest. Near it are caves of the Nath saints.",
    },
    {
      name: "Brahmagiri",
      line: "The hill fort, 1,295 metres high, where the river first appears on the flat top. A stair of about 700 steps leads up, some of them cut in the rock; the whole visit takes four to five hours.",
    },
    {
      name: "Samadhi of Nivruttinath",
      line: "The elder brother and teacher of the saint Jnaneshwar left his body here. It is a great shrine of the Warkari pilgrims.",
    },
    {
      name: "Anjaneri",
      line: "A hill on the road to Nashik, named after Anjana. It is one of several places where Hanuman is said to have been born.",
    },
    {
      name: "Kedareshwar",
      line: "One of several small temples around the great one; others belong to Ganga, Gautameshwar, Rama and Parashurama.",
    },
  ],
  religiousActivities: [
    {
      name: "Daily worship",
      line: "The temple is open from half past five in the morning to nine at night. Three lines of priests appointed by the Peshwas perform the worship three times a day.",
    },
    {
      name: "Monday palanquin",
      line: "Every Monday afternoon the mask with five faces is carried in a palanquin to Kushavarta, bathed and carried back. The jewelled crown of the god is shown on that day.",
    },
    {
      name: "Rites for ancestors and family",
      line: "Families come for shraddha, Narayan Nagbali, Tripindi Shraddha and Kalasarpa Shanti, performed by priests of the town in their houses.",
    },
    {
      name: "Chariot on Kartika Purnima",
      line: "Bullocks pull the god to Kushavarta in a carved wooden chariot; in the evening the lamp tower before the temple is lit.",
    },
    {
      name: "Festival of Nivruttinath",
      line: "On the ekadashi of the dark half of Pausha, in January or February, hundreds of thousands of Warkaris arrive on foot with flags, cymbals and songs.",
    },
    {
      name: "Maha Shivaratri",
      line: "The temple is decorated with flowers and stays crowded day and night; the palanquin goes through the town.",
    },
    {
      name: "Simhastha",
      line: "When Jupiter is in Simha, about every twelve years, this is one of the four places of the Kumbh. Shaiva ascetics bathe at Trimbak, Vaishnavas at Nashik.",
    },
  ],
  historicalSignificance: [
    "Trimbak was a place of pilgrimage long before the present temple. The Puranas praise the Gautami and its source, and Nivruttinath came here in the thirteenth century. The old temple was destroyed under Aurangzeb in the seventeenth century. The fort on Brahmagiri passed from the Nizam to the Marathas in the eighteenth century and to the British in 1818.",
    "The Peshwa Balaji Bajirao, called Nanasaheb, had the temple built again in basalt. According to the temple, work began in 1755 or 1756 and took thirty-one years; the dates are carved in Sanskrit at the northern gate. Raosaheb Parnerkar, an officer of Indore, gave Kushavarta its arcades of stone. Until 1789 all the orders of ascetics bathed at Trimbak. After a fight over who should go first, the Peshwa sent the Vaishnavas to Nashik; they still bathe there. The Nassak diamond, once an ornament of the god, was taken by the British in the war that ended in 1818.",
  ],
  gallery: {
    whole: {
      caption: "The black temple, with Brahmagiri behind it.",
      alt: "A dark star-shaped tower with rows of small spires and golden finials stands behind a high court wall; a flat-topped hill with sheer cliffs rises over it.",
    },
    near: {
      caption: "Nandi in his pavilion, facing the door.",
      alt: "A stone bull lies under a small domed pavilion on pillars; in front of him are three broad steps and the dark carved porch of the temple.",
    },
    around: {
      caption: "Kushavarta, the tank of the Godavari.",
      alt: "A square pool with steps on all four sides and arcades of dark stone around it; bathers stand in the green water, and the cliffs are seen over the roof.",
    },
    custom: {
      caption: "The Monday palanquin on its way to the tank.",
      alt: "Men in white and red carry a palanquin with a golden mask down a narrow street with patterns of coloured powder; people with folded hands stand at the doors.",
    },
  },
};
