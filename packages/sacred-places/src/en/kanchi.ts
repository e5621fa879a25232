import type { SacredPlaceText } from "../sacred-place.ts";

export const KANCHI_EN: SacredPlaceText = {
  fullName: "Kanchi: Ekambareswarar, Kamakshi and Varadaraja",
  deity: "Shiva as a linga of earth; Kamakshi; Vishnu as Varadaraja",
  description: [
    "Kanchipuram is a town of temples and looms an hour and a half from Chennai. Towers of stone rise at the ends of its streets, and in the houses between them you hear the looms on which its silk saris are woven. The western part, with the great temples of Shiva, is called Siva Kanchi; the eastern part, about four kilometres away, is Vishnu Kanchi. The goddess Kamakshi lives between them, in the middle of the town.",
    "Most visitors see five temples: these three, and the two oldest, Kailasanatha and Vaikuntha Perumal. They can be reached by auto-rickshaw in one day, but two mornings are better. Temples close from noon or half past twelve to four in the afternoon, and the stone floors grow too hot for bare feet, so come early. Shoes are left at the gate. In most of the temples only Hindus may enter the innermost shrines; the courts, tanks and halls are open to all.",
  ],
  significance:
    "Of the seven cities that give liberation, only Kanchi is in the far south. Shiva, Vishnu and the goddess are worshipped here with equal honour, in one town. The tradition of the place says that Parvati made a linga of sand under a mango tree beside the river; when Shiva tested her with a flood, she held it in her arms, and he married her under the tree.",
  mainTemple: {
    lead: "The linga of earth under the mango tree",
    text: "Ekambareswarar, the lord of the mango tree, is one of the five temples in which Shiva is worshipped as an element; here it is earth. Because the linga is of sand, no water is poured over it, only on the base. A white gateway of 59 metres leads in, then a long hall of pillars. The mango tree stands in a court behind the sanctum; it is said that its four branches give four kinds of fruit. The temple has no separate shrine of the goddess: Kamakshi is the goddess of all Kanchi.",
  },
  bestTimeToVisit: {
    lead: "October to March",
    text: "December to February are the most pleasant months. The rains of the north-east monsoon fall in October and November, mostly in short heavy showers. From April to June it is hot from morning to night, but the two greatest festivals, in spring and early summer, fall near that time.",
  },
  howToReach: {
    lead: "An easy journey from Chennai",
    air: "Chennai airport is about 65 km away, on the same side of the city as Kanchi.",
    rail: "Kanchipuram station is about 1 km from Ekambareswarar. Local trains come from Chennai Beach by way of Chengalpattu; more trains stop at Arakkonam and Chengalpattu.",
    road: "The highway from Chennai to Bengaluru passes a few kilometres north of the town. Buses come from Chennai, Tirupati, Vellore and Bengaluru. From Tirupati the journey takes about three hours.",
  },
  famousTemples: [
    {
      name: "Kamakshi",
      line: "The goddess sits in the lotus posture, with a bow of sugar cane and arrows of flowers, and the Sri Chakra is before her. Tradition says that Shankara set it here.",
    },
    {
      name: "Varadaraja Perumal",
      line: "Vishnu, who grants wishes, on a small hill called Hastagiri. See the hall of a hundred pillars with its chains cut from stone, and touch the golden lizard.",
    },
    {
      name: "Kailasanatha",
      line: "The oldest temple that still stands, of sandstone, built by the Pallava king Rajasimha about 700. Small shrines and lions surround it on all sides.",
    },
    {
      name: "Vaikuntha Perumal",
      line: "Three shrines of Vishnu, one above the other: seated, lying and standing. Reliefs on the cloister tell the history of the Pallava kings.",
    },
    {
      name: "Ulagalanda Perumal",
      line: "Vishnu as Trivikrama, who measured the worlds; the image is as high as a house of three floors.",
    },
    {
      name: "Kumara Kottam",
      line: "Murugan, between the temples of Shiva and the goddess, as a child between his parents.",
    },
    {
      name: "Kachapeswarar",
      line: "Vishnu is said to have worshipped Shiva here in the form of a tortoise. A broad tank lies in the court.",
    },
  ],
  religiousActivities: [
    {
      name: "Panguni Uttiram",
      line: "In March or April the temple of Ekambareswarar celebrates for about two weeks; on the day of the star Uttara Phalguni the wedding of Shiva and Parvati takes place.",
    },
    {
      name: "Garuda Seva of Vaikasi",
      line: "In May or June, on the third day of his ten-day festival, Varadaraja comes out on Garuda before dawn. Whole villages wait in the streets for him; on the seventh day his car is pulled.",
    },
    {
      name: "Festival of Kamakshi",
      line: "In the Tamil month of Masi, in February or March, the goddess goes round the streets on her mounts and in a tall car, and crosses the tank on a float.",
    },
    {
      name: "Navaratri",
      line: "For nine nights Kamakshi is dressed in a different form each evening, and women sing before her.",
    },
    {
      name: "Vaikuntha Ekadashi",
      line: "In December or January the hymns of the Alvars are sung for twenty days in the temples of Vishnu.",
    },
    {
      name: "Athi Varadar",
      line: "An image of fig wood that rests under the water of the temple tank is brought out for 48 days once in 40 years. The last time was in 2019, the next will be in 2059.",
    },
  ],
  historicalSignificance: [
    "Patanjali, a grammarian of the second century BCE, already names Kanchi, and a Sanskrit saying calls it the best of cities. From the fourth to the ninth century it was the capital of the Pallavas, who built in stone here when most temples were still of wood and brick. It was a town of schools for Hindus, Buddhists and Jains alike: Xuanzang visited it about 640, and the Jain temple at Tirupparuttikunram, across the Vegavati, is still in use. The Nayanars and Alvars sang of its shrines. The Chalukya king Vikramaditya took the town in the eighth century, and an inscription tells that he gave back to Kailasanatha all of its gold.",
    "The Cholas made it their second capital in the north and enlarged its temples. Ramanuja studied here before he went to Srirangam. The great gateways and halls were built under the kings of Vijayanagara; Krishnadevaraya raised the southern tower of Ekambareswarar in 1509. Weavers from the Telugu and Kannada country settled in the town, and their silk is known all over India. The monastery of Kanchi Kamakoti, which tradition traces back to Shankara, has its seat near the temples; some accounts say that he left his body here, others at Kedarnath.",
  ],
  gallery: {
    whole: {
      caption: "The white southern gateway of Ekambareswarar.",
      alt: "A very broad white tower of eleven tiers narrows to a row of small pots at the top and is mirrored in the temple tank; people on the far steps are no taller than its base stones.",
    },
    near: {
      caption: "Lions of sandstone at Kailasanatha.",
      alt: "A row of rearing lions, worn by time, carry the pillars of small shrines; behind them a stepped tower of the same warm brown stone.",
    },
    around: {
      caption: "The temple tank with its small hall.",
      alt: "A square tank with steps on all sides; in its middle a white pavilion on four pillars is mirrored in the still water, and a gateway rises behind.",
    },
    custom: {
      caption: "Varadaraja on Garuda before dawn.",
      alt: "Men carry a golden Garuda on long poles; the deity sits on its shoulders under two large fringed umbrellas, and the crowd lifts folded hands in the light of torches.",
    },
  },
};
