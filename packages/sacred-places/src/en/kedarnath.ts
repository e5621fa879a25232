import type { SacredPlaceText } from "../sacred-place.ts";

export const KEDARNATH_EN: SacredPlaceText = {
  fullName: "Kedarnath Temple",
  deity: "Shiva as Kedareshwara: a rough cone of natural rock",
  description: [
    "The road ends at Gaurikund. From there a paved path climbs about sixteen kilometres beside the Mandakini, first through forest, then over open slopes, and most people need the whole day for it. At the top the valley opens. A grey stone temple stands at its head, with the snow of the Kedarnath peaks close behind it and a small town in front.",
    "The temple is on a raised platform of large grey slabs. A hall comes first, then the sanctum under a tower that ends in a wooden canopy. The air is thin at 3,583 metres and the nights are cold even in June, so it is wise to walk slowly, to carry warm clothes and to rest for a night before the climb. Those who cannot walk may ride a pony, be carried in a palanquin, or fly by helicopter from the villages below when the weather allows it.",
  ],
  significance:
    "Kedarnath is the highest of the twelve jyotirlingas and the first of the five Kedars. Tradition says that the Pandavas came here after the war to ask Shiva's forgiveness, that he took the form of a bull and went into the ground, and that the rock in the sanctum is the hump that stayed above it. Other parts of the bull are worshipped at Tungnath, Rudranath, Madhyamaheshwar and Kalpeshwar.",
  mainTemple: {
    lead: "Shiva as a cone of bare rock",
    text: "The linga is not carved: it is a rough, three-sided rock that rises from the floor of the sanctum. A large Nandi faces it from the court, and the hall has figures of the Pandavas. In the morning, worshippers come close and rub the rock with ghee; in the evening they see it from a distance.",
  },
  bestTimeToVisit: {
    lead: "May to June and September to October",
    text: "July and August bring heavy rain and landslides. From November to April the temple is closed under snow, and worship goes on at the Omkareshwar temple of Ukhimath. The dates of opening and closing change every year; look them up before you book.",
  },
  howToReach: {
    lead: "The last 16 km on foot",
    air: "Jolly Grant airport at Dehradun is about 240 km from Gaurikund by road. In season, helicopters fly to Kedarnath from Guptkashi, Phata and Sersi.",
    rail: "Rishikesh is about 210 km from Gaurikund. More trains stop at Haridwar, about 25 km before it.",
    road: "Buses and taxis come from Haridwar, Rishikesh and Dehradun to Sonprayag; shared jeeps go on to Gaurikund. The walk begins there. Pilgrims have to register with the state before the journey.",
  },
  famousTemples: [
    {
      name: "Bhairavnath",
      line: "A shrine on a height about half a kilometre south of the temple. Bhairava is the guardian who looks after the valley in the months of snow.",
    },
    {
      name: "Samadhi of Adi Shankaracharya",
      line: "Behind the temple. The flood of 2013 carried the old memorial away; the new one, with a large seated statue, was opened in 2021.",
    },
    {
      name: "Bhim Shila",
      line: "The boulder that stopped a few steps behind the temple in the flood of 2013 and turned the water to both sides of it.",
    },
    {
      name: "Gaurikund",
      line: "The village where the walk begins, with a temple of Gauri. Parvati is said to have lived here as an ascetic to win Shiva as her husband.",
    },
    {
      name: "Triyuginarayan",
      line: "A temple of Vishnu above Sonprayag. Tradition says that Shiva and Parvati were married here. The fire in front of it is never allowed to go out.",
    },
    {
      name: "Omkareshwar, Ukhimath",
      line: "Lower down the valley: the winter seat of Kedarnath and of Madhyamaheshwar.",
    },
  ],
  religiousActivities: [
    {
      name: "Opening of the temple",
      line: "In late April or May. The date is announced at Ukhimath on Maha Shivaratri; the movable image with five faces then travels up in a palanquin, with halts at Guptkashi, Phata and Gaurikund.",
    },
    {
      name: "Morning worship",
      line: "The bare rock is bathed. Until the afternoon, pilgrims may worship it with their own hands.",
    },
    {
      name: "Evening aarti",
      line: "The linga is dressed for the night with cloth and flowers, and lamps are waved before it.",
    },
    {
      name: "Annakut (Bhatuj)",
      line: "On the night before Raksha Bandhan the linga is covered with cooked rice and grains of the new harvest. The temple stays open through the night.",
    },
    {
      name: "Closing of the temple",
      line: "On Bhai Dooj, two days after Dipavali. The rock is covered with flowers, leaves and ash, the doors are sealed, and the palanquin goes down to Ukhimath for the winter.",
    },
  ],
  historicalSignificance: [
    "Nobody knows who built the temple or when. The Mahabharata does not name it, although the tradition of the place begins with the Pandavas. The Skanda Purana praises Kedara, and the Tamil poets of the Tevaram sang of it from the far south. By the twelfth century it was well known: the Kritya Kalpataru, a law book by a minister of the Gahadavala kings, names it. The present temple is usually credited to Adi Shankara, of the eighth century. Some accounts of his life say that he died here, others say at Kanchi.",
    "Geologists who studied the lichens on the moraines believe that a glacier reached the temple and covered the area for some centuries before the modern age. In June 2013 a lake below the Chorabari glacier broke its bank after days of rain. The flood destroyed most of the town and killed thousands of people in the state, but the temple stood. The town and the path have been rebuilt since. The chief priest, the Rawal, comes from a Veerashaiva community of Karnataka.",
  ],
  gallery: {
    whole: {
      caption: "The temple at the head of the valley, with the Kedarnath peaks behind it.",
      alt: "A grey stone temple with a gabled hall and a tower under a wooden canopy stands on a platform; a wall of snow peaks rises behind it.",
    },
    near: {
      caption: "Nandi looks towards the door of the hall.",
      alt: "A large stone bull lies on a pedestal in the court; before it are the steps, the low door and the coursed grey stones of the temple front.",
    },
    around: {
      caption: "The path from Gaurikund follows the Mandakini.",
      alt: "A paved path with walkers and a pony climbs beside a white mountain river; steep dark slopes on both sides lead the eye to a far snow peak.",
    },
    custom: {
      caption: "The palanquin of Kedarnath sets out for Ukhimath when the temple closes.",
      alt: "Men in woollen clothes carry a palanquin decorated with red cloth and marigolds down a path with the first snow; others walk ahead with a drum and long horns.",
    },
  },
};
