import type { SacredPlaceText } from "../sacred-place.ts";

export const BHIMASHANKAR_EN: SacredPlaceText = {
  fullName: "Bhimashankar Temple",
  deity: "Shiva as Bhimashankar: a low linga in the middle of the sanctum floor",
  description: [
    "The road from Pune climbs for the last hour through forest, to the edge of the Sahyadri hills at about 1,000 metres. Here it stops at a small settlement of tea stalls and flower sellers. The temple is not on the height but in a hollow below it: about two hundred broad steps lead down between shops, and the dark stone tower appears only near the end. In the months of rain the whole place is in mist.",
    "The forest around is a wildlife sanctuary of about 130 square kilometres, known for the shekru, a giant squirrel that lives high in the trees and is the state animal of Maharashtra. The river Bhima begins at the temple as a thin stream. It flows through Pandharpur and joins the Krishna near Raichur. All the steps must be climbed again on the way back, so take them slowly and rest often.",
  ],
  significance:
    "Bhimashankar is the sixth of the twelve jyotirlingas in the verse that pilgrims recite. The tradition of the place tells that Shiva fought the demon Tripurasura here; his sweat became the river Bhima, and at the request of the gods he stayed. The Shiva Purana has another story: the demon Bhima, son of Kumbhakarna, put a king in prison; the king prayed to a linga there, and Shiva came out of it and burnt the demon.",
  mainTemple: {
    lead: "A small dark temple at the foot of the steps",
    text: "The sanctum is lower than the ground around it, and the linga lies in the centre of its floor. The tower of the eighteenth century has rows of small spires in the Nagara style of the north. Two Nandis, a stone lamp tower and a little shrine of Shani are near the hall. A large bell of Portuguese work, made before 1730, hangs between the pillars of the shrine.",
  },
  bestTimeToVisit: {
    lead: "October to March",
    text: "From June to September there is very heavy rain and the steps are slippery; the forest is then at its greenest. Mondays and the month of Shravana are crowded. From 9 January 2026 the temple was closed to visitors for some months, so that a new hall and new stairs could be built for the Simhastha of 2027. Ask whether it is open before you travel.",
  },
  howToReach: {
    lead: "By road from Pune, the last part through forest",
    air: "Pune airport is about 120 km away by road, three and a half hours by taxi.",
    rail: "Pune Junction is about 110 km away by road. It is on the main lines from Mumbai, Hyderabad, Bengaluru and Delhi.",
    road: "State buses leave often from Shivajinagar in Pune and go by Manchar and Ghodegaon. From the coast side, walkers climb from Khandas near Karjat in half a day; these paths are steep and dangerous in the rain.",
  },
  famousTemples: [
    {
      name: "Kamalaja Devi",
      line: "A plain shrine near the bus stand. The goddess, worshipped as a rock covered with vermilion, is Parvati, whom Brahma honoured with lotuses after the battle.",
    },
    {
      name: "Shani shrine and the bell",
      line: "In front of the temple. Chimaji Appa, brother of the first Bajirao Peshwa, took the bell from the Portuguese at Vasai in 1739 and gave it to Bhimashankar.",
    },
    {
      name: "Mokshakund",
      line: "A stepped tank behind the temple, connected with the austerities of the sage Kaushika.",
    },
    {
      name: "Gupta Bhimashankar",
      line: "A linga in the bed of a forest stream, under a waterfall in the rains, about half an hour's walk from the temple.",
    },
    {
      name: "Sakshi Vinayaka",
      line: "A shrine of Ganesha in the forest. He is the witness of the pilgrimage: people report to him that they have come.",
    },
    {
      name: "Koteshwar, Bhorgiri",
      line: "A quiet temple of Shiva in the village of Bhorgiri, six or seven kilometres away on a forest path.",
    },
  ],
  religiousActivities: [
    {
      name: "Dawn darshan",
      line: "The temple opens about half past four. After the first aarti, the linga can be seen for a short time without its cover or ornaments.",
    },
    {
      name: "Midday worship",
      line: "The main worship of the day is at noon, with an offering of food. Visitors wait outside until it is over.",
    },
    {
      name: "Evening aarti",
      line: "About half past seven, with lamps, bells and conch; the linga is dressed for the night.",
    },
    {
      name: "Mondays of Shravana",
      line: "On each Monday of this month the linga is adorned with flowers and leaves, and a hundred thousand people or more may come in one day.",
    },
    {
      name: "Maha Shivaratri",
      line: "The largest fair of the year. Worship begins at midnight, the Vedas are recited, and people stand in line for darshan all night.",
    },
  ],
  historicalSignificance: [
    "The sanctum is old and nobody knows its first builder. Writings of the thirteenth century name Bhimashankar and its river, and the saint Jnaneshwar is said to have come here. Shivaji gave the village of Kharosi for the daily worship. A banker of Pune, Chimaji Antaji Nayak Bhide, built a hall; books give dates for it that are three centuries apart, and 1733 seems the most probable. The tower was built later in that century by Nana Phadnavis, the minister of the Peshwas, and Raghunathrao Peshwa had a well dug. Work on a new hall began in 2026.",
    "Which Bhimashankar is the jyotirlinga has long been discussed. The verse places it at Dakini, and the story in the Shiva Purana takes place in Kamarupa, the old name of Assam. Therefore many in Assam hold that it is the linga in a stream at Pamohi near Guwahati. Bhimpur in Odisha and Kashipur in Uttarakhand have the same claim. Most lists, and most pilgrims, go to the Sahyadri hills, where the river has the same name as the god.",
  ],
  gallery: {
    whole: {
      caption: "The temple in its hollow, with forest all around.",
      alt: "A dark stone tower with rows of small spires rises above a low hall, beside it a stone lamp tower. People with umbrellas come down broad steps on the right, a bell hangs between two pillars on the left, and green slopes disappear in mist.",
    },
    near: {
      caption: "The bell from Vasai, in front of the Shani shrine.",
      alt: "A large bronze bell with a band of relief hangs between two stone pillars; behind it are a small shrine with an oil lamp and a stone lamp tower.",
    },
    around: {
      caption: "The Bhima begins as a stream in the forest.",
      alt: "A thin white stream runs over black rocks between mossy trees; a large squirrel sits on a branch, and the edge of the Sahyadri hills is seen in the distance.",
    },
    custom: {
      caption: "A Monday in Shravana on the steps.",
      alt: "Families with umbrellas, trays of bilva leaves and bright flowers go down the wet stone steps in two rows towards the tower; garland sellers sit at the side.",
    },
  },
};
