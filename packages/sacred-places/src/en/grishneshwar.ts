import type { SacredPlaceText } from "../sacred-place.ts";

export const GRISHNESHWAR_EN: SacredPlaceText = {
  fullName: "Grishneshwar Temple",
  deity: "Shiva as Grishneshwar, also Ghushmeshwar: a polished linga of black stone",
  description: [
    "Verul is the village better known as Ellora. The temple stands at its edge, on flat ground with old basalt hills behind, little more than a kilometre from the caves. It is not large, so you see it all at once: a low court wall, a hall with porches, and a tower in five tiers that become smaller towards the top. The lower half is bare red stone, full of figures; the upper part is plastered and painted pale.",
    "You may walk all the way around it. In most temples of Shiva people turn back at the spout from which the water of the linga flows; here many make the full round. The carvings are at eye level: the ten forms of Vishnu, the wedding of Shiva and Parvati, elephants, dancers and Maratha heroes. Most people need an hour for the temple and the rest of the day for the caves.",
  ],
  significance:
    "Grishneshwar is the last of the twelve jyotirlingas, and many complete their round of the twelve here. The Shiva Purana tells of Ghushma, who made a hundred and one lingas of clay every day, worshipped them and put them into a pond. Her sister, out of jealousy, killed her son and threw him into the same water. Ghushma went on with her worship; the boy came back alive, and she asked Shiva to forgive her sister and to stay.",
  mainTemple: {
    lead: "A small chamber where all may touch the linga",
    text: "A hall of twenty-four carved pillars leads to a sanctum about five metres square, somewhat lower than the hall. Visitors may go in and touch the linga or pour water over it; men take off their shirts before they enter, by the custom of the place. On very crowded days the pouring of water is suspended. A Nandi in the hall looks towards the god.",
  },
  bestTimeToVisit: {
    lead: "October to March",
    text: "The days are warm and the evenings cool. April and May are very hot on these open plains. The caves are closed on Tuesdays, the temple is not. On the Mondays of Shravana and on Maha Shivaratri the wait is several hours.",
  },
  howToReach: {
    lead: "By road from Chhatrapati Sambhajinagar, an hour",
    air: "The airport of Chhatrapati Sambhajinagar (formerly Aurangabad) is about 35 km away by road. There are flights to Mumbai, Delhi and a few other cities.",
    rail: "The station of the same city is about 30 km away by road. Trains come from Mumbai, Nanded and Secunderabad.",
    road: "City and state buses to Verul leave all day from the central bus stand; taxis combine the temple with Ellora and Daulatabad. Many pilgrims come on the same journey from Nashik and Shirdi.",
  },
  famousTemples: [
    {
      name: "Shivalaya Tirtha",
      line: "The old tank of the village, older than the present temple. This is the pond of the story, and pilgrims bathe or sprinkle its water before they go in.",
    },
    {
      name: "Kailasa, Ellora",
      line: "Cave 16: a whole temple of Shiva cut downwards out of the hill, most of it under the Rashtrakuta king Krishna I, from 756 to 773.",
    },
    {
      name: "Ellora caves",
      line: "Thirty-four caves in one cliff: twelve Buddhist, seventeen Hindu and five Jain, of the sixth to the tenth century. They are a World Heritage Site.",
    },
    {
      name: "Bhadra Maruti, Khuldabad",
      line: "About four kilometres away: a rare image of Hanuman asleep. Many walk here from the city at night before a Saturday or Hanuman Jayanti.",
    },
    {
      name: "Devagiri (Daulatabad)",
      line: "The steep rock fort of the Yadavas, eleven kilometres away on the road to the city. The Purana places the house of Ghushma on this hill.",
    },
    {
      name: "Home of the Bhosales",
      line: "Remains of the house of Maloji Bhosale, grandfather of Shivaji, a few steps from the temple.",
    },
  ],
  religiousActivities: [
    {
      name: "Daily worship",
      line: "The temple is open from half past five in the morning to half past nine at night, with aarti at dawn, noon and dusk to drums and horns.",
    },
    {
      name: "Abhisheka with your own hands",
      line: "In the morning hours families sit by the linga with a priest and pour water, milk and the five nectars.",
    },
    {
      name: "Full round of the temple",
      line: "The spout of the linga points to the east here. This is the reason given for the full round.",
    },
    {
      name: "Mondays of Shravana",
      line: "The day begins at midnight with worship with the five nectars. The temple then stays open until late, and the roads around it are one-way.",
    },
    {
      name: "Maha Shivaratri",
      line: "A large fair is held in the village; the queue begins at midnight and ends the next night.",
    },
  ],
  historicalSignificance: [
    "The tank goes back to the eleventh or twelfth century, and there was a temple of Shiva here in the time of the Yadavas of Devagiri. It was destroyed in the wars of the thirteenth and fourteenth centuries. The Bhosales were chiefs of Verul. The tradition of the place says that Maloji found a treasure in a snake's hole and spent it on the temple of his god; a stone in the temple has his name and that of Ekoji Bhosale. This was around the year 1600.",
    'The temple was damaged once more in the wars between the Mughals and the Marathas. The present building is of the eighteenth century. It is credited to ladies of the house of Holkar: Gautamabai, and above all her daughter-in-law Ahilyabai, who ruled from 1765 to 1795 and built temples and ghats from Kasi to Rameswaram. The temple is a protected monument today. Some hold another temple, at Shiwar in Rajasthan, to be Ghushmeshwar; the verse, which says only "in Shivalaya", leaves room for both.',
  ],
  gallery: {
    whole: {
      caption: "The tower in five tiers over the low court wall.",
      alt: "A stepped tower, red and carved below, pale and painted above, rises over a pillared hall; a plain stone wall and a few neem trees are in front of it.",
    },
    near: {
      caption: "Shiva and Parvati in red stone.",
      alt: "A carved panel of reddish stone shows a god and a goddess seated side by side on a bull; around it are bands of flowers, elephants and small pillars.",
    },
    around: {
      caption: "The cliff of Ellora, a short way from the temple.",
      alt: "A long basalt cliff with dark square openings runs behind dry grass; in the middle the carved roof of the Kailasa temple stands in its deep court.",
    },
    custom: {
      caption: "Water for the linga, poured by a family.",
      alt: "A man without a shirt, a woman and a child kneel around a low black linga and pour water from a copper pot; leaves and flowers lie on the stone.",
    },
  },
};
