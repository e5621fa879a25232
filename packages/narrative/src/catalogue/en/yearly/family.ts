import type { YearAspectWords } from "../../yearly-words.ts";

export const YEAR_FAMILY_EN: YearAspectWords = {
  verdict: {
    good: [
      "home {is|was} a good place to come back to",
      "the family {holds|held} together and {is|was} glad of it",
      "there {is|was} something to celebrate in the house",
      "relatives {come|came} and {go|went} with good news",
    ],
    even: [
      "family life {has|had} its usual warmth and its usual noise",
      "at home good days and short tempers {share|shared} the week",
      "the house {goes|went} on much as before",
      "the family {asks|asked} for as much as it {gives|gave}",
    ],
    hard: [
      "home {needs|needed} more of your patience",
      "the family {leans|leaned} on you more than you {can|could} easily carry",
      "under one roof opinions {differ|differed}",
      "small things at home {grow|grew} large",
    ],
  },
  house: {
    good: [
      [
        "the family {takes|took} its mood from you, and it {is|was} a good one",
        "relatives {listen|listened} when you {speak|spoke}",
      ],
      [
        "meals together {bring|brought} the family close",
        "the house {has|had} enough of everything, and guests {are|were} welcome",
      ],
      ["brothers and sisters {stand|stood} by you", "good news {comes|came} from a cousin or a younger brother"],
      [
        "your mother {is|was} content, and the house {is|was} at peace",
        "the home {becomes|became} larger, brighter or quieter",
      ],
      [
        "children {do|did} well in something you {taught|had taught} them",
        "a birth, a school result or a first step {gladdens|gladdened} the house",
      ],
      [
        "an old dispute in the family {comes|came} to rest",
        "you {are|were} able to help a relative in a practical way",
      ],
      ["in-laws {bring|brought} warmth into the house", "a wedding in the family {brings|brought} everybody together"],
      [
        "a family matter about property {is|was} settled fairly",
        "a secret in the family {turns|turned} out to be harmless",
      ],
      ["your father or an elder {gives|gave} a blessing that {helps|helped}", "a ceremony at home {goes|went} well"],
      ["the family {is|was} proud of you and {says|said} so", "parents {see|saw} a wish of theirs come true"],
      [
        "an elder brother or sister {helps|helped} gladly",
        "the family's circle {grows|grew}, and the house {is|was} full",
      ],
      ["relatives from far away {visit|visited}", "the house {is|was} quiet, and the quiet {does|did} everyone good"],
    ],
    hard: [
      [
        "you {bring|brought} your worries home, and the family {feels|felt} them",
        "relatives {expect|expected} you to be two people at once",
      ],
      [
        "words at the family table {hurt|hurt} more than they {should|should have}",
        "the costs of the household {are|were} argued over",
      ],
      [
        "a brother or sister {misunderstands|misunderstood} you",
        "messages in the family {go|went} round three corners",
      ],
      ["your mother {wants|wanted} company more than help", "repairs or a move {upset|upset} the house"],
      [
        "children {are|were} restless and {test|tested} the rules of the house",
        "parents and the young {see|saw} things differently",
      ],
      ["quarrels over small duties {tire|tired} the household", "a relative {asks|asked} for help again"],
      ["two sides of the family {want|wanted} the same holiday", "in-laws {need|needed} tact"],
      [
        "a matter of inheritance {makes|made} relatives careful with each other",
        "an elder in the family {needs|needed} looking after",
      ],
      ["your father or an elder {is|was} hard to please", "customs {divide|divided} the generations at home"],
      ["work {keeps|kept} you from the family table", "parents {worry|worried} about you without saying so"],
      [
        "elder relatives {give|gave} advice that you {cannot|could not} use",
        "the house {has|had} more guests than beds",
      ],
      [
        "you {miss|missed} home, or someone at home {misses|missed} you",
        "expenses for relatives {come|came} without warning",
      ],
    ],
  },
  graha: {
    good: {
      sun: ["your father or an uncle {takes|took} your side"],
      mars: ["a brother {helps|helped} with both hands"],
      mercury: ["the young ones {bring|brought} laughter into the house"],
      jupiter: ["elders and children {are|were} both content, and the home {is|was} blessed"],
      venus: ["the women of the family {make|made} the home beautiful"],
      saturn: ["grandparents {give|gave} the house its calm"],
      rahu: ["a relative abroad {remembers|remembered} the family"],
      ketu: ["prayers for ancestors {bring|brought} peace to the home"],
    },
    hard: {
      sun: ["too many heads {rule|ruled} one house"],
      mars: ["tempers {rise|rose} in the kitchen and {are|were} gone by dinner at home"],
      mercury: ["a chance remark {goes|went} round the family"],
      jupiter: ["elders {expect|expected} ceremony where the household {has|had} little time"],
      venus: ["gifts and sarees {cause|caused} talk among relatives"],
      saturn: ["care of an old parent {falls|fell} to you"],
      rahu: ["outsiders {meddle|meddled} in matters of the home"],
      ketu: ["someone in the family {keeps|kept} apart and {gives|gave} no reason"],
    },
  },
  advice: {
    go: [
      "Call the whole family together once",
      "Begin the work on the house that everybody wants",
      "Ask your parents what they would still like to see, and plan it",
      "Invite the relatives you have not seen for long",
    ],
    wait: [
      "Leave questions of family property for a calmer season",
      "Speak to each relative alone rather than to all at once",
      "Keep one evening a week for home alone",
      "Let a quarrel at home pass before you judge it",
    ],
  },
  best: ["home {is|was} where these months {are|were} best", "the family {is|was} the joy of these months"],
  weak: ["home {is|was} what {asks|asked} for most", "the family {needs|needed} your patience before anything else"],
};
