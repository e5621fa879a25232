import type { SacredPlaceText } from "../sacred-place.ts";

export const AYODHYA_EN: SacredPlaceText = {
  fullName: "Sri Rama Janmabhoomi Temple, Ayodhya",
  deity: "Rama as a child of five: Balak Rama, or Ram Lalla",
  description: [
    "Ayodhya is a small city on the right bank of the Sarayu. Its lanes are full of temples, monasteries and rest houses, and wherever you walk you hear the Ramayana read or sung. Since 2024 most people come first for the new temple at the place where Rama is said to have been born. A broad avenue leads to it. Bags, phones and shoes are left at the pilgrims' centre near the gate, and from there it is a walk of some hundred metres in a line that moves steadily.",
    "The temple is of pink sandstone, about 116 metres long and 49 metres high, with five halls in a row that rise towards the spire over the sanctum. The entrance is from the east, up 32 steps between lions and elephants of stone; there are ramps and lifts for those who need them. In the evening people go down to the river. Lamps are waved at the ghats, boats go out on the water, and families sit on the long steps of Ram ki Paidi.",
  ],
  significance:
    "Ayodhya is the first of the seven cities that are said to give liberation. In the Ramayana it is the capital of Kosala and of the kings of the solar line. In the poem Rama is born here, leaves for fourteen years in the forest, and comes back to be king. Many pilgrims say his name here at every step, in the belief that he never left.",
  mainTemple: {
    lead: "Rama as a child of five",
    text: "The image is carved in dark stone, 51 inches high, and was made by Arun Yogiraj of Mysuru. The boy Rama stands on a lotus with a bow and an arrow; the small image that was worshipped before stands in front of it. Rama with Sita, his brothers and Hanuman is on the first floor. Smaller shrines stand around the court.",
  },
  bestTimeToVisit: {
    lead: "October to March",
    text: "The days are mild and good for walking, but mornings in December and January can be foggy and cold, and trains are then often late. April to June is very hot. On Rama Navami and around Dipavali the crowds are so large that you have to book a room long before.",
  },
  howToReach: {
    lead: "A city with its own airport and station",
    air: "The Maharishi Valmiki airport of Ayodhya is about 10 km from the temple. Lucknow has many more flights and is about 135 km away.",
    rail: "Ayodhya Dham station is about 1 km from the temple. Other trains stop at Ayodhya Cantt, the former Faizabad, some ten kilometres to the west.",
    road: "Good highways come from Lucknow, Gorakhpur, Prayagraj and Varanasi, and buses run from all of them. Near the temple the streets are closed to cars; electric rickshaws carry those who cannot walk far.",
  },
  famousTemples: [
    {
      name: "Hanuman Garhi",
      line: "A temple like a small fort, up 76 steps. By custom, pilgrims ask Hanuman's permission here before they go to Rama.",
    },
    {
      name: "Kanak Bhawan",
      line: "A palace with a courtyard, where Rama and Sita wear golden crowns. Tradition calls it Kaikeyi's gift to Sita; a queen of Tikamgarh built the present house in the nineteenth century.",
    },
    {
      name: "Nageshwarnath",
      line: "An old temple of Shiva near the river, said to be founded by Rama's son Kusha. The present building dates from the eighteenth century.",
    },
    {
      name: "Ram ki Paidi",
      line: "A series of ghats on a channel of the Sarayu, where people bathe, sit in the evening and light the lamps of Dipavali.",
    },
    {
      name: "Mani Parvat",
      line: "A mound in the south of the city. In Shravana the images of Rama and Sita are brought here and swung under the trees.",
    },
    {
      name: "Guptar Ghat",
      line: "A quiet ghat beyond the cantonment, with white temples. Tradition says that Rama entered the Sarayu here at the end of his life on earth.",
    },
  ],
  religiousActivities: [
    {
      name: "Rama Navami",
      line: "Rama's birth is celebrated at midday in the bright half of Chaitra. Since 2024, mirrors and lenses lead the light of the noon Sun to the forehead of the image for some minutes.",
    },
    {
      name: "Shravana Jhula",
      line: "In the bright half of Shravana, in the rains, the deities of many temples sit on swings, and singers come every night until the full moon.",
    },
    {
      name: "Deepotsav and Dipavali",
      line: "Rama's return to the city is remembered with lamps. On the eve of Dipavali, volunteers light hundreds of thousands of them along the Sarayu.",
    },
    {
      name: "Parikrama",
      line: "In the bright half of Kartika, pilgrims walk round the city: the circle of fourteen kos, about 45 km, on Akshaya Navami, and some days later the shorter one of five kos.",
    },
    {
      name: "Kartika Purnima",
      line: "On the full moon after the two walks, people bathe in the Sarayu before dawn.",
    },
    {
      name: "Rama Vivaha",
      line: "On the fifth of the bright half of Margashirsha, processions with music set out from the temples, and the wedding of Rama and Sita is celebrated.",
    },
    {
      name: "Sarayu aarti",
      line: "Every evening at the ghats, priests wave lamps with many wicks before the river.",
    },
  ],
  historicalSignificance: [
    "Most scholars hold that Ayodhya is the old Saketa, one of the great cities of north India in the time of the Buddha, who is said to have stayed here. Coins and an inscription of a king Dhanadeva show that kings ruled from here about two thousand years ago, and from the Gupta age on both names stand for one city. Jains honour it as the birthplace of five of their tirthankaras, among them Rishabha, the first. Rama's worship grew in the middle ages, and in the sixteenth century Tulsidas began his Ramcharitmanas here. In the eighteenth century the Nawabs of Awadh ruled from Faizabad nearby, and many of the present temples and monasteries were founded under them.",
    "A mosque, the Babri Masjid, was built about 1528 at the place that Hindus honour as Rama's birthplace. The place was long in dispute, and the mosque was demolished in 1992. In 2019 the Supreme Court of India gave the land to a trust for a temple, and other land in the district for a mosque. The foundation of the temple was laid in August 2020, and the image was consecrated on 22 January 2024. The raising of the flag over the spire on 25 November 2025 marked the end of the main work.",
  ],
  gallery: {
    whole: {
      caption: "The temple of Rama above lamps on the Sarayu.",
      alt: "A temple of pink sandstone seen from the front: five halls with stepped domes rise towards a tall spire with a flag, above a broad stair with lions and elephants. In front, rows of lamps burn on the long steps of a river.",
    },
    near: {
      caption: "Lions and elephants beside the eastern steps.",
      alt: "A broad flight of steps leads up between pairs of stone elephants and lions to a porch with carved pillars and a pointed arch.",
    },
    around: {
      caption: "The Sarayu and its ghats in the evening.",
      alt: "A wide calm river at dusk with two boats; long steps run down to the water, and small white temples with spires stand above them.",
    },
    custom: {
      caption: "Lamps on the steps on the eve of Dipavali.",
      alt: "Rows of small clay lamps cover the steps of a ghat down to the water and shine in it; a woman and a child bend down to light one more.",
    },
  },
};
