import type { YearAspectWords } from "../../yearly-words.ts";

export const YEAR_PHYSIQUE_EN: YearAspectWords = {
  verdict: {
    good: [
      "your energy {lasts|lasted} from morning to evening",
      "you {look|looked} fresh, and people {remark|remarked} on it",
      "the body {is|was} willing, and strength {grows|grew} with use",
      "exercise {is|was} a pleasure rather than a duty",
    ],
    even: [
      "your strength {is|was} enough for the day if you {do|did} not waste it",
      "energy {comes|came} in waves",
      "the body {keeps|kept} its usual pace",
      "your strength {rises|rose} and {falls|fell} with the week",
    ],
    hard: [
      "the body {is|was} slower than the mind",
      "strength {comes|came} back in small steps only",
      "your energy {runs|ran} out early in the day",
      "the body {asks|asked} to be spared",
    ],
  },
  house: {
    good: [
      [
        "you {carry|carried} yourself well, and your looks {show|showed} confidence",
        "strength {returns|returned}, and with it the wish to move",
      ],
      [
        "your face {looks|looked} rested and your voice {is|was} strong",
        "a little weight {settles|settled} where it {is|was} wanted",
      ],
      [
        "your arms {are|were} strong and your step {is|was} quick",
        "training {shows|showed} results that you {can|could} feel",
      ],
      ["the body {rests|rested} well at home and {gathers|gathered} energy", "easy posture {comes|came} back to you"],
      [
        "play, dance or sport {lifts|lifted} your energy",
        "you {look|looked} younger when you {are|were} among the young",
      ],
      [
        "stamina {is|was} better than that of those you {compete|competed} with",
        "a regular exercise {becomes|became} a habit of the body",
      ],
      [
        "you {dress|dressed} with care, and it {becomes|became} you: people {notice|noticed} your looks",
        "exercise {is|was} easier with somebody beside you",
      ],
      ["reserves of strength {appear|appeared} that you had forgotten", "slow, deep exercise {does|did} the body good"],
      [
        "long walks {give|gave} the body what it {needs|needed}",
        "you {carry|carried} your height and your weight lightly",
      ],
      [
        "your bearing {is|was} upright, and it {shows|showed} before you {speak|spoke}",
        "energy for long days {is|was} there when you {need|needed} it",
      ],
      [
        "your energy {rises|rose}, and you {look|looked} as well as you {feel|felt}",
        "fitness {grows|grew} in a group or on a field",
      ],
      [
        "gentle stretching at night {loosens|loosened} the body",
        "skin and eyes {look|looked} clear after enough water",
      ],
    ],
    hard: [
      ["you {push|pushed} the body harder than it {can|could} follow", "your looks {show|showed} every late night"],
      [
        "weight {comes|came} on at table, and the face {tells|told} of it",
        "your voice {tires|tired} before the rest of the body",
      ],
      ["the arms {are|were} heavy and exercise {is|was} put off", "strength {goes|went} into small errands"],
      ["too much sitting at home {stiffens|stiffened} the body", "energy {sinks|sank} in the afternoon"],
      ["restless thoughts {use|used} up your strength", "posture {suffers|suffered} over screens and books"],
      [
        "a strained muscle {slows|slowed} you for some days",
        "exercise in haste {costs|cost} more strength than it {gives|gave}",
      ],
      [
        "you {compare|compared} your looks with others' and {gain|gained} nothing by it",
        "the body {wants|wanted} fewer hours in a chair",
      ],
      [
        "the body {heals|healed} slowly from strain",
        "strength {is|was} low without a clear reason, and slow movement {is|was} the answer",
      ],
      ["the thighs and hips {are|were} stiff after long sitting", "your energy {is|was} spent on far plans"],
      [
        "you {stand|stood} too long, and the knees {feel|felt} the weight",
        "a stooped posture {tells|told} of a heavy load",
      ],
      ["the body {is|was} weary from running about", "energy {is|was} given to everybody but your own body"],
      ["your strength {leaks|leaked} away in late hours", "you {look|looked} pale until you {get|got} into the sun"],
    ],
  },
  graha: {
    good: {
      sun: ["sunlight {gives|gave} your body warmth and your bearing some pride"],
      mars: ["muscles {answer|answered} to training at once"],
      mercury: ["your hands {are|were} nimble and your looks {are|were} young"],
      jupiter: ["the body {has|had} strength to spare, and it {shows|showed} in a calm face"],
      venus: ["skin, hair and clothes {do|did} you credit, and your looks {charm|charmed}"],
      saturn: ["stamina {grows|grew} from doing the same exercise every day"],
      rahu: ["a new sport or method {wakes|woke} up your energy"],
      ketu: ["yoga and silence {give|gave} the body lightness"],
    },
    hard: {
      sun: ["strong sun {drains|drained} your energy by noon"],
      mars: ["rash movement {strains|strained} a muscle"],
      mercury: ["fidgeting {uses|used} more energy than walking"],
      jupiter: ["weight {is|was} gained more easily than lost"],
      venus: ["comfort {softens|softened} the body, and exercise {waits|waited}"],
      saturn: ["stiffness in the body {asks|asked} for oil, warmth and time"],
      rahu: ["odd hours {upset|upset} the body's clock and your energy with it"],
      ketu: ["you {look|looked} thin or absent, as if your strength {were|had been} elsewhere"],
    },
  },
  advice: {
    go: [
      "Start the exercise you have been promising yourself",
      "Use this energy for training that needs months",
      "Buy good shoes and walk every day",
      "Choose new clothes, for your looks repay it",
    ],
    wait: [
      "Train gently, and let strength come back before you test it",
      "Stretch for ten minutes a day and leave heavy weights alone",
      "Keep your energy for mornings",
      "Oil, warm water and early nights help the body now",
    ],
  },
  best: [
    "your energy {is|was} the best of these months",
    "the body {is|was} strong and {carries|carried} all the rest",
  ],
  weak: ["your strength {is|was} the part to use with care", "the body {lags|lagged} behind your plans"],
};
