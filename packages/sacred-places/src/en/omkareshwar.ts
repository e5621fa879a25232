import type { SacredPlaceText } from "../sacred-place.ts";

export const OMKARESHWAR_EN: SacredPlaceText = {
  fullName: "Omkareshwar Temple, Mandhata",
  deity: "Shiva as Omkareshwara: a small natural stone, always wet",
  description: [
    "Here the Narmada divides around a steep, rocky island. Pilgrims say that it has the shape of the sign Om. The white temple stands halfway up its southern cliff, storey above storey, with a tall spire on top; houses, stairs and flags crowd around it. Blue and yellow boats go to and fro on the green water below, and two footbridges, one of them hung on cables, join the island to the town on the south bank.",
    "The lanes from the bridge to the temple are lined with stalls and are easy to walk, but from the boat landing the stairs are steep, so the bridge is better for older visitors. Above the temple the island is quiet: a paved path of about seven kilometres leads around it, past ruined gates, old temples and the place where the two arms of the river meet again. Stay for one night if you can; the evening on the ghats is the best part of the day.",
  ],
  significance:
    "The verse that lists the jyotirlingas names Omkara and Amaleshwara together. Tradition says that Mount Vindhya prayed here to Shiva, who gave him his wish and then, because the sages asked him, divided the linga in two: Omkareshwara on the island and Mamaleshwara or Amareshwara on the south bank. Most pilgrims therefore visit both. Some hold that the one on the bank is the true jyotirlinga; the old inscriptions name Amareshwara.",
  mainTemple: {
    lead: "A stone that the river keeps wet",
    text: "The linga is a small, worn natural stone near the floor, to one side of the chamber and not below the spire. Water always stands around it, and a silver figure of Parvati is behind it. The hall in front has about sixty brown stone pillars, carved with yaksha figures. There are more lingas on the floors above, one under another. The three daily services have different keepers by old custom: the temple trust in the morning, the house of Scindia at noon and that of Holkar in the evening.",
  },
  bestTimeToVisit: {
    lead: "October to March",
    text: "The days are bright and the stone paths are not too hot for bare feet. In April, May and June it is very hot in the gorge. From July to September the river is high and brown, and boats may stop; the dam just above the town can release water at short notice, so obey the sirens and bathe only inside the chains at the ghats. At Maha Shivaratri, Kartika Purnima and on new moons that fall on a Monday the lanes are very full.",
  },
  howToReach: {
    lead: "From Indore by road, then on foot over the bridge",
    air: "Devi Ahilyabai Holkar Airport at Indore is about 80 km away. The road crosses the Vindhya hills and takes some two and a half hours.",
    rail: "Indore Junction, with trains from all parts of the country, is about 80 km away. The line that had a station 12 km from the temple is being rebuilt for broad gauge; ask whether Omkareshwar Road is open again. Those who come from Mumbai or the south may leave the train at Khandwa.",
    road: "Buses run from Indore, Khandwa and Ujjain. Ujjain is about 140 km away; many people visit both jyotirlingas of the state in one journey of two or three days.",
  },
  famousTemples: [
    {
      name: "Mamaleshwar",
      line: "The Amareshwara of the inscriptions, on the south bank: a small old temple of stone, protected as a monument. Visitors can often touch the linga here without a long wait.",
    },
    {
      name: "Cave of Govinda Bhagavatpada",
      line: "Below the main temple. Tradition says that the boy Shankara from Kerala found his teacher here.",
    },
    {
      name: "Gauri Somnath",
      line: "On the height of the island: a Paramara temple of the eleventh century with three floors and a smooth black linga about six feet high.",
    },
    {
      name: "Siddhanath",
      line: "A ruined temple with doors on four sides, a forest of carved pillars and, around its base, a row of elephants cut in stone.",
    },
    {
      name: "Rin Mukteshwar",
      line: "At the western point, where the arms of the river meet. People offer split chickpeas here and ask to be freed from their debts.",
    },
    {
      name: "Statue of Adi Shankara",
      line: "On the hill above the town: the young Shankara with his staff, 108 feet high, unveiled in September 2023.",
    },
  ],
  religiousActivities: [
    {
      name: "Bath and parikrama",
      line: "Pilgrims bathe in the Narmada, take a little water to the linga and then walk the seven kilometres around the island, keeping it on their right.",
    },
    {
      name: "Shayan Aarti",
      line: "At half past eight in the evening. Afterwards a swing, a bed and a board for the game of dice are made ready, because Shiva and Parvati are said to spend the night here.",
    },
    {
      name: "Monday procession",
      line: "A silver image with five faces is taken to Koti Tirtha Ghat and out on the river in a boat; in Shravana Mamaleshwara comes from the other bank to join it.",
    },
    {
      name: "Narmada Jayanti",
      line: "On the seventh day of the bright half of Magha, the day of Ratha Saptami. The whole island is decorated with lamps and thousands more float on the water.",
    },
    {
      name: "Kartika fair",
      line: "Ten days that end with Kartika Purnima. A five-day walk to holy places on both banks starts at Gomukh Ghat on the ekadashi.",
    },
    {
      name: "Narmada Parikrama",
      line: "Many who walk around the whole Narmada, a journey of months, begin and end it here with an offering to Omkareshwara.",
    },
  ],
  historicalSignificance: [
    "The island is called Mandhata after a king of the line of the Sun who is said to have done penance on it. The oldest inscriptions are from the eleventh century, when the Paramaras of Malwa ruled: stones in the temple of Amareshwara bear hymns to Shiva and name teachers of the Pashupata order who lived beside it. The ramparts, the gates and the finest ruins of the island are from the same time and the two centuries after it. Many of these buildings were damaged in the wars of the later Middle Ages, and forest grew over them.",
    "The chiefs of the island trace their line to a Rajput who, according to the tradition of the family, married the daughter of the last Bhil ruler in 1165. Their descendants, the Raos of Mandhata, are still trustees of the temple. In the eighteenth century, under the Peshwas, the Holkars and the Scindias, the temple of Omkareshwar took the form that it has today, with old pillars used again in new halls. A dam was completed above the town in 2007, and since 2023 the great statue of Shankara looks over the river.",
  ],
  gallery: {
    whole: {
      caption: "Omkareshwar on the cliff of its island.",
      alt: "A white temple of several storeys with a tall spire rises from a rocky cliff among crowded houses; below it are ghats, boats and a broad green river.",
    },
    near: {
      caption: "The pillared hall before the linga.",
      alt: "Brown stone pillars with crouching figures at their tops stand close together in a dim hall; at its end lamps shine on a small stone in a silver frame with water around it.",
    },
    around: {
      caption: "The hanging bridge over the Narmada.",
      alt: "A narrow footbridge on steel cables crosses a gorge with steep rocks; pilgrims walk over it, blue boats pass below and the wall of a dam shuts the valley behind.",
    },
    custom: {
      caption: "The silver image on the river on a Monday.",
      alt: "A boat decked with marigolds carries a silver figure with five faces under a canopy; priests stand beside it and people on the steps hold up lamps.",
    },
  },
};
