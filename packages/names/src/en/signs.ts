import type { SignNames } from "../names.ts";

/**
 * The signs as their cards tell them. Which guardian belongs to which sign is the product's own list; the deities of the
 * grahas named here are those of Matsya Purana 93, in the rite of the nine grahas.
 */
export const SIGNS_EN: SignNames = {
  mesha: {
    about:
      "People of Aries are quick to begin and frank in what they say. They do best with a clear task, and with someone near who reminds them to finish it.",
    guardian: {
      name: "Lord Karthikeya",
      gift: "Courage and leadership",
      about:
        "Son of Shiva and Parvati and commander of the gods, he carries a spear and rides a peacock. He is the deity of Mars, the lord of Aries. Tuesday and the sixth tithi are his; people ask him for courage, and for a cool head to go with it.",
    },
  },
  vrishabha: {
    about:
      "People of Taurus take their time, and what they build stays. They like good food, good company and things made to last; a change is easier for them if they hear of it early.",
    guardian: {
      name: "Goddess Lakshmi",
      gift: "Plenty and grace",
      about:
        "She sits on a lotus, and gold falls from her open hand. Friday is the day both of the goddess and of Venus, the lord of Taurus. By custom a clean house with a lamp at dusk invites her.",
    },
  },
  mithuna: {
    about:
      "People of Gemini want to know, and to tell others what they have learned. They are good at words, trade and friendship; rest comes when they put one thing down before they take up the next.",
    guardian: {
      name: "Lord Krishna",
      gift: "Friendship and good counsel",
      about:
        "The cowherd with the flute is the friend of Sudama and drives the chariot of Arjuna. He is Vishnu, the deity of Mercury, the lord of Gemini. In the Gita he answers every question, and then asks Arjuna to think it over and decide for himself.",
    },
  },
  karka: {
    about:
      "People of Cancer remember a kindness for years and look after their own. They feel the mood of a house before a word is said, so a quiet evening does them more good than advice.",
    guardian: {
      name: "Goddess Parvati",
      gift: "Care and patience",
      about:
        "She is the daughter of the mountain Himavat, the wife of Shiva and the mother of Ganesha and Karthikeya. As Uma she is the deity of the Moon, the lord of Cancer. She won Shiva by patience; people ask her for a home at peace.",
    },
  },
  simha: {
    about:
      "People of Leo give gladly and like to be trusted with a task of their own. They stand up for others; a word of thanks matters more to them than a gift.",
    guardian: {
      name: "Lord Surya",
      gift: "Clarity and self-respect",
      about:
        "The god everyone can see crosses the sky in a chariot with seven horses. Leo is his own sign and Sunday his own day. A handful of water offered to the rising Sun is all the worship he needs.",
    },
  },
  kanya: {
    about:
      "People of Virgo see what is out of order and put it right. They are careful, helpful and modest; the kindness they show to others would do them good as well.",
    guardian: {
      name: "Goddess Saraswati",
      gift: "Learning and clear speech",
      about:
        "Dressed in white, she holds a veena, a book and prayer beads. Learning and speech are her gifts, and Mercury, the lord of Virgo, stands for both. Many Telugu families take a child to Basara to write the first letters before her.",
    },
  },
  tula: {
    about:
      "People of Libra look for what is fair to all sides. They have an eye for beauty and can settle a quarrel; a fixed date helps them to decide.",
    guardian: {
      name: "Lord Indra",
      gift: "Generosity and fairness",
      about:
        "The king of the gods holds the thunderbolt and rides the white elephant Airavata. He is the deity of Venus, the lord of Libra. He sends the rain, which falls on every field alike.",
    },
  },
  vrischika: {
    about:
      "People of Scorpio say little, notice much and keep a secret. They finish what others give up; it helps them to tell one trusted person what they feel.",
    guardian: {
      name: "Goddess Kali",
      gift: "Strength and fearlessness",
      about:
        "She is the dark form of the Mother, who ends what does harm and keeps her children safe. On the night of Dipavali, when Lakshmi is worshipped here, Bengal worships Kali. What you can tell nobody else, you can tell her.",
    },
  },
  dhanu: {
    about:
      "People of Sagittarius look far ahead and speak their mind. They love travel, study and a good cause; a plan becomes real when they write down its first step.",
    guardian: {
      name: "Lord Brahma",
      gift: "Knowledge and creation",
      about:
        "The creator has four faces, and the four Vedas came from them. He is the deity of Jupiter, the lord of Sagittarius. His temples are few, Pushkar the best known; you honour him when you learn something and pass it on.",
    },
  },
  makara: {
    about:
      "People of Capricorn work steadily and trust effort more than luck. They carry a great deal for their families; a day of rest is part of the work too.",
    guardian: {
      name: "Lord Shani",
      gift: "Patience and justice",
      about:
        "The son of Surya and lord of Capricorn is slow, exact and fair. On Saturdays people light a lamp of sesame oil for him, and by custom they give something to those who work hard.",
    },
  },
  kumbha: {
    about:
      "People of Aquarius think for themselves and care for many. They are loyal friends with new ideas; their family is glad to hear of these first.",
    guardian: {
      name: "Lord Shiva",
      gift: "Peace and simplicity",
      about:
        "He lives on Kailasa, with the Ganga and the young Moon in his hair. Kumbha means a water pot, and a pot of water poured over the linga is worship enough. Monday is his day.",
    },
  },
  meena: {
    about:
      "People of Pisces feel with others and imagine what is not there yet. They are generous with their time; a fixed hour for sleep and for prayer keeps them steady.",
    guardian: {
      name: "Lord Vishnu",
      gift: "Protection and compassion",
      about:
        "The protector of the world rests on the serpent Ananta, with Lakshmi beside him. His first descent was as a fish, and Meena means fish. Ekadashi is his tithi; people fast on it and ask for a steady mind.",
    },
  },
};
