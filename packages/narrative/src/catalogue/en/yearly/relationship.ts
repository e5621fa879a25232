import type { YearAspectWords } from "../../yearly-words.ts";

export const YEAR_RELATIONSHIP_EN: YearAspectWords = {
  verdict: {
    good: [
      "the two of you {are|were} of one mind more often than not",
      "love {shows|showed} itself in small, daily ways",
      "a partner's company {is|was} a comfort",
      "affection {comes|came} easily, and small quarrels {end|ended} in laughter",
    ],
    even: [
      "closeness and distance {take|took} turns between partners",
      "marriage or courtship {goes|went} on at its usual pace",
      "the two of you {agree|agreed} about most things and {leave|left} the rest",
      "love {has|had} its warm days and its absent-minded ones",
    ],
    hard: [
      "love {needs|needed} more patience than usual",
      "a partner's mood {is|was} hard to read",
      "the two of you {pull|pulled} in different directions for a while",
      "a couple {needs|needed} kind words more than good arguments",
    ],
  },
  house: {
    good: [
      [
        "you {are|were} easy to love, because you {are|were} at ease with yourself",
        "a partner {sees|saw} you with fresh eyes",
      ],
      ["kind words at table {bring|brought} a couple closer", "a partner's family {opens|opened} its arms"],
      [
        "messages between the two of you {are|were} frequent and warm",
        "you {find|found} the courage to say what your partner {wants|wanted} to hear",
      ],
      [
        "a couple's evening at home {is|was} worth more than any outing",
        "a couple's home {is|was} made more beautiful by both",
      ],
      [
        "romance {comes|came} back, or {comes|came} for the first time",
        "love {is|was} playful, and laughter {is|was} part of it",
      ],
      [
        "an old quarrel between partners {is|was} settled for good",
        "you {serve|served} each other in practical ways, and love {grows|grew} from it",
      ],
      [
        "marriage {is|was} spoken of, or a marriage {becomes|became} warmer",
        "your partner {stands|stood} beside you in public",
      ],
      ["a partner {shares|shared} what had been kept back", "trust between the two of you {goes|went} deeper"],
      ["a wedding, a blessing or a journey together {is|was} in the air", "a partner's luck {becomes|became} yours"],
      [
        "a partner {is|was} proud of what you {do|did}",
        "the two of you {appear|appeared} together where it {matters|mattered}",
      ],
      [
        "a wish that both partners {share|shared} {is|was} met",
        "friendship {turns|turned} into love, or love into friendship",
      ],
      ["quiet nights {bring|brought} husband and wife closer", "affection {is|was} shown without witnesses"],
    ],
    hard: [
      ["you {want|wanted} to be right more than to be loved", "your own moods {stand|stood} between the two of you"],
      ["a harsh word at home {is|was} remembered by your partner", "two families' wishes {weigh|weighed} on a couple"],
      [
        "messages between partners {cross|crossed}, and meanings {get|got} lost",
        "you {argue|argued} with your partner about small things",
      ],
      [
        "peace at home {is|was} thin, and your partner {feels|felt} it",
        "house and chores {leave|left} little time for love",
      ],
      [
        "jealousy or doubt {takes|took} the lightness out of love",
        "plans about children or the future {divide|divided} a couple for a while",
      ],
      [
        "old faults {are|were} counted up between partners",
        "daily duties {make|made} husband and wife speak of nothing else",
      ],
      [
        "a partner {asks|asked} for more attention than you {give|gave}",
        "marriage talks {go|went} slowly and {ask|asked} for goodwill",
      ],
      [
        "something unsaid {lies|lay} between the two of you",
        "a partner's worries {become|became} yours, and trust {is|was} tested",
      ],
      ["beliefs or distances {come|came} between partners", "elders {have|had} opinions about your marriage"],
      ["work {takes|took} the hours that {belong|belonged} to your partner", "love {has|had} to wait for duty"],
      ["too many people {have|had} a say between the two of you", "promises to a partner {are|were} kept late"],
      [
        "distance or tired evenings {cool|cooled} love a little",
        "your partner {needs|needed} rest and silence rather than talk",
      ],
    ],
  },
  graha: {
    good: {
      sun: ["a partner {respects|respected} your decisions"],
      mars: ["desire {is|was} lively, and love {is|was} shown in deeds"],
      mercury: ["talk {flows|flowed} easily between the two of you"],
      jupiter: ["elders {bless|blessed} the marriage, and both partners {grow|grew} by it"],
      venus: ["affection, gifts and beauty {belong|belonged} to your love in full"],
      saturn: ["loyalty {is|was} the strength of this marriage"],
      rahu: ["love {crosses|crossed} a border of language, caste or country"],
      ketu: ["a silence shared by two partners {says|said} everything"],
    },
    hard: {
      sun: ["pride {makes|made} the first step towards a partner hard"],
      mars: ["tempers between partners {flare|flared} and {cool|cooled} quickly"],
      mercury: ["too many words {confuse|confused} a simple matter of the heart, and love {waits|waited}"],
      jupiter: ["good advice about marriage {is|was} plentiful and seldom asked for"],
      venus: ["expectations of love {are|were} higher than a week {can|could} hold"],
      saturn: ["a partner {is|was} tired or far away, and love {moves|moved} slowly"],
      rahu: ["suspicion between partners {feeds|fed} on very little"],
      ketu: ["one of the two partners {is|was} present and yet elsewhere"],
    },
  },
  advice: {
    go: [
      "Say to your partner what you have long wanted to say",
      "Plan a day for the two of you and keep it",
      "If marriage is the question, let the families meet now",
      "Give your partner an evening without telephones",
    ],
    wait: [
      "Let a quarrel with your partner rest for a night before you answer",
      "Do not decide about love or marriage in anger",
      "Listen to your partner to the end, and then once more",
      "Do something kind for your partner without saying so",
    ],
  },
  best: ["love {is|was} the warm place of these months", "what {goes|went} best {is|was} the life of two partners"],
  weak: [
    "love {is|was} what {asks|asked} for the most patience",
    "between partners {is|was} where care {is|was} needed most",
  ],
};
