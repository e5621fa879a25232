import type { YearAspectWords } from "../../yearly-words.ts";

export const YEAR_FRIENDS_EN: YearAspectWords = {
  verdict: {
    good: [
      "friends {are|were} near when you {look|looked} for them",
      "good company {makes|made} light of heavy days",
      "a friend's word {opens|opened} more than one door",
      "your circle of friends {grows|grew}, and {grows|grew} warmer",
    ],
    even: [
      "old friends {stay|stayed}, and new ones {take|took} their time",
      "company {is|was} there when you {call|called}, and not before",
      "friends {are|were} busy with their own lives, without ill feeling",
      "some friends {come|came} nearer and others {drift|drifted} a little",
    ],
    hard: [
      "friends {are|were} fewer than their numbers",
      "company {tires|tired} you sooner than usual",
      "you {give|gave} friends more than you {get|got} back",
      "you {wait|waited} for a friend's call more than once",
    ],
  },
  house: {
    good: [
      ["people {want|wanted} to be your friend, and some {become|became} one", "you {choose|chose} your company well"],
      ["friends {keep|kept} their word about what they {owe|owed}", "a friend's table {is|was} always laid for you"],
      ["neighbours and friends {come|came} by without being asked", "an old friend {writes|wrote} first"],
      ["friends {feel|felt} at home in your house", "a childhood friend {comes|came} back into your town"],
      [
        "you {laugh|laughed} much, and in good company",
        "a new friend {shares|shared} your love of books, music or games",
      ],
      [
        "a friend {turns|turned} up exactly when there {is|was} work to be done",
        "someone who had been against you {becomes|became} a companion",
      ],
      ["your partner's friends {become|became} yours", "pleasant company {leads|led} to a useful acquaintance"],
      [
        "a friend {keeps|kept} your secret and {gives|gave} sound advice",
        "an old friendship {survives|survived} a test",
      ],
      ["friends from far away {bring|brought} luck", "a teacher {becomes|became} a friend"],
      ["friends in high places {remember|remembered} you", "a colleague {becomes|became} a real friend"],
      [
        "a group or club {makes|made} you one of its own",
        "friends {help|helped} a wish along, and it {comes|came} true",
      ],
      ["a quiet friend {proves|proved} worth ten loud ones", "friends abroad {keep|kept} in touch"],
    ],
    hard: [
      [
        "you {keep|kept} to yourself, and friends {wonder|wondered} why",
        "friends {see|saw} your temper before your heart",
      ],
      ["money or words {come|came} between friends", "a joke among friends {goes|went} too far"],
      ["a neighbour {tries|tried} your patience", "friends {forget|forgot} to answer"],
      ["you {have|had} little room at home for company", "friends {call|called} at the wrong hour"],
      ["friends {draw|drew} you into games you {do|did} not like", "a young friend {disappoints|disappointed} you"],
      ["friends {take|took} sides in a quarrel that {is|was} not theirs", "a friend {asks|asked} a favour too many"],
      [
        "your partner and your friends {want|wanted} the same evening",
        "an acquaintance {is|was} less of a friend than he {seems|seemed}",
      ],
      ["a friend {goes|went} silent for reasons not yours to know", "gossip in your circle {reaches|reached} you late"],
      ["friends {differ|differed} about beliefs", "a far friend {cannot|could not} come"],
      ["work {leaves|left} no evening for friends", "friends {use|used} your name to get ahead"],
      ["your circle {is|was} large and few of it {are|were} friends", "plans made with friends {fall|fell} through"],
      [
        "you {miss|missed} a friend who {is|was} far away",
        "company late at night {costs|cost} more than it {gives|gave}",
      ],
    ],
  },
  graha: {
    good: {
      sun: ["a friend of influence {puts|put} in a word for you"],
      mars: ["friends {are|were} ready to act, with hands as well as words"],
      mercury: ["calls and visits from friends {keep|kept} you merry"],
      jupiter: ["a wise friend {gives|gave} counsel worth keeping"],
      venus: ["parties and music {bring|brought} charming company"],
      saturn: ["the oldest friends {are|were} the truest"],
      rahu: ["friends {come|came} from circles you never {knew|had known}"],
      ketu: ["one friend who {understands|understood} silence {is|was} enough"],
    },
    hard: {
      sun: ["a proud friend {wants|wanted} to be asked first"],
      mars: ["a quarrel with a friend {starts|started} from nothing"],
      mercury: ["a message to a friend {is|was} read the wrong way"],
      jupiter: ["friends {give|gave} more advice than help"],
      venus: ["pleasant company {proves|proved} costly and shallow"],
      saturn: ["friends {move|moved} away or {have|had} no time"],
      rahu: ["a new friend {is|was} not what he {seems|seemed}"],
      ketu: ["you {let|let} a friendship lapse without wanting to"],
    },
  },
  advice: {
    go: [
      "Call the friend you have been thinking of",
      "Say yes when friends ask you to join in",
      "Bring two friends together who ought to know each other",
      "Thank the friend who helped you",
    ],
    wait: [
      "Lend friends your ear rather than your money",
      "Let a friend's silence be, and write once at the end of the month",
      "Choose small company over large",
      "Keep your worries for one true friend",
    ],
  },
  best: ["friends {are|were} the gift of these months", "what {goes|went} best {is|was} friendship"],
  weak: [
    "friends {are|were} where you {expect|expected} more than {comes|came}",
    "company {is|was} the thing to choose with most care",
  ],
};
