import type { SacredPlaceText } from "../sacred-place.ts";

export const AVANTIKA_EN: SacredPlaceText = {
  fullName: "Avantika, the city of Ujjain",
  deity: "Shiva as Mahakala, lord of the city",
  description: [
    "Ujjain stands on the plateau of Malwa, on the eastern bank of the Shipra. Its religious life goes on beside the water. Stone steps follow the river for a long stretch, and small white and maroon spires rise above them in a row. The busiest place is Ram Ghat. People bathe there from before sunrise; in the evening lamps are waved towards the river, and many visitors stay on the steps until it is dark.",
    "Narrow lanes lie behind the ghats, with markets of brass and flowers, and temples large and small. The sights are spread over several kilometres, so most people take an auto-rickshaw or an electric one and give the city two days: one for the river and the temples near it, one for those on the northern bank and for the observatory. Summers here are hot and dry. Start early and rest at noon.",
  ],
  significance:
    "Avantika is one of the seven cities that, by tradition, give liberation to those who live and die in them. It is also one of the four places where a drop of the nectar fell when gods and demons fought over the pot. That is why the Kumbh Mela comes here about every twelve years. Here it is called Simhastha, because Jupiter is then in Simha, the sign of Leo.",
  mainTemple: {
    lead: "Mahakala's own city",
    text: "The people of Ujjain call Mahakala their king, and an old belief says that no other ruler should spend a night in the city. His temple is one of the twelve jyotirlingas and has a page of its own in this guide. Pilgrims usually bathe at Ram Ghat first, greet Mahakala next, then go to the goddess Harsiddhi a short walk away, and last to Kala Bhairava, the guardian of the city.",
  },
  bestTimeToVisit: {
    lead: "October to March",
    text: "The days are mild and the evenings on the ghats pleasant. From April to June it is often close to 40 degrees. The rains from July to September make the plateau green, and the months of Shravana and Bhadrapada bring great crowds. The last Simhastha was in 2016 and the next one is announced for 2028; rooms are then booked many months ahead.",
  },
  howToReach: {
    lead: "By rail to Ujjain, or by air to Indore",
    air: "Devi Ahilyabai Holkar Airport at Indore is about 55 km away by road, with flights from many large cities. Taxis take a little over an hour.",
    rail: "Ujjain Junction has trains from Delhi, Mumbai, Bhopal and Hyderabad. Ram Ghat is about 3 km from it.",
    road: "Indore is about 55 km away on a wide road with buses all day, and Bhopal about 190 km. Inside the old city the lanes are narrow: leave the car outside and walk or take a rickshaw.",
  },
  famousTemples: [
    {
      name: "Harsiddhi",
      line: "A temple of the goddess that many count among the Shakti Pithas: the elbow of Sati is said to have fallen here. Two tall pillars of the Maratha age before it carry more than a thousand lamps.",
    },
    {
      name: "Kala Bhairava",
      line: "The guardian of the city, on the Shipra north of it. Worshippers offer him liquor, which the priest holds to the mouth of the image in a saucer.",
    },
    {
      name: "Mangalnath",
      line: "On a height above a bend of the river. Tradition calls it the birthplace of Mars, and people come here on Tuesdays to worship for relief from Mangal dosha.",
    },
    {
      name: "Sandipani Ashram",
      line: "The sage Sandipani is said to have taught Krishna, Balarama and their friend Sudama here. They washed their writing boards in the tank called Gomti Kund.",
    },
    {
      name: "Gopal Mandir",
      line: "A temple of Krishna in the middle of the market, built in the nineteenth century by a queen of the Scindia family, with a marble spire and silver doors.",
    },
    {
      name: "Chintaman Ganesh",
      line: "A temple of Ganesha south-west of the city. Families bring the first invitation to a wedding here and ask him to remove their cares.",
    },
    {
      name: "Vedh Shala",
      line: "Not a temple, but of interest to everyone who reads a panchang: the observatory of Raja Jai Singh with its great sundial, repaired in the twentieth century and still in use.",
    },
  ],
  religiousActivities: [
    {
      name: "Bath in the Shipra",
      line: "Every day, and above all at the full moon and on the days of eclipses and sankrantis. Ram Ghat is the usual place.",
    },
    {
      name: "Simhastha",
      line: "The Kumbh Mela of Ujjain, with Jupiter in Leo and the Sun in Aries. The great baths run from the full moon of Chaitra to that of Vaishakha.",
    },
    {
      name: "Lamps of Harsiddhi",
      line: "In the nine nights of Navaratri the two pillars are lit from top to bottom in the evening; men climb them to fill and light the lamps.",
    },
    {
      name: "Hari-Hara Milan",
      line: "On the night before the full moon of Kartika the palanquin of Mahakala visits Gopal Mandir, and Shiva and Vishnu exchange garlands of bilva and tulasi.",
    },
    {
      name: "Rites for ancestors",
      line: "At Siddhavat, an old banyan beside the Shipra which Parvati is said to have planted, and at Ram Ghat.",
    },
    {
      name: "Worship of Mars",
      line: "At Mangalnath cooked rice and curd are laid on the linga, a cooling offering for a hot planet.",
    },
  ],
  historicalSignificance: [
    "In the time of the Buddha this was the capital of Avanti, one of the great kingdoms of the north. Ashoka governed it as a prince before he became emperor. The roads from the Ganga to the ports of the west coast met here, and a Greek handbook for merchants of the first century knows the city as Ozene. Western Kshatrapas, Guptas and Paramaras ruled it in turn. Tales of King Vikramaditya are set here, and the Vikrama era is connected with his name. Kalidasa describes it with love in the Meghaduta, and is counted among its poets.",
    "In the history of the calendar, Ujjain has a place of its own. The Surya Siddhanta draws the first meridian from Lanka through Avanti to Mount Meru, and Indian astronomers counted longitude from it, as the world now does from Greenwich. Varahamihira worked here in the sixth century, and later tradition connects Brahmagupta and Bhaskara with its school. In 1235 an army of Iltutmish of Delhi sacked the city. In the eighteenth century Raja Jai Singh built his observatory, and under the Scindias, who first had their capital here, ghats and temples were rebuilt.",
  ],
  gallery: {
    whole: {
      caption: "Ram Ghat on the Shipra.",
      alt: "Broad stone steps lead down to a calm river; above them stand a row of low white and maroon temple spires, small pavilions and tall flags, and behind them two dark lamp pillars. People bathe at the edge of the water; on the near bank an ascetic sits by a small domed shrine.",
    },
    near: {
      caption: "The two lamp pillars of Harsiddhi at dusk.",
      alt: "Two dark tapering pillars, studded from top to bottom with small brackets that carry burning lamps, stand in the court of a temple with a red spire.",
    },
    around: {
      caption: "The great sundial of the observatory.",
      alt: "A tall triangular wall with steps on its sloping edge stands between two curved stone arcs; behind it are trees and a bend of the river.",
    },
    custom: {
      caption: "Flags of the akharas at the Simhastha.",
      alt: "Tall poles with saffron and red flags stand over a crowd on the ghats; ascetics walk down to the water while lamps and tents line the far bank.",
    },
  },
};
