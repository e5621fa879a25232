import type { SacredPlaceText } from "../sacred-place.ts";

export const VAIDYANATH_EN: SacredPlaceText = {
  fullName: "Baidyanath Temple, Deoghar",
  deity: "Shiva as Vaidyanatha, the lord of physicians: a small worn linga in a slab of basalt",
  description: [
    "Deoghar means the house of the gods. It is a busy town in the low hills of Jharkhand, and all its streets lead to one walled court. In the middle a plain white tower rises 22 metres in the shape of a closed lotus bud. Three golden vessels, one above the other, are on its top, and over them is a spear with five points, the panchashula. Twenty-one smaller temples are around it.",
    "Long red threads are stretched from this tower to that of Parvati on the other side of the court. Couples have them tied so that their marriage may last like that of Shiva and Parvati. The pilgrims' first stop is the Shivaganga tank, about two hundred metres away, where they bathe. Then they wait in line with a pot of water: here everyone wishes to pour water of the Ganga on the linga, and many have carried it on foot from Sultanganj, 105 kilometres away.",
  ],
  significance:
    "Here Shiva is worshipped as the physician. Tradition tells that Ravana offered his heads one after the other, and Shiva healed him and gave him a linga for Lanka, which was not to touch the ground on the way. At this place Ravana had to hand it to a herdsman, who put it down, and it could not be lifted again. The heart of Sati is said to have fallen here, so the place is a seat of the goddess too.",
  mainTemple: {
    lead: "A linga a hand wide, under a tower like a lotus bud",
    text: "The linga is about twelve centimetres wide and stands only ten centimetres above its slab; the top is broken and uneven, and tradition says that this happened when Ravana tried to pull it out. The door faces east. The chamber is small and dark, so in crowded months people pour their water into a funnel outside, from which it flows to the linga.",
  },
  bestTimeToVisit: {
    lead: "October to March",
    text: "The winter is dry and mild; the early mornings are cold. April to June is hot. In Shravana, as the north counts it, in July and August, more than a hundred thousand people come in a day, and the wait may last most of the day. Old or ill people should choose another month.",
  },
  howToReach: {
    lead: "By train to Jasidih, then a short ride",
    air: "The airport of Deoghar, opened in July 2022, is about 12 km from the temple, with flights to Kolkata, Delhi and a few other cities.",
    rail: "Jasidih is about 7 km away, on the main line from Howrah to Patna and Delhi. Local trains go on to Baidyanathdham and Deoghar, and shared autos run all day.",
    road: "Buses come from Dumka, Bhagalpur, Dhanbad, Ranchi and Patna. Vehicles stop about a kilometre before the temple; the last lanes are for walkers.",
  },
  famousTemples: [
    {
      name: "Parvati temple",
      line: "Opposite the tower of Shiva and joined to it by the red threads. It is counted among the seats of the goddess.",
    },
    {
      name: "The temples of the court",
      line: "Twenty-one in all, among them Kali, Annapurna, Kala Bhairava, Lakshmi Narayana, Ganesha, Surya and Tara.",
    },
    {
      name: "Shivaganga",
      line: "The tank near the temple. Ravana is said to have struck the ground with his fist to bring out water.",
    },
    {
      name: "Basukinath",
      line: "A temple of Shiva about 43 kilometres away on the Dumka road. Many say that the pilgrimage to Deoghar is complete only here.",
    },
    {
      name: "Tapovan",
      line: "A rocky hill ten kilometres away, with caves of ascetics and a temple of Tapanath Mahadeva.",
    },
    {
      name: "Trikuta",
      line: "A hill of three peaks on the road to Dumka, with a temple of Shiva, Trikutachal Mahadeva, among the trees.",
    },
    {
      name: "Naulakha Mandir",
      line: "A tall temple of Radha and Krishna of the twentieth century. The name is what it cost: nine lakh rupees.",
    },
  ],
  religiousActivities: [
    {
      name: "Morning worship",
      line: "The doors open about four. The chief priest, the Sardar Panda, worships first; then all may enter and pour water with their own hands.",
    },
    {
      name: "Evening adornment",
      line: "The linga is dressed with sandal paste and flowers. By a custom of more than a century, the crown of flowers is made by the prisoners of the town jail.",
    },
    {
      name: "Tying of the threads",
      line: "A priest blesses the couple, and a man climbs up to fix their red thread between the two towers.",
    },
    {
      name: "Shravani fair",
      line: "For the month of Shravana, and in some years two, pilgrims in saffron carry Ganga water barefoot from Sultanganj. The two pots hang from a pole and must not touch the ground.",
    },
    {
      name: "Tilak on Vasanta Panchami",
      line: "People of Mithila, who regard themselves as the family of the bride, bring Shiva the tilak of betrothal, first ears of grain and colours.",
    },
    {
      name: "Maha Shivaratri",
      line: "The day of the wedding. A short time before, the five-pointed spears of all the temples are taken down, worshipped and put back; then the first new thread is tied.",
    },
  ],
  historicalSignificance: [
    "The age of the temple and its first builder are not known. Puran Mal, an ancestor of the rajas of Gidhaur, is said to have built a part of the front in 1596, and the golden vessels came from the same family. Raja Man Singh, the general of Akbar, dug the tank called Mansarovar. The English painter William Hodges painted the temple in 1782. A local tradition tells of Baiju, a simple herdsman or hunter, who found the forgotten linga and gave it his name: Baijnath.",
    "Which Vaidyanath is the jyotirlinga is disputed. One form of the verse places Vaidyanath at Parli. In the town of that name in Maharashtra, Ahilyabai Holkar restored a stone temple in the eighteenth century. The Shiva Purana, as read in the north, places him in Chitabhumi, the place of the funeral fire; people of Deoghar say that this is their town. Baijnath in the Kangra valley, with a temple built by two merchants in 1204, has the same claim. Each tells the story of Ravana. Many pilgrims visit two or all three. This guide describes Deoghar, which most lists of the north name.",
  ],
  gallery: {
    whole: {
      caption: "The white tower in its court of twenty-two temples.",
      alt: "A plain white tower like a closed lotus bud stands in a walled court between smaller white shrines; three golden vessels and a five-pointed spear shine on its top.",
    },
    near: {
      caption: "Red threads between Shiva and Parvati.",
      alt: "Many long red threads run from the top of one white tower to another across a blue sky; below, people look up with folded hands from the stone court.",
    },
    around: {
      caption: "Shivaganga, where pilgrims bathe first.",
      alt: "A wide tank with steps on all sides and a row of houses and trees behind; bathers in saffron stand in the water, and the white tower is seen over the roofs.",
    },
    custom: {
      caption: "Kanwariyas bring water from Sultanganj.",
      alt: "Barefoot men and women in saffron walk in a line on a sandy road; each carries on one shoulder a bamboo pole with two small decorated water pots.",
    },
  },
};
