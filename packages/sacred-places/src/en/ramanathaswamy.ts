import type { SacredPlaceText } from "../sacred-place.ts";

export const RAMANATHASWAMY_EN: SacredPlaceText = {
  fullName: "Ramanathaswamy Temple, Rameswaram",
  deity: "Shiva as Ramanatha: the linga that Sita is said to have formed of sand",
  description: [
    "Rameswaram is a town on Pamban island, in the warm, shallow sea between India and Sri Lanka. Trains and cars cross to it over two long bridges. The temple is close to the eastern shore, and a visit begins in the water: before sunrise families walk into the sea at Agni Theertham, about a hundred metres from the gate. Then, in wet clothes, they go from well to well inside the temple, and at each of the 22 a man draws a bucket and pours it over them.",
    "The temple is best known for its outer corridor. Painted pillars, 1,212 by the usual count, stand in rows on high stone platforms, and people at the far end look as small as children. More than a hundred life-size figures of kings and donors stand among them. The floors are wet from the baths, so older visitors should walk with care and hold on to someone. Dry clothes are needed before you enter the inner shrine.",
  ],
  significance:
    "Rameswaram is the southern dham and the southernmost of the twelve jyotirlingas. The Skanda Purana tells that Rama worshipped Shiva here after the war, to be free of the guilt of Ravana's death. Hanuman was sent to Kailasa for a linga, and when he was late, Sita formed one of sand. The one that Hanuman brought, the Vishvalinga, was set up beside it, and at Rama's wish it is worshipped first; another story says that Rama prayed here before he crossed the sea.",
  mainTemple: {
    lead: "Two lingas, side by side",
    text: "Ramanatha, the linga of Sita, is in the main sanctum; Vishvanatha, the linga of Hanuman, is in a shrine to the north. Parvatavardhini is the goddess here. Walls of about 264 by 200 m enclose three rings of corridors. The eastern gate tower has nine tiers, and a large Nandi of brick and plaster lies in front of the shrine.",
  },
  bestTimeToVisit: {
    lead: "October to April",
    text: "It is warm all year. October to December brings the rain of the north-east monsoon, with storms at times; January to March is the most pleasant. May to September is hot and humid. New moon days are crowded.",
  },
  howToReach: {
    lead: "By train across the sea",
    air: "Madurai airport is about 170 km away, four hours by road.",
    rail: "Rameswaram station is about 2 km from the temple. Trains cross the new Pamban bridge, opened in 2025, from Chennai, Madurai and Tiruchirappalli.",
    road: "The Indira Gandhi bridge leads to the island from Mandapam. Buses run from Madurai, Ramanathapuram and Chennai.",
  },
  famousTemples: [
    {
      name: "Agni Theertham",
      line: "The calm shore in front of the eastern gate, where pilgrims bathe and make offerings to their ancestors.",
    },
    {
      name: "Gandhamadana Parvatham",
      line: "A low hill about 3 km to the north, the highest point of the island. A pavilion on it has a stone that is worshipped as Rama's footprints.",
    },
    {
      name: "Kothandaramaswamy",
      line: "A temple that stands alone among the lagoons on the way to Dhanushkodi. Vibhishana is said to have come to Rama here; it stood when the cyclone of 1964 destroyed everything around it.",
    },
    {
      name: "Dhanushkodi",
      line: "The ruined town at the end of the island, about 20 km away, with the open sea on two sides. Rama Setu, a chain of shoals some 30 km long, begins here.",
    },
    {
      name: "Panchamukha Hanuman",
      line: "A temple about 2 km away with a five-faced Hanuman. Stones that float on water are shown there as those of Rama's bridge.",
    },
    {
      name: "Tiruppullani",
      line: "A temple of Vishnu on the mainland, about 12 km from Ramanathapuram. Tradition says that Rama lay there on darbha grass and asked the sea for a way.",
    },
  ],
  religiousActivities: [
    {
      name: "Bath in the 22 wells",
      line: "After the sea comes the round of the wells, from Mahalakshmi Theertham to Kodi Theertham. It takes about an hour; the ticket is cheap.",
    },
    {
      name: "Crystal linga",
      line: "At about five in the morning a linga of crystal is bathed and shown before the curtain of the sanctum.",
    },
    {
      name: "Kasi and Rameswaram",
      line: "Sand from this shore is carried to the Ganga, and water of the Ganga is brought back and poured over Ramanatha. With that, the pilgrimage to Kasi is complete.",
    },
    {
      name: "New moons of Thai, Aadi and Mahalaya",
      line: "Ancestors are remembered at Agni Theertham; the deities are carried to the sea and the temple is open all day.",
    },
    {
      name: "Maha Shivaratri",
      line: "Ten days in February or March, with Ramanatha and Parvatavardhini on a silver car.",
    },
    {
      name: "Ramalinga Pratishtha",
      line: "Three days in May or June: Vibhishana is crowned, and the linga of Sita is installed again in memory.",
    },
    {
      name: "Tirukalyanam",
      line: "The wedding of the god and the goddess, for 17 days in July and August. It is the longest festival of the year.",
    },
  ],
  historicalSignificance: [
    "The Tevaram poets sang of Rameswaram from the seventh century on. A temple has stood here since the eleventh century at least. Tradition says that it was a hut looked after by an ascetic until Parakramabahu, a king of Sri Lanka, gave it walls of stone in the twelfth. An inscription of 1414 named a king of Jaffna as the builder of the main shrine, with stone brought by sea from Trincomalee; others say that a chief of the same century, Udaiyan Setupati, built the shrines.",
    "Most of what is seen today was built by the Setupatis of Ramnad, whose title means lords of the bridge and who protected the pilgrims' road. The second ring was completed about 1658. The third, with the great corridor, was begun in 1740 and completed in 1769. Merchants and kings from all parts of India gave money, and Dutch traders of that age wrote that pilgrims came from everywhere. The eastern tower stood unfinished until a family of Devakottai completed it in the years from 1897 to 1904.",
  ],
  gallery: {
    whole: {
      caption: "The great corridor, with the eastern tower beyond it.",
      alt: "Two rows of painted pillars on high platforms run away under a painted ceiling; at the bright end stands the pale gate tower of nine tiers by the sea, and a few pilgrims give the scale.",
    },
    near: {
      caption: "The eastern tower above the shore at Agni Theertham.",
      alt: "A pale gate tower of nine tiers rises over low houses and palms; in front of it people bathe in a flat, bright sea and boats lie on the sand.",
    },
    around: {
      caption: "A train on the Pamban bridge.",
      alt: "A low bridge on many piers crosses green water towards the island; a train is on it, its lifting span stands tall in the middle, and fishing boats pass.",
    },
    custom: {
      caption: "A bucket of water at one of the 22 wells.",
      alt: "A man on the stone rim of a well pours a bucket over a family with folded hands; behind them others wait in line between pillars.",
    },
  },
};
