import type { YearAspectWords } from "../../yearly-words.ts";

export const YEAR_HEALTH_EN: YearAspectWords = {
  verdict: {
    good: [
      "health {gives|gave} you little to think about",
      "rest {does|did} its work, and most mornings {find|found} you well",
      "small habits {hold|held}, and your health {shows|showed} it",
      "you {wake|woke} rested more often than not",
    ],
    even: [
      "health {is|was} steady as long as sleep and meals {keep|kept} their hours",
      "good days and tired ones {take|took} turns",
      "nothing in your health {asks|asked} for more than ordinary care",
      "your health {keeps|kept} to its usual ups and downs",
    ],
    hard: [
      "health {wants|wanted} more of your time than you {like|liked} to give it",
      "tiredness {comes|came} before you {expect|expected} it",
      "rest {is|was} the one thing you {cannot|could not} borrow",
      "a good night's sleep {is|was} worth more than any plan",
    ],
  },
  house: {
    good: [
      [
        "you {recover|recovered} quickly and {sleep|slept} through the night",
        "your health {is|was} as good as you {look|looked}",
      ],
      ["food {agrees|agreed} with you, and meals {fall|fell} into order", "a simpler diet {does|did} you good"],
      [
        "a daily habit of breathing and stretching {pays|paid} in better health",
        "you {find|found} the sense to rest before you {are|were} tired",
      ],
      ["home food and an early bed {mend|mended} much", "your chest and your sleep {are|were} at ease at home"],
      ["digestion {is|was} good and sleep {is|was} light-hearted", "a calm mind {keeps|kept} your health in balance"],
      [
        "an old complaint {lets|let} go, and medicine {does|did} what it should",
        "the doctor {has|had} good news about something you had carried for long",
      ],
      [
        "somebody {sees|saw} to it that you {eat|ate} and {rest|rested} in time",
        "company at table {improves|improved} your appetite",
      ],
      [
        "a thorough check-up {sets|set} your mind at rest",
        "a slow treatment {shows|showed} that it {helps|helped} your health",
      ],
      [
        "a good doctor or an old remedy {comes|came} your way",
        "clean air away from home {clears|cleared} your head and your sleep",
      ],
      [
        "a fixed hour for lunch {does|did} your health more good than any medicine",
        "busy days {do|did} not cost you your sleep",
      ],
      [
        "you {feel|felt} well in good company, and your health {gains|gained} from it",
        "recovery {is|was} faster than the doctor had said",
      ],
      [
        "sleep {is|was} deep, and a few days of rest {restore|restored} you",
        "quiet evenings {give|gave} your eyes and nerves their rest",
      ],
    ],
    hard: [
      [
        "heat and haste {bring|brought} headaches and short sleep",
        "you {ask|asked} too much of your health and {feel|felt} it by evening",
      ],
      [
        "the teeth, the throat or a heavy meal {ask|asked} for attention",
        "eating late {troubles|troubled} your stomach",
      ],
      [
        "the shoulders and arms {ache|ached} after long hours",
        "small colds {come|came} back when you {skip|skipped} rest",
      ],
      [
        "worry {sits|sat} on the chest and {spoils|spoiled} sleep",
        "broken nights at home {leave|left} you tired by noon",
      ],
      ["the stomach {answers|answered} to every worry", "irregular meals {upset|upset} your digestion"],
      [
        "a small complaint {keeps|kept} coming back until you {see|saw} a doctor about it",
        "cuts, burns and colds {are|were} what your health {has|had} to guard against",
      ],
      [
        "the lower back {complains|complained} of long sitting",
        "too many dinners outside {trouble|troubled} your digestion",
      ],
      [
        "tests and waiting at a doctor's door {take|took} patience",
        "your health {asks|asked} for a full check-up, and for slow recovery where it {is|was} needed",
      ],
      ["the hips and knees {tire|tired} on stairs, and rest {helps|helped}", "you {sleep|slept} badly in strange beds"],
      [
        "long hours {eat|ate} into sleep and the eyes {feel|felt} it",
        "the knees and the back {pay|paid} for work without a break",
      ],
      ["late evenings out {cost|cost} you sleep", "rich food in company {sits|sat} heavy on the stomach"],
      ["sleep {is|was} thin and the feet {are|were} tired", "the eyes {need|needed} rest from screens at night"],
    ],
  },
  graha: {
    good: {
      sun: ["morning light and an early start {do|did} more than medicine"],
      mars: ["a brisk walk before breakfast {gives|gave} you good sleep"],
      mercury: ["a talk with the doctor {makes|made} a long worry short"],
      jupiter: ["good advice about food {comes|came} from somebody older"],
      venus: ["a soft bed, fruit and music {do|did} your nerves good"],
      saturn: ["a slow, regular routine {makes|made} your health firmer month by month"],
      rahu: ["a new kind of treatment or diet {suits|suited} you"],
      ketu: ["fasting a little and resting much {clear|cleared} the head"],
    },
    hard: {
      sun: ["heat {tires|tired} the eyes and the head; water and shade {help|helped}"],
      mars: ["hurry {is|was} the risk: a burn, a scratch, raised blood pressure"],
      mercury: ["the nerves {are|were} on edge and sleep {pays|paid} for it"],
      jupiter: ["sweet and rich food {is|was} too near at hand for your health"],
      venus: ["too much comfort and too little sleep {show|showed} by morning"],
      saturn: ["joints {ache|ached} a little in the cold, and regular sleep {helps|helped}"],
      rahu: ["symptoms {come|came} and {go|went} without a name; one good doctor {is|was} enough"],
      ketu: ["you {forget|forgot} meals, and tiredness {comes|came} suddenly"],
    },
  },
  advice: {
    go: [
      "Begin the diet or the treatment you have put off",
      "Fix your hours of sleep now, while they are easy to keep",
      "Have the yearly check-up while you feel well",
      "Walk in the morning and let good health become a habit",
    ],
    wait: [
      "Keep meals light and sleep early, and ask a doctor rather than the internet",
      "Leave one evening a week free for rest and for nothing else",
      "Do not change a medicine on your own",
      "Eat at fixed hours for a month, and see what it changes",
    ],
  },
  best: [
    "health {is|was} the easiest part of these months",
    "what {goes|went} best {is|was} your health: sleep, appetite, recovery",
  ],
  weak: [
    "health {is|was} what {needs|needed} your patience most",
    "rest {comes|came} last in your plans and {should be|should have been} first",
  ],
};
