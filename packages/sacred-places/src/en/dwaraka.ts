import type { SacredPlaceText } from "../sacred-place.ts";

export const DWARAKA_EN: SacredPlaceText = {
  fullName: "Dwarkadhish Temple, Dwaraka",
  deity: "Krishna as Dwarkadhish, the king of Dwaraka: four-armed, in black stone",
  description: [
    "Dwaraka stands at the western edge of Gujarat, where the short Gomti creek meets the Arabian Sea. Lanes of sweet shops and cloth shops lead to the temple that everyone here calls Jagat Mandir, the temple of the world. Its tower of grey and buff stone rises over the roofs, and a flag of 52 yards of cloth, with the Sun and the Moon on it, flies from its mast. When a new flag goes up, several times a day, the whole court looks up.",
    "Pilgrims bathe at Gomti Ghat, climb 56 steps to the southern door, Swarga Dwara, and leave by the northern one, Moksha Dwara. Inside, Krishna is not a child or a cowherd, but a king. A day is enough for the town; half a day more is needed for the places on the way to Bet Dwarka: the temple of Rukmini, the jyotirlinga of Nageshwar, Gopi Talav, and the island itself, which can be reached by a bridge since 2024.",
  ],
  significance:
    "Dwaraka belongs to all three groups: it is one of the seven cities, the western one of the four dhams, and, with Nageshwar, a place of the jyotirlingas. The Mahabharata and the Puranas tell that Krishna led his people here from Mathura, to be out of reach of Jarasandha, on land that the sea gave up, and that the sea took the city back after his death. Which temple is the jyotirlinga Nagesha is disputed: besides this Nageshwar, Jageshwar in Uttarakhand and Aundha Nagnath in Maharashtra claim it.",
  mainTemple: {
    lead: "Krishna as the king of Dwaraka",
    text: "The temple has five storeys on pillars, 72 by the usual count, and a tower of some 50 m; published heights differ. In the same court are shrines of Balarama, Pradyumna, Aniruddha and Devaki, and beside them the Sharada Peetha, the western monastery of the Shankaracharyas. In the sanctum Krishna stands with conch, disc, mace and lotus.",
  },
  bestTimeToVisit: {
    lead: "October to March",
    text: "The winter is dry and mild, with a fresh wind from the sea. April to June is hot. Rain falls from late June to September; Janmashtami is in that season and brings great crowds.",
  },
  howToReach: {
    lead: "By train to the town itself",
    air: "Jamnagar airport is about 135 km away. Porbandar is nearer, about 100 km, but has few flights.",
    rail: "Dwarka station is about 2.5 km from the temple, on the line from Ahmedabad and Rajkot to Okha.",
    road: "Buses come from Jamnagar, Rajkot, Ahmedabad and Somnath; from Somnath, 235 km along the coast, it takes about five hours. Autos and taxis go to the places outside the town.",
  },
  famousTemples: [
    {
      name: "Nageshwar",
      line: "About 17 km away, on the road to Bet Dwarka: the linga is in a low chamber, and a seated figure of Shiva 25 m high is seen from afar.",
    },
    {
      name: "Rukmini temple",
      line: "A richly carved temple of the twelfth century, about 2 km from the town. Durvasa's curse is said to have made Rukmini live apart from Krishna and left the land without fresh water; visitors still offer water here.",
    },
    {
      name: "Bet Dwarka",
      line: "An island about 30 km away, held to be the home of Krishna's family and the place where Sudama came with his gift of beaten rice. Sudarshan Setu, a bridge of 2.3 km, leads to it.",
    },
    {
      name: "Gomti Ghat and Samudra Narayana",
      line: "Steps and small shrines along the creek; at its end, where it meets the sea, is the temple of the god of the sea.",
    },
    {
      name: "Gopi Talav",
      line: "A pond on the road to Bet Dwarka. Its smooth yellow clay, gopichandan, is used for the mark on the forehead.",
    },
    {
      name: "Bhadkeshwar",
      line: "A small temple of Shiva on a rock in the sea, west of the town; a short path over the rocks leads to it.",
    },
  ],
  religiousActivities: [
    {
      name: "Change of the flag",
      line: "Families who have made a vow bring the cloth in procession with music; a man climbs the tower and ties it to the mast.",
    },
    {
      name: "Bath in the Gomti",
      line: "Pilgrims bathe at the ghat before they see the deity; many also perform rites for their ancestors there.",
    },
    {
      name: "Janmashtami",
      line: "Krishna's birth is celebrated at midnight with songs and lamps, and the temple stays open late.",
    },
    {
      name: "Sharad Purnima",
      line: "Songs recall the rasa dance of Krishna and the gopis under the full moon of autumn.",
    },
    {
      name: "Maha Shivaratri at Nageshwar",
      line: "People stand in line from before dawn to pour water and milk on the linga.",
    },
    {
      name: "Holi",
      line: "Whole villages walk for days to be with Krishna at the festival of colours.",
    },
  ],
  historicalSignificance: [
    "The name of Dwaraka is on a copper plate of 574 CE, from the time of the Maitraka kings. When a building beside the temple was taken down in 1979, the ground under it showed remains of temples of the ninth and twelfth centuries, and older layers below. The inner shrine is assigned to the thirteenth century, the hall and the tower to the fifteenth and sixteenth. In 1472 or 1473 Sultan Mahmud Begada destroyed what stood here, and it was built again. Tradition says that Vajranabha, a descendant of Krishna, raised the first temple over Krishna's house.",
    "Since 1983 divers of the National Institute of Oceanography have found walls, blocks and more than a hundred stone anchors on the sea bed off the town. S. R. Rao, who led the first work, saw in them the city of the Mahabharata, of about 1500 BCE. Later studies of the same institute date the structures and anchors to historical and medieval times, and see in them a busy harbour. The question is open. Adi Shankara is said to have founded the Sharada Peetha here.",
  ],
  gallery: {
    whole: {
      caption: "Jagat Mandir above Gomti Ghat.",
      alt: "A tall carved tower of grey and buff stone with a long flag rises above a hall of five storeys; steps lead down from it to a creek with small boats.",
    },
    near: {
      caption: "The new flag goes up.",
      alt: "The top of the tower with its ribbed disc and golden pot; a man ties a long red flag with a Sun and a Moon to the mast, with gulls around him.",
    },
    around: {
      caption: "The Gomti meets the sea.",
      alt: "A shallow creek runs between ghats and a sand bank into green sea waves; a small white temple stands on the last rock in evening light.",
    },
    custom: {
      caption: "A family brings its flag to the temple.",
      alt: "Women in red and yellow cloth walk through a narrow lane with a folded flag on the head of the first; drummers go in front and shopkeepers look on.",
    },
  },
};
