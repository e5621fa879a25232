import type { SacredPlaceText } from "../sacred-place.ts";

export const MALLIKARJUNA_EN: SacredPlaceText = {
  fullName: "Mallikarjuna Swamy Temple, Srisailam",
  deity: "Shiva as Mallikarjuna: a small linga low in the floor",
  description: [
    "The road runs for hours through the forest of the Nallamala hills, home of tigers and of the Chenchu people. Then it drops to the gorge of the Krishna, crosses below a great dam and climbs again in hairpin bends to a plateau. The temple town lies there, quiet and green. The temple itself looks like a low fort: a long wall of huge stone blocks, carved in rows with elephants, hunts, dancers and stories of Shiva, with a white gopura on each side.",
    "Inside, the ground goes down to an old court with the shrine of Mallikarjuna, its gilded tower and a hall of carved pillars; behind it, some steps higher, is the temple of the goddess Bhramaramba. Outside the days of the great festivals there are hours when pilgrims may go into the small sanctum and touch the linga with their own hands. The temple's lodgings and most sights are on the plateau, and a ropeway goes down to the river for those who find the steps hard.",
  ],
  significance:
    "Srisailam is a jyotirlinga and one of the eighteen great Shakti Pithas, both in one court. Tradition tells that Kartikeya left his parents in anger and went to the Krauncha hill, and that Shiva and Parvati followed him and stayed here. In the words spoken before worship at home, many Telugu families still name their own direction from Srisailam. It is said that even one look at its peak frees a person from rebirth.",
  mainTemple: {
    lead: "A linga that every pilgrim may touch",
    text: "The linga is only a few inches high, and the sanctum is small and plain. The name comes from mallika, jasmine: a princess called Chandravati is said to have offered these flowers to it every day. The Chenchus of the forest call him Chenchu Mallayya and hold him to be the husband of a daughter of their people. At the back wall of the goddess's temple visitors put an ear to the stone to hear the hum of bees, because she is said to have killed the demon Aruna as a swarm of bees.",
  },
  bestTimeToVisit: {
    lead: "October to March",
    text: "The forest is green, the waterfalls still run and the nights are cool. From April on it is hot on the plateau. In the rains the gates of the dam may be opened, which is worth seeing, but the mountain road can be blocked. At Maha Shivaratri and in the weeks before Ugadi hundreds of thousands come, many on foot, and on the main days nobody may touch the linga.",
  },
  howToReach: {
    lead: "By road through the forest, in daylight",
    air: "From Rajiv Gandhi Airport at Hyderabad it is about 200 km, some five hours by car.",
    rail: "No railway comes up the hills. Markapur Road, on the line from Guntur to Nandyal, is about 85 km away; buses run from the town of Markapur.",
    road: "Buses come from Hyderabad, Kurnool, Vijayawada and Nandyal. The road passes a tiger reserve: the forest gates are closed at night, so leave in time to be through before evening. Hyderabad city is about 215 km away.",
  },
  famousTemples: [
    {
      name: "Bhramaramba",
      line: "The temple of the goddess, with fine pillars, behind that of Mallikarjuna. By tradition the neck of Sati fell here.",
    },
    {
      name: "Vriddha Mallikarjuna",
      line: "The Old Mallikarjuna, in the same court: an uneven, furrowed linga without a Nandi, held to be older than the main one.",
    },
    {
      name: "Sakshi Ganapati",
      line: "About three kilometres before the temple. Ganesha holds a book and a pen; he is said to write down who has come and to bear witness to it.",
    },
    {
      name: "Shikhareshwara",
      line: "On the highest point of the hills, eight kilometres away. People look between the horns of a small stone Nandi for the tower of the temple in the distance.",
    },
    {
      name: "Hatakeshwara, Paladhara and Panchadhara",
      line: "Shiva is said to have appeared here in a piece of a potter's jar. Two springs, where Adi Shankara is said to have meditated, are near the temple, at the foot of a long stair.",
    },
    {
      name: "Patala Ganga",
      line: "The bathing place on the Krishna, deep below the town, reached by several hundred steps or by ropeway. From here boats go to the caves of Akka Mahadevi, about sixteen kilometres up the water.",
    },
  ],
  religiousActivities: [
    {
      name: "Sparsha darshan",
      line: "On fixed days and hours pilgrims touch the linga and pour water on it. Men wear a dhoti, women a sari or another traditional dress; ask for the times when you arrive.",
    },
    {
      name: "Maha Shivaratri",
      line: "The great festival of eleven days. On the night itself, while all lights are put out, a man of a weaver's family winds one long white cloth from the tower round the Nandis of the roof, a turban for the bridegroom; then the wedding is held.",
    },
    {
      name: "Ugadi",
      line: "Five days, mainly of pilgrims from Karnataka. They come on foot over hundreds of kilometres with bangles, turmeric and saris for Bhramaramba, whom they call a daughter of their house.",
    },
    {
      name: "Navaratri",
      line: "For nine nights the goddess is shown in nine forms and goes out in procession with Mallikarjuna on different mounts.",
    },
    {
      name: "Kartika lamps",
      line: "Through the month of Kartika families light lamps in the court and along the streets around it; Mondays and the full moon bring the most people.",
    },
    {
      name: "Kumbhotsava",
      line: "On the first Tuesday or Friday after the full moon of Chaitra great heaps of pumpkins, coconuts, lemons and cooked rice are offered to Bhramaramba to satisfy her fierce form.",
    },
  ],
  historicalSignificance: [
    "The hill was famous long before any building that stands today. An inscription of the Satavahana king Pulumavi at Nashik, of the second century, lists it among his mountains, and the Vishnukundin kings called themselves servants of the lord of Sriparvata. Poets of the Tevaram sang of it. In the twelfth century Akka Mahadevi, the Kannada poet who called Mallikarjuna her husband, walked here and is said to have ended her life in these forests. Monasteries of Shaiva teachers, the mathas, had schools and lands; five of them still stand, west of the temple.",
    "Kakatiya kings made rich gifts. The Reddi kings of Kondavidu had the steps to the river cut in the fourteenth century, and Harihara II of Vijayanagara added the pillared hall in front of the shrine in 1404 and 1405. Krishnadevaraya came as a pilgrim and built the row of mandapas in the street. Tradition credits Shivaji, who worshipped here in the seventeenth century, with the northern gopura. Many sets of copper plates, which record gifts of villages, came to light in 2021 when the Ghanta Matha was repaired. The dam on the Krishna, with its lake, was completed in the 1980s.",
  ],
  gallery: {
    whole: {
      caption: "The walled temple on its plateau in the Nallamala hills.",
      alt: "A long low wall of stone with white gopuras at its gates encloses courts and a gilded tower; forested hills rise in blue ranges behind it.",
    },
    near: {
      caption: "Carved stones of the outer wall.",
      alt: "Rows of square stone blocks, each with a figure in relief: elephants in a line, a hunter with a bow, dancers, a seated ascetic, and Shiva with his bull; a woman and a child look up at them.",
    },
    around: {
      caption: "The Krishna in its gorge at Patala Ganga.",
      alt: "A broad green river bends between steep wooded slopes; a stair and the cables of a ropeway lead down to it, and a dam closes the valley in the distance.",
    },
    custom: {
      caption: "The turban of cloth on the night of Maha Shivaratri.",
      alt: "High on the temple roof a long white cloth runs from the gilded tower to one stone Nandi after another; in the dark court below a great crowd looks up with folded hands.",
    },
  },
};
