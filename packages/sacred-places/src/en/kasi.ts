import type { SacredPlaceText } from "../sacred-place.ts";

export const KASI_EN: SacredPlaceText = {
  fullName: "Kasi Viswanatha Temple, Varanasi",
  deity: "Shiva as Viswanatha, lord of all: a small linga of smooth dark stone",
  description: [
    "Kasi, or Varanasi, stands on the high western bank of the Ganga, where the river turns and flows north for a few kilometres. More than eighty ghats follow one another along the curve, from the Asi in the south to the Varuna in the north; the two streams give the city its second name. At dawn the Sun rises over the empty sand of the other bank, and the steps fill with bathers, priests under umbrellas of bamboo, boatmen, and people who just sit and look.",
    "Behind the ghats the lanes of the old city are too narrow for cars, and full of shrines, silk shops and cows. The golden spires of Viswanatha used to be hidden among them. Since 2021 a wide court leads from the temple down to the river, with lifts, shade and places to rest, so that old people have only a short walk from a boat to the temple. Bags, phones and leather are left outside in lockers. Allow three days at least; many pilgrims from the south stay nine nights.",
  ],
  significance:
    "Kasi is both one of the seven cities that give liberation and one of the twelve jyotirlingas. Tradition says that Shiva never leaves this city, and that he himself speaks the mantra of liberation to those who die here. For this reason old people come to spend their last years here, and families bring the ashes of their dead.",
  mainTemple: {
    lead: "A small linga under golden spires",
    text: "The temple is not large: three parts in a row, a spire about fifteen metres high and a dome beside it, both covered with gold. The linga stands in a square silver basin sunk into the floor of the sanctum. Pilgrims pass its four doors and pour water and bilva leaves. When few people are there, usually early in the morning, they are allowed to touch it.",
  },
  bestTimeToVisit: {
    lead: "October to March",
    text: "The air is dry and the river calm. In December and January mornings are foggy and cold, and boats start late. From April to June it is very hot; from July to September the river rises over the ghats and boats stop. On Maha Shivaratri and on the full moon of Kartika the city is full.",
  },
  howToReach: {
    lead: "By air, by rail or by road; the last part on foot",
    air: "Lal Bahadur Shastri airport at Babatpur is about 25 km from the temple.",
    rail: "Varanasi Junction is about 5 km from the temple. Banaras station is in the west of the city; most of the fast trains stop only at Deen Dayal Upadhyaya Junction, across the river.",
    road: "Highways lead to Prayagraj, Ayodhya, Gaya and Lucknow. In the city, cars stop some hundred metres before the temple, at Godowlia or Maidagin; from there people walk or take a rickshaw. You can also come by boat from the ghats in the south.",
  },
  famousTemples: [
    {
      name: "Annapurna",
      line: "The goddess who gives food, a few steps from Viswanatha. Shiva himself is said to have held out his bowl to her. Meals are served free to all.",
    },
    {
      name: "Visalakshi",
      line: "A small temple near Mir Ghat in the style of the south, one of the seats of the goddess. Pilgrims from the south always go there.",
    },
    {
      name: "Kala Bhairava",
      line: "The guardian of the city; it is said that nobody can stay in Kasi without his permission. Visitors come to him on arrival or before they go home, and have a black thread tied.",
    },
    {
      name: "Dhundhi Ganapati",
      line: "Ganesha at the entrance of the lane to Viswanatha. People greet him before they greet Shiva.",
    },
    {
      name: "Manikarnika Ghat",
      line: "The main cremation ground, where the fires are said never to go out. The tank here is said to be older than the Ganga in Kasi. Keep quiet and take no pictures.",
    },
    {
      name: "Dashashwamedha Ghat",
      line: "The main bathing place, where Brahma is said to have sacrificed ten horses.",
    },
    {
      name: "Kedareshwara",
      line: "A temple striped in red and white above Kedar Ghat, where many pilgrims from the south stay and bathe.",
    },
    {
      name: "Sankat Mochan",
      line: "Hanuman in a grove in the south of the city. Tulsidas, who wrote much of his Ramayana in Kasi, is said to have founded the temple.",
    },
  ],
  religiousActivities: [
    {
      name: "Five aartis a day",
      line: "From Mangala aarti before dawn to Shayana aarti late at night. Tickets for the first have to be reserved; in the evening one, seven priests sit around the linga.",
    },
    {
      name: "Ganga aarti",
      line: "Every evening at Dashashwamedha Ghat, young priests on high platforms move lamps, incense and fans together, to bells and conches.",
    },
    {
      name: "Maha Shivaratri",
      line: "The temple is open all night, and Shiva's marriage procession goes through the city with music and people dressed as his attendants.",
    },
    {
      name: "Rangbhari Ekadashi",
      line: "Some days before Holi, Shiva brings Gauri home: their silver images are carried to the temple in a cloud of red powder.",
    },
    {
      name: "Annakut",
      line: "The golden image of Annapurna can be seen on the days of Dipavali. On the day after, food is piled up before the deities.",
    },
    {
      name: "Deva Dipavali",
      line: "On the full moon of Kartika the gods are said to come down to bathe, and lamps burn on the steps of all the ghats.",
    },
    {
      name: "Panchakroshi Yatra",
      line: "A walk of about 80 km in five days around the sacred area of Kasi; it begins and ends at Manikarnika.",
    },
    {
      name: "From Kasi to Rameswaram",
      line: "Pilgrims take Ganga water to the linga of Rameswaram and bring sand from there to the Ganga. Many who come to Kasi also give up one fruit or vegetable they like.",
    },
  ],
  historicalSignificance: [
    "Kasi is one of the oldest cities in the world where people have lived without a break. It was the capital of a kingdom before the Buddha, who gave his first teaching at Sarnath, about ten kilometres to the north. Jains honour it as the birthplace of Parshvanatha. Xuanzang saw many temples of Shiva here in the seventh century. It has always been a city of scholars: Shankara came here to debate, Kabir and Ravidas lived and sang here, Tulsidas wrote here, and the university founded by Madan Mohan Malaviya in 1916 is one of the largest in Asia.",
    "The temple of Viswanatha was pulled down and rebuilt several times; the army of the Ghurids destroyed the city's temples in 1194. A great temple was built in the late sixteenth century by Todar Mal, minister of Akbar, and the scholar Narayana Bhatta. The emperor Aurangzeb had it pulled down in 1669; the Gyanvapi mosque, which still stands, was built in its place. Ahilyabai Holkar, queen of Indore, built the present temple next to it about 1780, and Ranjit Singh of Punjab gave the gold of its spires in the 1830s. The state has managed it since 1983, and the court to the river was opened in December 2021. Cases about the mosque's land are before the courts.",
  ],
  gallery: {
    whole: {
      caption: "The curve of the ghats, seen up the river.",
      alt: "A long curve of steps with temples, umbrellas and tall palaces above them; on the left is the open water, with two rowing boats in front.",
    },
    near: {
      caption: "The golden spire and dome of Viswanatha.",
      alt: "Seen from near: a spire made of many small spires and a dome, both of gold, with a trident and a flag; red stone walls below.",
    },
    around: {
      caption: "A lane in the old city.",
      alt: "A narrow paved lane between high houses: a small shrine with a red linga in the wall, a shop of brass pots, a white cow, and a strip of light at the end.",
    },
    custom: {
      caption: "Evening aarti at Dashashwamedha Ghat.",
      alt: "Five priests on platforms by the river lift tall lamps with many flames to the same side; boats with people crowd the dark water before them.",
    },
  },
};
