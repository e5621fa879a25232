import type { SacredPlaceText } from "../sacred-place.ts";

export const PURI_EN: SacredPlaceText = {
  fullName: "Jagannath Temple, Puri",
  deity: "Vishnu as Jagannatha, with Balabhadra and Subhadra: images of painted wood",
  description: [
    "Puri lies on the open coast of Odisha, and the tower of Jagannatha can be seen from far across the flat land. From the temple gate a very wide road, Bada Danda, runs straight for nearly three kilometres to the Gundicha temple. For most of the year it is a market street. On one day of the rains three chariots of wood, as high as houses, roll along it, and great crowds pull the ropes.",
    "Two walls enclose the great temple, some thirty smaller shrines, and a kitchen where hundreds of cooks work over wood fires. The three images look like no others in India: they are carved of neem wood, with large round eyes, and stand side by side on one seat. What is cooked here in clay pots is offered and then eaten as mahaprasada by people of every caste, from the same leaf. Only Hindus may enter the temple. The sea is a short walk away; many pilgrims bathe in it at sunrise.",
  ],
  significance:
    "Puri is the eastern dham. Vaishnavas know it as Shri Kshetra and Purushottama Kshetra; Chaitanya spent the last years of his life here. The Skanda Purana tells how King Indradyumna looked for the deity that a chief of the Sabara people worshipped as Nilamadhava, and had the images made of a log that the sea brought. Families that trace themselves to the Sabaras still serve the images.",
  mainTemple: {
    lead: "Jagannatha, Balabhadra and Subhadra",
    text: "The tower is about 65 m high, with a wheel of eight metals on top and flags that are changed every evening by men who climb up without ropes. Four buildings stand in a line from east to west: hall of offerings, hall of dance, porch and sanctum. The Aruna pillar, brought from Konark in the eighteenth century, stands before the Lion Gate in the east.",
  },
  bestTimeToVisit: {
    lead: "October to February",
    text: "The winter is dry and mild. March to June is hot and damp; July to September brings the monsoon. Ratha Yatra, in June or July, draws the largest crowds of the year; elderly visitors see it better from a balcony, which has to be booked early.",
  },
  howToReach: {
    lead: "Direct trains to Puri",
    air: "Biju Patnaik airport at Bhubaneswar is about 60 km away. An airport for Puri was approved in 2025.",
    rail: "Puri is the end of the line; the station is about 3 km from the temple, and trains come from all parts of India.",
    road: "Buses and taxis from Bhubaneswar take about an hour and a half. Private vehicles stop some way before the temple; the last part is on foot or by rickshaw.",
  },
  famousTemples: [
    {
      name: "Gundicha temple",
      line: "At the far end of Bada Danda. The three deities spend a week of every year here, and the temple is empty for the rest of it.",
    },
    {
      name: "Vimala",
      line: "A shrine of the Goddess inside the great temple, held to be one of the seats of Shakti. Food offered to Jagannatha becomes mahaprasada after it is offered to her.",
    },
    {
      name: "Lokanatha",
      line: "A temple of Shiva in the west of the town. He is held to be the guardian of the treasures of Jagannatha.",
    },
    {
      name: "Narendra tank",
      line: "A large tank about 1.5 km from the temple, where small images are taken out in boats in the hot season.",
    },
    {
      name: "The five tirthas",
      line: "The tanks of Indradyumna, Markandeya, Shveta Ganga and Rohini Kund, and the sea. Pilgrims bathe in all five.",
    },
    {
      name: "Govardhana Matha",
      line: "The eastern monastery of the four that Adi Shankara is said to have founded.",
    },
    {
      name: "Konark",
      line: "The temple of the Sun from the thirteenth century, about 35 km up the coast: a stone chariot with carved wheels. No worship is held there.",
    },
  ],
  religiousActivities: [
    {
      name: "Ratha Yatra",
      line: "On the second of the bright half of Ashadha. Balabhadra's chariot goes first on 14 wheels, then Subhadra's on 12, then Jagannatha's on 16. The Gajapati, the king of Puri, first sweeps each chariot with a broom of gold.",
    },
    {
      name: "Return and Suna Besha",
      line: "On the ninth day the chariots come back. On the next day, Ashadha Shukla Ekadashi, the deities wear their gold ornaments on the chariots before the gate.",
    },
    {
      name: "Snana Yatra",
      line: "On the full moon of Jyeshtha the deities are bathed in public with 108 pots of water. Then they are out of sight for a fortnight, as if they had a fever.",
    },
    {
      name: "Chandan Yatra",
      line: "For 21 days from Akshaya Tritiya on, images are taken to Narendra tank, rubbed with sandalwood paste and rowed in boats. On its first day carpenters begin to build the chariots.",
    },
    {
      name: "Mahaprasada",
      line: "Rice, dal and vegetables are offered several times a day and then sold and eaten in Ananda Bazar, a market inside the outer wall.",
    },
    {
      name: "Nabakalebara",
      line: "After 12 or 19 years, when there are two months of Ashadha, new images are carved of chosen neem trees, and the old ones are buried. It was last done in 2015.",
    },
  ],
  historicalSignificance: [
    "The present temple was begun by Anantavarman Chodaganga, a king of the Eastern Ganga dynasty, about 1135, and was completed under Anangabhima at the end of the twelfth century. The hall of offerings is later, perhaps of the fifteenth. An older temple is said to have stood on the same place. The kings of Odisha came to rule as the servants of Jagannatha, and their descendant still has duties in the temple.",
    "The temple was plundered many times. The chronicle of the temple, the Madala Panji, tells how servants carried the images away by boat and cart and hid them in hills and islands. In 1568 Kalapahad, a general of the Sultan of Bengal, had them burnt; a devotee saved what was left in the ashes, and Ramachandra Deva of Khurda had new ones installed. From 1803 Puri was under British rule. A law of 1955 gives the temple its administration. Scholars still discuss how far the worship goes back to the people of the forest, and whether Buddhists or Jains had a part in it.",
  ],
  gallery: {
    whole: {
      caption: "Ratha Yatra before the Lion Gate.",
      alt: "A tall curved tower with a wheel and flags at the top stands over a wide road; three high chariots with striped cloth canopies wait among a great crowd.",
    },
    near: {
      caption: "The wheel of Jagannatha's chariot.",
      alt: "A large wooden wheel with sixteen painted spokes stands taller than the man who leans on its rope; above it is red and yellow cloth.",
    },
    around: {
      caption: "Pilgrims at the sea in Puri.",
      alt: "Pilgrims stand in low surf on a wide beach and look out to the horizon; flat fishing boats lie on the sand and the temple tower shows far behind.",
    },
    custom: {
      caption: "Mahaprasada in clay pots at Ananda Bazar.",
      alt: "Clay pots of rice and dal stand in stacks under an arcade; people sit on the floor before leaf plates and a man carries two more pots on a pole.",
    },
  },
};
