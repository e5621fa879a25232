/** Words of the tab Sade Sati Life Report. */
export const reportsSadeSati = {
  "sadeSati.intro":
    "Saturn goes round the zodiac in about twenty-nine years. Tradition counts four of its passages from the sign of your Moon.",
  "sadeSati.current": "Current Saturn Transit",
  "sadeSati.stayNow": "What this stay is about",
  "sadeSati.stayNext": "What the next stay is about",
  "sadeSati.life": "Through a life",
  "sadeSati.picture":
    "Each band is a stay of Saturn: hatched in the past, solid in the future, red now. The red line is today.",
  "sadeSati.rounds": "{count, plural, one {One Sade Sati} other {# Sade Satis}} in these 120 years: {years}.",
  "sadeSati.stays": "Every stay of Saturn",
  "sadeSati.filter": "Show",
  "sadeSati.filter.all": "All",
  "sadeSati.none": "Saturn makes no such stay in these 120 years.",
  "sadeSati.count": "{count, plural, one {# stay} other {# stays}}",
  "sadeSati.cameBack":
    "R marks a stay that Saturn began by moving backwards: it had left the sign and returned to it for some months.",
  "sadeSati.what": "What these periods are",
  "sadeSati.remedies": "Remedial measures",
  "sadeSati.noFee": "None of this needs a fee, and none of it is required for things to go well.",
  "sadeSati.prompt": "Saturn’s stays around your Moon have not been calculated yet.",
  "sadeSati.analyze": "Analyze Sade Sati",
  "sadeSati.lasts": "{months, plural, one {One month} other {# months}}, {from} to {to}.",
  "sadeSati.1st Dhaiya": "1st Dhaiya (Saturn in the 12th from the Moon, rising)",
  "sadeSati.2nd Dhaiya": "2nd Dhaiya (Saturn in the same sign as the Moon, peak)",
  "sadeSati.3rd Dhaiya": "3rd Dhaiya (Saturn in the 2nd from the Moon, setting)",
  "sadeSati.Ardhastama Shani": "Ardhastama Shani (Saturn in the 4th from the Moon)",
  "sadeSati.Kantaka Shani": "Kantaka Shani (Saturn in the 7th from the Moon)",
  "sadeSati.Ashtama Shani": "Ashtama Shani (Saturn in the 8th from the Moon)",
  "sadeSati.about.1st Dhaiya":
    "The 12th is the place of expense, rest and distance: what is spent, and what is brought to an end.",
  "sadeSati.about.2nd Dhaiya":
    "The Moon’s own sign is the place of the mind and of daily habits: the middle part, felt most directly.",
  "sadeSati.about.3rd Dhaiya":
    "The 2nd is the place of family, speech and savings: what is left from the years before is put in order.",
  "sadeSati.about.Ardhastama Shani": "The 4th is the place of home, mother and peace of mind.",
  "sadeSati.about.Kantaka Shani": "The 7th is the place of marriage, partners and agreements.",
  "sadeSati.about.Ashtama Shani": "The 8th is the place of change and of what is held in common.",
} as const;
