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
      "at home there {are|were} good days and angry hours",
      "the house {has|had} its calm days and its noisy ones",
      "the family {asks|asked} for as much as it {gives|gave}",
    ],
    hard: [
      "home {needs|needed} more of your patience",
      "the family {depends|depended} on you more than you {can|could} easily manage",
      "people at home {have|had} different opinions",
      "small things at home {grow|grew} large",
    ],
  },
  house: {
    good: [
      [
        "you {are|were} cheerful, and the whole family {is|was} cheerful too",
        "relatives {listen|listened} when you {speak|spoke}",
        "you {find|found} your own place in the family without pushing for it",
        "the house {shows|showed} something of your taste, and everyone {likes|liked} it",
      ],
      [
        "meals together {bring|brought} the family close",
        "the house {has|had} enough of everything, and guests {are|were} welcome",
        "people {say|said} kind words at the family table",
        "a family recipe or an old jewel {is|was} handed on with its story",
      ],
      [
        "brothers and sisters {stand|stood} by you",
        "good news {comes|came} from a cousin, a brother or a sister",
        "brothers and sisters {settle|settled} in one call what messages {cannot|could not}",
        "cousins {meet|met}, and the old games of childhood {are|were} played again",
      ],
      [
        "your mother or an elder {is|was} content, and the house {is|was} at peace",
        "the home {becomes|became} larger, brighter or quieter",
        "your mother or an elder {is|was} pleased by something small that you {do|did}",
        "the work on the house {goes|went} well, and the family {has|had} its rooms back early",
      ],
      [
        "children {do|did} well in something you {taught|had taught} them",
        "a school result or a small child's first step {makes|made} the house happy",
        "children {bring|brought} home a drawing, a prize or a new song",
        "evenings with the young ones {are|were} merry, and the elders {join|joined} in",
      ],
      [
        "an old dispute in the family {comes|came} to an end",
        "you {are|were} able to help a relative in a practical way",
        "the chores of the household {are|were} shared out fairly at last",
        "someone in the family who {has|had} been unwell {is|was} glad of company at the table",
      ],
      [
        "in-laws {bring|brought} warmth into the house",
        "a wedding or a feast in the family {brings|brought} everybody together",
        "your husband or wife {is|was} at ease among your relatives",
        "visits to the in-laws {go|went} well, and presents {are|were} simple and right",
      ],
      [
        "a family matter about property {is|was} settled fairly",
        "a secret in the family {turns|turned} out to be harmless",
        "old papers of the family {are|were} found, and with them some good stories",
        "relatives who {share|shared} a property {agree|agreed} on who {looks|looked} after it",
      ],
      [
        "your father or an elder {gives|gave} a blessing that {helps|helped}",
        "a ceremony at home {goes|went} well",
        "a family visit to a temple {brings|brought} a day of talk and good food",
        "grandparents {tell|told} the young where the family {comes|came} from",
      ],
      [
        "the family {is|was} proud of you and {says|said} so",
        "parents {see|saw} a wish of theirs come true",
        "people at home {ask|asked} for your decision and {follow|followed} it",
        "your parents {speak|spoke} of your work to the neighbours with pleasure",
      ],
      [
        "an elder brother or sister {helps|helped} gladly",
        "the family's circle {grows|grew}, and the house {is|was} full",
        "a wish that the whole family {shares|shared} {comes|came} nearer",
        "brothers and sisters {come|came} with their own families",
      ],
      [
        "relatives from far away {visit|visited}",
        "the house {is|was} quiet, and the quiet {does|did} everyone good",
        "a room at home {becomes|became} a good place for sleep and prayer",
        "someone away from home {writes|wrote} a long letter to the family",
      ],
    ],
    hard: [
      [
        "you {bring|brought} your worries home, and the family {feels|felt} them",
        "relatives {expect|expected} you to be two people at once",
        "everybody at home {wants|wanted} your answer at the same hour",
        "you {have|had} little patience with relatives, and they {notice|noticed} it",
      ],
      [
        "words at the family table {hurt|hurt} more than they {should|should have}",
        "the costs of the household {are|were} argued over",
        "a promise made to the family {is|was} kept later than planned",
        "people at home {get|got} tired of talking about money and food",
      ],
      [
        "a brother or sister {misunderstands|misunderstood} you",
        "messages in the family {do|did} not reach everybody in the right way",
        "a brother or sister {needs|needed} your time on the wrong day",
        "cousins {hear|heard} half a story and {tell|told} the other half themselves",
      ],
      [
        "your mother or an elder {wants|wanted} company more than help",
        "repairs or a move {upset|upset} the house",
        "the house {is|was} noisy or half packed, and everyone {looks|looked} for things",
        "someone at home {worries|worried}, and the calls {come|came} while you {work|worked}",
      ],
      [
        "children {are|were} restless and {test|tested} the rules of the house",
        "parents and the young {see|saw} things differently",
        "a child's school or friends {give|gave} the parents something to discuss",
        "a celebration at home {is|was} put off to a later date",
      ],
      [
        "quarrels over small duties {tire|tired} the household",
        "a relative {asks|asked} for help again",
        "help in the household {is|was} hard to find",
        "an old grudge among relatives {is|was} brought up again",
      ],
      [
        "two sides of the family {want|wanted} you on the same holiday",
        "it {takes|took} tact to get on with the in-laws",
        "you {have|had} to make peace between two members of the family",
        "a family decision {waits|waited} for the consent of one person",
      ],
      [
        "a matter of inheritance {makes|made} relatives careful with each other",
        "an elder in the family {needs|needed} looking after",
        "because of sudden changes at home everyone {has|had} to help a little more",
        "questions about shares and papers {make|made} a family visit less pleasant",
      ],
      [
        "your father or an elder {is|was} hard to please",
        "old and young at home {disagree|disagreed} about customs",
        "a family ceremony {is|was} moved because the elders {disagree|disagreed} about the day",
        "grandparents {find|found} the new ways of the house too quick",
      ],
      [
        "work {keeps|kept} you from the family table",
        "parents {worry|worried} about you without saying so",
        "you {reach|reached} a family event when the best part {is|was} over",
        "a decision of yours {is|was} questioned at home before it {is|was} understood",
      ],
      [
        "elder relatives {give|gave} advice that you {cannot|could not} use",
        "the house {has|had} more guests than beds",
        "relatives {come|came} less often, and the house {is|was} quieter",
        "the thanks of the family for your help {are|were} slow to come",
      ],
      [
        "you {miss|missed} home, or someone at home {misses|missed} you",
        "expenses for relatives {come|came} without warning",
        "a member of the family {has|had} to spend weeks elsewhere",
        "people in the house {go|went} to bed before they {have|had} talked",
      ],
    ],
  },
  graha: {
    good: {
      sun: [
        "your father or an uncle {takes|took} your side",
        "the head of the house {decides|decided} well, and all {agree|agreed}",
        "the family's name {is|was} spoken of with respect in the neighbourhood",
      ],
      mars: [
        "a brother or a sister {does|did} everything possible to help",
        "a job in the house that {has|had} waited {is|was} done in one weekend",
        "younger brothers and sisters {bring|brought} energy into the home",
      ],
      mercury: [
        "the young ones {bring|brought} laughter into the house",
        "an uncle or a cousin {sends|sent} amusing news",
        "a talk between parent and child {goes|went} further than usual",
      ],
      jupiter: [
        "elders and children {are|were} both content, and the home {is|was} blessed",
        "a wise word of an elder {keeps|kept} the family together",
        "everyone {helps|helped} with a festival at home, and it {goes|went} well",
      ],
      venus: [
        "someone with good taste {makes|made} the home beautiful",
        "a daughter or a sister {has|had} something to be happy about at home",
        "new curtains, flowers or music {make|made} the house pleasant",
      ],
      saturn: [
        "grandparents {give|gave} the house its calm",
        "family duties {are|were} done in order and without complaint",
        "an old house or an old tree by it {gets|got} the care it {needs|needed}",
      ],
      rahu: [
        "a relative abroad {remembers|remembered} the family",
        "an unexpected guest {brightens|brightened} the house",
        "the family {meets|met} people with other customs and {likes|liked} them",
      ],
      ketu: [
        "prayers for ancestors {bring|brought} peace to the home",
        "an old hurt among relatives {fades|faded} by itself",
        "a quiet evening of prayer {does|did} the household good",
      ],
    },
    hard: {
      sun: [
        "too many people {want|wanted} to decide everything in one house",
        "your father or an elder {says|said} no first and {thinks|thought} about it later",
        "pride {makes|made} a simple apology at home difficult",
      ],
      mars: [
        "people {get|got} angry in the kitchen and {are|were} friends again by dinner",
        "brothers and sisters {argue|argued} about who {does|did} more",
        "a loud word at home {takes|took} a day to be forgotten",
      ],
      mercury: [
        "a chance remark {goes|went} round the family",
        "plans of the family {change|changed} with every message",
        "the children's homework {tries|tried} the patience of the parents",
      ],
      jupiter: [
        "elders {expect|expected} ceremonies for which the household {has|had} little time",
        "with many advisers in the family a small decision {takes|took} long",
        "hopes for a child {are|were} larger than the child {wants|wanted}",
      ],
      venus: [
        "gifts and clothes {cause|caused} talk among relatives",
        "two people in the house {do|did} not speak to each other for some days",
        "the family {wants|wanted} more new things than the house {has|had} room for",
      ],
      saturn: [
        "care of an old parent {falls|fell} to you",
        "at home nobody {has|had} time to sit down together",
        "an elder's slow pace {tries|tried} the patience of the household",
      ],
      rahu: [
        "outsiders {meddle|meddled} in matters of the home",
        "telephones {take|took} the place of talk in the house",
        "new ways at home {puzzle|puzzled} the elders",
      ],
      ketu: [
        "someone in the family {keeps|kept} apart and {gives|gave} no reason",
        "you {feel|felt} like a guest in your own family at times",
        "small things of the household {get|got} lost, and everyone {searches|searched}",
      ],
    },
  },
  lives: [
    {
      good: [
        "if your parents {live|lived} with you, their good spirits {make|made} the house cheerful. One of them {tells|told} the old stories at dinner, the other {reads|read} aloud from the newspaper, and in the evening the family {is|was} in no hurry to leave the table",
        "those who look after an elder at home {have|had} help with it. A brother or a neighbour {takes|took} over two evenings a week, the elder {enjoys|enjoyed} the new voice, and the one who usually {helps|helped} {gets|got} an evening out of the house",
        "in a home with grandparents old and young {sit|sat} together more. A grandchild {explains|explained} the phone, a grandparent {teaches|taught} an old game of cards in return, and the family {finds|found} fewer reasons for separate rooms",
        "an old wish of a parent {is|was} carried out: a temple visit, an album put in order, a call to a cousin of long ago. It {takes|took} one Sunday, and the parents {speak|spoke} of it for weeks at the family table",
      ],
      even: [
        "those with parents in the house {see|saw} the days go by in their usual order. Tablets {are|were} taken, the television {is|was} a little loud, and an elder {has|had} an opinion on the cooking and {gives|gave} it with a smile",
        "if an elder {shares|shared} your home, some days {are|were} bright and some {are|were} slow. A walk to the corner {goes|went} well, a restless night {tires|tired} the household, and the morning tea {brings|brought} the family together again",
        "in a house with elders there {are|were} two opinions on most things. The fan {is|was} too fast for the old and too slow for the young, and the family {chooses|chose} a speed that {suits|suited} nobody fully and everybody well enough",
        "care of parents who live nearby {takes|took} its regular hours. You {bring|brought} the vegetables and {take|took} home the news, a brother or a sister {helps|helped} when reminded, and the parents {keep|kept} house in their own way",
      ],
      hard: [
        "if you {care|cared} for a parent, the weeks {are|were} full of small errands. One form for the elder {goes|went} back for a missing stamp, a doctor's date {is|was} moved, and a brother or a sister {is|was} asked plainly to help",
        "those who live with elderly parents {hear|heard} the same worry many times a day. Patience {runs|ran} short by evening at home, and a short walk before coming into the house {helps|helped} more than a long reply",
        "in a house with elders a question of habit {becomes|became} a question of respect. The elders {want|wanted} the old hour for meals, the young {come|came} home late, and it {takes|took} some weeks until the family {agrees|agreed} to eat at two times",
        "a parent {refuses|refused} help and {needs|needed} it all the same. Brothers and sisters {argue|argued} by phone about what {is|was} right, and in the meantime the one who {lives|lived} in the house {does|did} what {is|was} needed",
      ],
    },
    {
      good: [
        "parents of small children {have|had} good weeks. Bedtime {is|was} easier, the school {sends|sent} a kind note instead of a complaint, and one rainy afternoon the whole family {builds|built} something out of boxes on the floor of the house",
        "if there {are|were} children in the house, they {tell|told} you more than usual. One of them {brings|brought} a friend home, another {helps|helped} with the dishes without being asked, and the parents {look|looked} at each other in surprise",
        "a school-going child {finds|found} one subject that {is|was} a joy, and the house {hears|heard} of it at every meal. A grandparent {listens|listened} longest, and homework {is|was} over before the family {sits|sat} down to eat",
        "the grown children {ask|asked} their parents for advice again, and {take|took} some of it. A holiday together {is|was} planned by the young, the elders {get|got} the quiet room, and the house {is|was} full for a few days",
      ],
      even: [
        "with children at home no week {is|was} like another, and all of them {are|were} full. Marks {are|were} good in one subject and fair in the next, and the parents {take|took} turns at being strict and being kind",
        "the children of the house {quarrel|quarrelled} before lunch and {are|were} friends after it. A cold {goes|went} from one to the other, a lost shoe {turns|turned} up under the bed, and the family {comes|came} to the bus stop just in time",
        "if your children {are|were} growing up, somebody {is|was} on the phone behind each closed door. They {want|wanted} to be left alone and driven everywhere, and the parents {do|did} a little of both, much as before",
        "a new timetable at school {moves|moved} all hours at home. Breakfast {is|was} earlier, the parents' tea {is|was} later, and after a month of rushing the household {finds|found} its rhythm again without much talk about it",
      ],
      hard: [
        "the children {test|tested} one rule after another, and the house {is|was} louder for it. What {works|worked} with the elder child {does|did} not work with the younger, and the parents {agree|agreed} at night on an answer for the morning",
        "if you {have|had} children at school, a remark in the notebook {spoils|spoiled} an evening at home. Behind it {is|was} a seat at the back and a quarrel with a friend, and a talk between parent and teacher {settles|settled} the worst of it",
        "time with the children {is|was} short because work {ends|ended} late. The little ones {are|were} in bed when a parent {comes|came} home, and one shared hour on Sunday morning {matters|mattered} more to them than a gift",
        "a grown child {chooses|chose} differently from what the parents {have|had} in mind. Words {are|were} said at table that nobody at home really {means|meant}, and a few quiet days {do|did} more than another discussion in the family",
      ],
    },
    {
      good: [
        "if you married into a large family, you {are|were} no longer the new one in it. One of the in-laws {asks|asked} what you {think|thought}, another {shares|shared} a joke with you, and you {have|had} your own place at the family table",
        "those who live with in-laws {see|saw} a difficult matter become easier. Who cooks and who pays for what {is|was} said aloud for once, an elder {agrees|agreed} first, and the household {is|was} easier in the mornings",
        "a large family {meets|met} for a naming day or a wedding, and you {enjoy|enjoyed} it more than you {expect|expected}. The two mothers {sit|sat} side by side on one sofa, and the cousins {dance|danced} until the neighbours {come|came} to watch",
        "your own parents and your in-laws {get|got} on well. A jar of pickle {travels|travelled} from one house to the other and {comes|came} back with sweets in it, and you {have|had} no messages to carry between the two families",
      ],
      even: [
        "in a joint family there {is|was} always somebody at home and always somebody in the kitchen. You {get|got} help without asking and advice without asking, and by night the house {is|was} quiet enough for your own thoughts",
        "if you {live|lived} with in-laws, everyone {is|was} polite from day to day. One visit to your own parents {is|was} shorter than you {wish|wished}, the next {is|was} longer, and nobody in the family {keeps|kept} a list of it",
        "relatives by marriage {come|came} for a day and {stay|stayed} for three. There {is|was} extra rice to cook and good talk on the steps of the house, and when they {leave|left} the family {sleeps|slept} late and {misses|missed} them a little",
        "a custom of the in-laws {is|was} new to you and one of yours {is|was} new to them. Both {are|were} kept, one on Friday and one on Sunday, and the children of the house {like|liked} the sweets of both",
      ],
      hard: [
        "those who live in a large family {have|had} little room to themselves. A relative's remark at dinner in the full house {hurts|hurt} longer than it {should|should have}, and the kind word that {follows|followed} from somebody else {is|was} said in private",
        "if you married into a big household, two elders {ask|asked} two different things of you. You {do|did} one and {are|were} late with the other, until your husband or wife {speaks|spoke} to both elders in private",
        "a festival {is|was} the difficult point with the in-laws. Both houses {expect|expected} you on the same day, and whichever you {choose|chose}, the other family {is|was} quiet on the phone for a week and friendly again after it",
        "in a joint family the housework {is|was} not shared as agreed. The same two people {stand|stood} in the kitchen every Sunday, one of them {says|said} so at last, and the household {makes|made} a list that {is|was} kept on most days",
      ],
    },
    {
      good: [
        "those who live away from home {hear|heard} good news from it. Someone they {love|loved} {sounds|sounded} happy on the phone, a parcel with sweets {arrives|arrived} whole, and a date for the next visit to the family {is|was} fixed by both sides",
        "if you {study|studied} or {work|worked} in another town, a few days at home {are|were} easy to arrange. The bed {is|was} made up in the old room, the whole family {waits|waited} with dinner, and nobody {asks|asked} about the train back",
        "someone who lives far from parents {finds|found} a second family near by: a landlady who {sends|sent} up soup, a cousin two streets away. The parents {hear|heard} this gladly on the phone, and they {worry|worried} less",
        "a brother or sister {travels|travelled} to see you where you {live|lived}. You {show|showed} them your room and your street, you {cook|cooked} a dish from home together, and the photo {goes|went} to the whole family the same evening",
      ],
      even: [
        "away from home you {call|called} on Sundays, and the family {passes|passed} the phone around. The news from home {is|was} small: a mended tap, a neighbour's wedding, the mango tree. After the call the house {seems|seemed} near and the week {goes|went} on",
        "if the family {lives|lived} in another place, you {miss|missed} one event and {are|were} there for the next. The house at home {looks|looked} a little smaller at each visit, and the home cooking {tastes|tasted} as it always {does|did}",
        "those who live apart from their parents {divide|divided} the holidays as well as they {can|could}. One of the children {goes|went} in spring, another in autumn, and the parents {have|had} somebody in the house for the days that {count|counted}",
        "living alone you {keep|kept} some ways of home and {drop|dropped} others. The lamp {is|was} lit on Fridays, the family recipe {becomes|became} shorter, and when a relative {comes|came} to stay you {find|found} both ways good",
      ],
      hard: [
        "those far from home {feel|felt} the distance in some weeks. A family gathering {goes|went} by with you on a screen, the picture {freezes|froze} in the middle of a song, and the parents {wave|waved} a little too long at the end",
        "if you {live|lived} away, leave {is|was} not granted for the days you {want|wanted} to be at home. The visit to the parents {moves|moved} to a later week, and a letter or a box by post {takes|took} its place for the time being",
        "a call with home {ends|ended} shorter than both sides {mean|meant}. Your parents {hold|held} back their small troubles so as not to burden you, you {do|did} the same, and a sister {tells|told} each side what the other {leaves|left} out",
        "someone who lives alone in another town {comes|came} home to a dark flat after work. On festival evenings the family {is|was} missed most, and a meal with others who {are|were} far from their own houses {makes|made} it lighter",
      ],
    },
  ],
  trend: {
    up: [
      "life at home {is|was} easier than in the three months before",
      "you {find|found} more time for your family than three months earlier",
      "you and your relatives {are|were} on better terms than in the months before",
      "the mood in the house {is|was} lighter than a quarter earlier",
    ],
    level: [
      "life at home {goes|went} on as in the three months before",
      "you {are|were} about as close to your family as in the quarter before",
      "days in the house {pass|passed} much as in the months before",
      "among relatives things {stay|stayed} as the quarter before left them",
    ],
    down: [
      "more {is|was} asked of you at home than in the three months before",
      "you {have|had} less time for your family than in the quarter before",
      "patience at home {is|was} shorter than in the months before",
      "your relatives {need|needed} more attention than three months earlier",
    ],
  },
  advice: {
    go: [
      "Call the whole family together once",
      "Begin the work on the house that everybody wants",
      "Ask your parents what they would still like to see, and plan it",
      "Invite the relatives you have not seen for long",
      "Cook one meal a week with the children or with a parent",
      "Write down the stories of your grandparents while they tell them",
      "Make peace with the relative you have not called for a long time",
      "Give each person in the house one evening when they choose the meal",
    ],
    wait: [
      "Leave questions of family property for a calmer season",
      "Speak to each relative alone rather than to all at once",
      "Keep one evening a week for home and for nothing else",
      "Let a quarrel at home pass before you judge it",
      "Say thank you at home for the work that nobody sees",
      "Leave the phones outside the room during the family dinner",
      "Ask a brother or sister to share the care of your parents",
      "Keep your answer to a relative's remark until the next morning",
    ],
  },
  best: ["home {is|was} the best part of these months", "the family {is|was} the joy of these months"],
  weak: [
    "home {asks|asked} for more than anything else",
    "the family {needs|needed} your patience before anything else",
  ],
};
