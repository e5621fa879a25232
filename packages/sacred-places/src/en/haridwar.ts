import type { SacredPlaceText } from "../sacred-place.ts";

export const HARIDWAR_EN: SacredPlaceText = {
  fullName: "Har ki Pauri, Haridwar",
  deity: "Ganga, the river herself; beside her Vishnu's footprint",
  description: [
    "At Haridwar the Ganga comes out of the hills and enters the plain. The town lies on her right bank, long and narrow, between the water and the wooded Shivalik ridge. Life here centres on the river: people bathe at dawn, give the first haircut to their children, bring the ashes of their dead, and fill copper vessels to take home. The water is fast and cold, even in May. Hold the chains along the steps when you bathe.",
    "Har ki Pauri, the steps of Hari, is the heart of the town. A clock tower stands on an island, footbridges lead across, and small temples with white and orange spires stand at the edge of the pool called Brahmakund. From there the bazaar goes south with its sweets, brass and woollen shawls. Cable cars climb to temples of the goddess on two hills. Many pilgrims stay for one night only, on the way to Kedarnath and Badrinath; two nights allow a quiet morning at the river and a visit to Kankhal.",
  ],
  significance:
    "Haridwar is one of the seven cities that give liberation, under its old name of Maya or Mayapuri. It is also one of the four places of the Kumbh Mela: a drop of the nectar that the gods won from the ocean is said to have fallen into Brahmakund. Followers of Vishnu call the town the gate of Hari, followers of Shiva the gate of Hara; the journeys to Badrinath and Kedarnath start here.",
  mainTemple: {
    lead: "The steps at Brahmakund",
    text: "The main shrine of Haridwar is not a building but a pool of the river. A stone in the wall, touched by the water, has a mark that is honoured as the footprint of Vishnu. A temple of Ganga and several others, all small, stand around it. The best places for the evening aarti are taken an hour before sunset; from the steps opposite, on the island, you see everything.",
  },
  bestTimeToVisit: {
    lead: "October to March",
    text: "Days are sunny and mild; nights in December and January are cold. For some weeks between Dasara and Dipavali the canal is closed for cleaning and the water at Har ki Pauri is low. In the month of Shravana, in July or August, roads and trains are full of people who carry Ganga water; stay away in those weeks if you want quiet.",
  },
  howToReach: {
    lead: "A good station in the middle of town",
    air: "Jolly Grant airport at Dehradun is about 38 km away, with flights from Delhi and other large cities.",
    rail: "Haridwar station is about 2 km from Har ki Pauri. Fast trains from Delhi take between four and five hours, and there are direct trains from many parts of India.",
    road: "Delhi is a little more than 200 km away on a wide highway, Rishikesh about 25 km. The bus stand is opposite the station. Cars cannot enter the lanes near the river; electric rickshaws can.",
  },
  famousTemples: [
    {
      name: "Mansa Devi",
      line: "On the Bilwa hill above the town, by steps or cable car. People tie a thread to a tree with a wish and come back to untie it.",
    },
    {
      name: "Chandi Devi",
      line: "On the Neel hill across the river. The path takes about an hour, the cable car a few minutes.",
    },
    {
      name: "Maya Devi",
      line: "The old goddess of the town, which was called Mayapuri after her. Sati's heart and navel are said to have fallen here.",
    },
    {
      name: "Daksheshwara, Kankhal",
      line: "About 4 km to the south. Tradition says that Daksha held his sacrifice here without inviting Shiva, and that Sati gave up her body.",
    },
    {
      name: "Bhimgoda",
      line: "A tank under a cliff just north of Har ki Pauri. Bhima is said to have struck water here with his knee when the Pandavas went to the Himalaya.",
    },
    {
      name: "Sapta Rishi Ashram",
      line: "North of the town. The river is said to divide into seven streams here so as not to disturb seven sages.",
    },
    {
      name: "Bharat Mata Mandir",
      line: "A modern building of eight floors with images of saints, heroes and gods, and a wide view from the top.",
    },
  ],
  religiousActivities: [
    {
      name: "Ganga aarti",
      line: "Every morning and evening at Har ki Pauri, priests in a row lift burning lamps to the river. Leaf cups with a flower and a flame float away.",
    },
    {
      name: "Kumbh Mela",
      line: "Every twelve years, when Jupiter is in Kumbha and the Sun enters Mesha, millions come to bathe. The last was in 2021; halfway between two of them there is a smaller one.",
    },
    {
      name: "Kanwar Yatra",
      line: "In Shravana, walkers in orange carry Ganga water home on their shoulders, often for hundreds of kilometres, and pour it over the linga of their own temple.",
    },
    {
      name: "Ganga Dashahara",
      line: "Ganga is said to have come down to the earth on the tenth of the bright half of Jyeshtha. People bathe, and offer lamps and flowers.",
    },
    {
      name: "Vaisakhi",
      line: "In the middle of April, when the Sun enters Mesha. Farmers of Punjab have come here for this bath for centuries.",
    },
    {
      name: "Kartika Purnima and Somavati Amavasya",
      line: "The full moon of Kartika, and new moons that fall on a Monday, bring the largest crowds of an ordinary year.",
    },
    {
      name: "Rites for ancestors",
      line: "Families give ashes to the river and make offerings. The priests, called pandas, keep long paper rolls in which a family can find the names of those who came before.",
    },
  ],
  historicalSignificance: [
    "The Mahabharata names Gangadvara, the gate of Ganga, and Kanakhala beside it as holy bathing places, and Kalidasa's cloud messenger passes Kanakhala on its way to the mountains. The Chinese pilgrim Xuanzang, in the seventh century, describes a town called Mo-yu-lo, which most take to be Mayapura, with a great temple near it and thousands of bathers. Old bricks, coins and sculptures found at the southern end of the present town agree with this. The name Haridwar is later. Guru Nanak came at Vaisakhi about 1504, and the records of Akbar's reign know the town as Maya or Haridwar.",
    "Tradition says that King Vikramaditya built the first steps for his brother Bhartrihari, who had lived here as an ascetic. The ghat was a narrow passage until 1819, when 430 people died in a crush at the fair; it was then widened, with sixty steps, and again in 1938 and 1986. Since the middle of the nineteenth century most of the stream has been led past the town in the Ganges Canal, and it is this branch that flows by Har ki Pauri. The railway came in 1886. In 2000 the town became part of the new state of Uttarakhand.",
  ],
  gallery: {
    whole: {
      caption: "Har ki Pauri, with the clock tower and the hills.",
      alt: "A stepped pool of green water between two banks; on one side small white and orange spires, on the island a tall red clock tower, a foot bridge between them, wooded hills behind; lamps in cups of leaves float past.",
    },
    near: {
      caption: "Bathers hold the chains at Brahmakund.",
      alt: "Seen from near: a man and a woman stand in fast water up to the waist and hold a chain fixed to the steps; a small temple with an orange spire is behind them.",
    },
    around: {
      caption: "The Ganga leaves the hills, seen from Mansa Devi.",
      alt: "From a height the river comes out of a gap between dark wooded hills and spreads into several channels on a wide plain; a cable car hangs in front.",
    },
    custom: {
      caption: "Lamps on leaves in the evening.",
      alt: "Leaf cups with flowers and small flames float on dark water; on the steps a row of priests lifts lamps with tall flames, and the crowd raises its hands.",
    },
  },
};
