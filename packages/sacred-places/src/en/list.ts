import type { SacredPlaceList } from "../sacred-place.ts";

export const LIST_EN: SacredPlaceList = {
  names: {
    group: { sapta_puri: "Sapta Puri", jyotirlinga: "Dwadasa Jyotirlinga", char_dham: "Char Dham" },
    deity: {
      rama: "Rama",
      ganga: "Ganga",
      shiva: "Shiva",
      vishnu: "Vishnu",
      krishna: "Krishna",
      jagannatha: "Jagannatha",
    },
    water: {
      shipra: "Shipra",
      arabian_sea: "Arabian Sea",
      krishna: "Krishna",
      narmada: "Narmada",
      sarayu: "Sarayu",
      yamuna: "Yamuna",
      ganga: "Ganga",
      vegavati: "Vegavati",
      mandakini: "Mandakini",
      bhima: "Bhima",
      godavari: "Godavari",
      shivaganga: "Shivaganga tank",
      yelganga: "Yelganga",
      alaknanda: "Alaknanda",
      gomti: "Gomti",
      bay_of_bengal: "Bay of Bengal",
    },
    airport: {
      indore: "Devi Ahilyabai Holkar, Indore",
      keshod: "Keshod",
      hyderabad: "Rajiv Gandhi, Hyderabad",
      ayodhya: "Maharishi Valmiki, Ayodhya",
      agra: "Agra",
      varanasi: "Lal Bahadur Shastri, Varanasi",
      chennai: "Chennai",
      dehradun: "Jolly Grant, Dehradun",
      pune: "Pune",
      nashik: "Ozar, Nashik",
      deoghar: "Deoghar",
      sambhajinagar: "Chhatrapati Sambhajinagar (Aurangabad)",
      bhubaneswar: "Biju Patnaik, Bhubaneswar",
      jamnagar: "Jamnagar",
      madurai: "Madurai",
    },
    station: {
      indore: "Indore Junction",
      ujjain: "Ujjain Junction",
      veraval: "Veraval",
      markapur_road: "Markapur Road",
      ayodhya_dham: "Ayodhya Dham",
      mathura: "Mathura Junction",
      haridwar: "Haridwar",
      varanasi: "Varanasi Junction",
      kanchipuram: "Kanchipuram",
      rishikesh: "Rishikesh",
      pune: "Pune Junction",
      nashik_road: "Nashik Road",
      jasidih: "Jasidih",
      sambhajinagar: "Chhatrapati Sambhajinagar",
      puri: "Puri",
      dwarka: "Dwarka",
      rameswaram: "Rameswaram",
    },
    rival: {
      jageshwar: "Jageshwar",
      aundha: "Aundha Nagnath",
      pamohi: "Pamohi",
      parli: "Parli",
      baijnath: "Baijnath",
      shiwar: "Shiwar",
    },
  },
  summaries: {
    ayodhya: {
      name: "Ayodhya",
      region: "Ayodhya, Uttar Pradesh",
      description:
        "A city of temples on the Sarayu, with a new temple of pink stone where Rama is worshipped as a child.",
      significance: "The first of the seven cities that give liberation; in the Ramayana, Rama is born and rules here.",
    },
    mathura: {
      name: "Mathura",
      region: "Mathura, Uttar Pradesh",
      description: "Krishna's town on the Yamuna, with his birthplace, arched ghats and lanes of sweet shops.",
      significance:
        "One of the seven cities that give liberation, because Krishna was born here and set his parents free.",
    },
    haridwar: {
      name: "Haridwar",
      region: "Haridwar, Uttarakhand",
      description:
        "The town where the Ganga leaves the hills, with bathing steps, evening lamps and two goddesses on the hilltops.",
      significance:
        "One of the seven cities that give liberation and one of the four places of the Kumbh Mela; the road to Kedarnath and Badrinath starts here.",
    },
    kasi: {
      name: "Kasi",
      region: "Varanasi, Uttar Pradesh",
      description:
        "Shiva's city on the Ganga: eighty ghats in a long curve, lanes of shrines, and the golden spires of Viswanatha.",
      significance:
        "Both a jyotirlinga and one of the seven cities that give liberation; Shiva is said to free those who die here.",
    },
    kanchi: {
      name: "Kanchi",
      region: "Kanchipuram, Tamil Nadu",
      description:
        "A town of tall gateways and silk looms, with great temples of Shiva, Vishnu and the goddess Kamakshi.",
      significance:
        "The only one of the seven cities of liberation that is in the south; Shiva is worshipped here as a linga of earth.",
    },
    avantika: {
      name: "Avantika (Ujjain)",
      region: "Ujjain, Madhya Pradesh",
      description: "An old city on the Shipra, with long ghats, many temples and an observatory that is still in use.",
      significance:
        "One of the seven sacred cities and one of the four places of the Kumbh Mela; the old astronomers of India counted longitude from its meridian.",
    },
    dwaraka: {
      name: "Dwaraka",
      region: "Devbhumi Dwarka, Gujarat",
      description: "A tall temple with a long flag by the western sea; here Krishna is worshipped as a king.",
      significance:
        "The only place in all three groups: a city of liberation, the western dham and, with Nageshwar nearby, a jyotirlinga.",
    },
    somnath: {
      name: "Somnath",
      region: "Gir Somnath, Gujarat",
      description: "A temple of honey-coloured stone on the shore, with only the sea to the south of it.",
      significance: "The first of the twelve jyotirlingas, where the Moon is said to have regained his light.",
    },
    mallikarjuna: {
      name: "Mallikarjuna (Srisailam)",
      region: "Nandyal, Andhra Pradesh",
      description: "A walled temple on a forested plateau of the Nallamala hills, high above a gorge of the Krishna.",
      significance: "A jyotirlinga and a Shakti Pitha in one court: Mallikarjuna and the goddess Bhramaramba.",
    },
    mahakaleshwar: {
      name: "Mahakaleshwar",
      region: "Ujjain, Madhya Pradesh",
      description:
        "A temple of three shrines one above the other, where Shiva is worshipped below ground with ash at dawn.",
      significance: "The jyotirlinga that faces south, where Shiva is lord of time and of death.",
    },
    omkareshwar: {
      name: "Omkareshwar",
      region: "Khandwa, Madhya Pradesh",
      description: "A white temple on the cliff of an island in the Narmada, said to have the shape of the sign Om.",
      significance: "A jyotirlinga in two shrines, Omkareshwar on the island and Mamaleshwar on the bank opposite.",
    },
    kedarnath: {
      name: "Kedarnath",
      region: "Rudraprayag, Uttarakhand",
      description: "A grey stone temple below the snow peaks, a day's walk up the valley of the Mandakini.",
      significance:
        "The highest of the twelve jyotirlingas, where Shiva is worshipped as the hump of the bull that the Pandavas followed.",
    },
    bhimashankar: {
      name: "Bhimashankar",
      region: "Pune district, Maharashtra",
      description: "A dark stone temple in a hollow of the Sahyadri forest, where the river Bhima begins.",
      significance: "The sixth jyotirlinga, where Shiva is said to have stayed after his battle with Tripurasura.",
    },
    trimbakeshwar: {
      name: "Trimbakeshwar",
      region: "Nashik district, Maharashtra",
      description: "A black stone temple under the cliffs of Brahmagiri, where the Godavari begins.",
      significance:
        "The jyotirlinga of three small lingas, held to be Brahma, Vishnu and Shiva, at the source of the Godavari.",
    },
    vaidyanath: {
      name: "Vaidyanath",
      region: "Deoghar, Jharkhand",
      description:
        "A plain white tower in a court of twenty-two temples, to which pilgrims walk with water of the Ganga.",
      significance:
        "The jyotirlinga of Shiva as the physician, which Ravana is said to have put down on his way to Lanka.",
    },
    ramanathaswamy: {
      name: "Rameswaram",
      region: "Ramanathapuram, Tamil Nadu",
      description:
        "An island temple of long painted corridors and 22 wells, where the day begins with a bath in the sea.",
      significance: "The southern dham and the southernmost jyotirlinga, where Rama is said to have worshipped Shiva.",
    },
    grishneshwar: {
      name: "Grishneshwar",
      region: "Verul (Ellora), Maharashtra",
      description: "A temple of red stone in the village of Verul, a short way from the caves of Ellora.",
      significance: "The last of the twelve jyotirlingas, named after a woman whose prayer gave her back her son.",
    },
    badrinath: {
      name: "Badrinath",
      region: "Chamoli, Uttarakhand",
      description: "A painted temple above the Alaknanda, in a high valley with hot springs and snow peaks.",
      significance: "The northern dham, where Vishnu is worshipped as a yogi in meditation.",
    },
    puri: {
      name: "Puri",
      region: "Puri, Odisha",
      description:
        "A great temple by the sea; in the rains, three wooden chariots are pulled from it through the town.",
      significance: "The eastern dham, where Vishnu is worshipped as Jagannatha, with his brother and sister.",
    },
  },
};
