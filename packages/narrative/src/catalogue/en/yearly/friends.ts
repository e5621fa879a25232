import type { YearAspectWords } from "../../yearly-words.ts";

export const YEAR_FRIENDS_EN: YearAspectWords = {
  verdict: {
    good: [
      "friends {are|were} near when you {look|looked} for them",
      "good company {makes|made} hard days easier",
      "a friend's word {helps|helped} you more than once",
      "more friends {join|joined} your circle, and it {grows|grew} warmer",
    ],
    even: [
      "old friends {stay|stayed}, and new ones {take|took} their time",
      "friends {come|came} when you {call|called}, and not before",
      "friends {are|were} busy with their own lives, without ill feeling",
      "some friends {come|came} nearer and others {go|went} a little away",
    ],
    hard: [
      "only a few of your friends {have|had} time for you",
      "company {tires|tired} you sooner than usual",
      "you {give|gave} friends more than you {get|got} back",
      "you {wait|waited} for a friend's call more than once",
    ],
  },
  house: {
    good: [
      [
        "several people {like|liked} your company, and one of them {becomes|became} a friend",
        "you {choose|chose} your company well",
        "friends {come|came} to you because you {are|were} cheerful",
        "a friend {tells|told} you honestly what {suits|suited} you, and {is|was} right",
      ],
      [
        "friends {keep|kept} their word about what they {owe|owed}",
        "you {are|were} welcome for a meal at a friend's house",
        "a kind word of yours {wins|won} you a new friend",
        "friends {sit|sat} long at your table, and nobody {looks|looked} at the clock",
      ],
      [
        "neighbours and friends {come|came} by without being asked",
        "an old friend {writes|wrote} first",
        "a short trip with friends {is|was} full of fun",
        "a neighbour {becomes|became} someone you {can|could} ask for help",
      ],
      [
        "friends {feel|felt} at home in your house",
        "a childhood friend {comes|came} back into your town",
        "a friend {helps|helped} with something in the house",
        "your home {is|was} the place where the circle {meets|met}",
      ],
      [
        "you {laugh|laughed} much, and in good company",
        "a new friend {shares|shared} your love of books, music or games",
        "a friend's idea and yours {become|became} one plan",
        "a game or a song with friends {makes|made} a weekday feel like a holiday",
      ],
      [
        "a friend {comes|came} exactly when there {is|was} work to be done",
        "someone who had been against you {becomes|became} a companion",
        "an old misunderstanding with a friend {clears|cleared} up",
        "you {make|made} peace between two friends, and it {lasts|lasted}",
      ],
      [
        "your partner's friends {become|became} yours",
        "pleasant company {leads|led} to a useful acquaintance",
        "a friend's wedding or feast {brings|brought} everyone together",
        "what you {begin|began} together with a friend {does|did} well",
      ],
      [
        "a friend {keeps|kept} your secret and {gives|gave} sound advice",
        "an old friendship {survives|survived} a test",
        "you {tell|told} a friend what you {tell|told} no one else, and {feel|felt} better",
        "help from a friend {comes|came} on the day it {is|was} needed",
      ],
      [
        "friends from far away {bring|brought} good news",
        "a teacher {becomes|became} a friend",
        "friends {take|took} you along to a temple, a talk or a far town",
        "older friends {share|shared} what life had taught them",
      ],
      [
        "friends in important posts {remember|remembered} you",
        "a colleague {becomes|became} a real friend",
        "a friend at work {speaks|spoke} well of you to the right person",
        "friends {are|were} glad of your success and {say|said} so",
      ],
      [
        "a group or a club {welcomes|welcomed} you as a member",
        "friends {help|helped} you with a wish, and it {comes|came} nearer",
        "old classmates {meet|met} again after years",
        "your circle {helps|helped} before you {ask|asked}",
        "a feast or an outing {brings|brought} the whole circle together",
      ],
      [
        "one quiet friend {is|was} worth ten loud ones",
        "friends abroad {keep|kept} in touch",
        "a friend you had lost sight of {sends|sent} a greeting",
        "an hour with one good friend {rests|rested} you as well as sleep",
      ],
    ],
    hard: [
      [
        "you {keep|kept} to yourself, and friends {wonder|wondered} why",
        "friends {see|saw} your anger before your kindness",
        "you {have|had} no time for the invitations of friends",
        "the first step towards a friend {has|had} to be yours each time",
      ],
      [
        "friends {disagree|disagreed} about money or about words",
        "a joke among friends {goes|went} too far",
        "a loan between friends {is|was} slow to come back",
        "a promise to a friend {is|was} kept late",
      ],
      [
        "a neighbour {tries|tried} your patience",
        "friends {forget|forgot} to answer",
        "a meeting with friends {is|was} planned and then forgotten",
        "news between neighbours {changes|changed} on its way",
      ],
      [
        "you {have|had} little room at home for company",
        "friends {call|called} at the wrong hour",
        "a private matter told to a friend {goes|went} further than you {like|liked}",
        "chores at home {leave|left} friends waiting at the gate",
      ],
      [
        "friends {draw|drew} you into games you {do|did} not like",
        "a young friend {disappoints|disappointed} you",
        "it {matters|mattered} too much in your circle who {is|was} closest to whom",
        "a merry evening with friends {is|was} put off twice",
      ],
      [
        "friends {take|took} sides in a quarrel that {is|was} not theirs",
        "a friend {asks|asked} for one favour after another",
        "friends {leave|left} you with the work they had offered to share",
        "there {is|was} some rivalry in a friendship",
      ],
      [
        "your partner and your friends {want|wanted} the same evening",
        "an acquaintance {is|was} less of a friend than you {think|thought}",
        "you {stand|stood} between two friends who {do|did} not speak",
        "an account shared with a friend {takes|took} long to settle",
      ],
      [
        "a friend {is|was} silent for reasons that you {do|did} not know",
        "gossip in your circle {reaches|reached} you late",
        "a friend's trouble {takes|took} more of your time than you {have|had}",
        "it {is|was} hard to tell what a friend {means|meant} by a short answer",
      ],
      [
        "friends {differ|differed} about beliefs",
        "a friend from far away {cannot|could not} come",
        "an older friend {takes|took} offence at a word",
        "a trip planned with friends {is|was} put off",
      ],
      [
        "work {leaves|left} no evening for friends",
        "friends {use|used} your name for their own advantage",
        "you {compare|compared} your path with a friend's, and it {helps|helped} nobody",
        "a friend's recommendation {takes|took} its time",
      ],
      [
        "your circle {is|was} large, and few people in it {are|were} friends",
        "plans made with friends {fall|fell} through",
        "help from friends {comes|came} after the need {is|was} over",
        "the circle {grows|grew} and close talk {becomes|became} rare",
      ],
      [
        "you {miss|missed} a friend who {is|was} far away",
        "late evenings with friends cost more than they {give|gave}",
        "you {like|liked} to be alone, and friends {do|did} not understand it at once",
        "money spent for friends {comes|came} back late",
      ],
    ],
  },
  graha: {
    good: {
      sun: [
        "a friend with influence {speaks|spoke} up for you",
        "your word {counts|counted} among friends",
        "a friend {shows|showed} you whom to ask at an office",
      ],
      mars: [
        "friends {help|helped} you with deeds as well as words",
        "a brave friend {stands|stood} up for you",
        "sport with friends {gives|gave} you new energy",
      ],
      mercury: [
        "calls and visits from friends {keep|kept} you cheerful",
        "a friend from your school days {finds|found} you again",
        "a chance talk {turns|turned} an acquaintance into a friend",
      ],
      jupiter: [
        "a wise friend {gives|gave} advice worth keeping",
        "good people {become|became} your friends",
        "a celebration at a friend's house {makes|made} everyone closer",
        "a friend's family {treats|treated} you as one of their own",
        "you {learn|learned} something good from a friend",
      ],
      venus: [
        "parties and music {bring|brought} charming company",
        "a kind friend {says|said} the word that {cheers|cheered} you",
        "a love of art or music {brings|brought} you new friends",
      ],
      saturn: [
        "the oldest friends {are|were} the truest",
        "an elderly friend's experience {is|was} of use",
        "a friend who stayed by you in bad years {stays|stayed} by you again",
      ],
      rahu: [
        "friends {come|came} from circles that {are|were} new to you",
        "the telephone {brings|brought} a far friend near",
        "a friend who {speaks|spoke} another language {widens|widened} your view",
        "a friend with an unusual trade {gives|gave} you a useful idea",
      ],
      ketu: [
        "one friend who {understands|understood} silence {is|was} enough",
        "a friend {understands|understood} you before you {explain|explained}",
        "an old grudge between friends {is|was} forgotten",
      ],
    },
    hard: {
      sun: [
        "a proud friend {wants|wanted} to be asked first",
        "friends {find|found} your manner a little proud",
        "a friend in a high post {has|had} no time to help",
      ],
      mars: [
        "a quarrel with a friend {starts|started} from nothing",
        "a hasty word {puts|put} distance between friends",
        "friends {want|wanted} adventures that {are|were} not to your taste",
      ],
      mercury: [
        "a message to a friend {is|was} read the wrong way",
        "half of what friends {report|reported} {is|was} guesswork",
        "you {are|were} late with answers, and friends {count|counted} the days",
      ],
      jupiter: [
        "friends {give|gave} more advice than help",
        "you {miss|missed} the feast at a friend's house",
        "advice you {give|gave} a friend {is|was} not welcome at once",
      ],
      venus: [
        "pleasant company {turns|turned} out to be costly and empty",
        "hurt feelings {spoil|spoiled} an outing with friends",
        "evenings with friends {cost|cost} more than they {please|pleased}",
      ],
      saturn: [
        "friends {move|moved} away or {have|had} no time",
        "you and your friends {are|were} free at different hours",
        "you {have|had} to take over a friend's duty",
      ],
      rahu: [
        "a new friend {is|was} not the person you {expect|expected}",
        "a plan made on a friend's word {leads|led} to confusion",
        "it {takes|took} time to see who in the circle {can|could} be relied on",
      ],
      ketu: [
        "you {lose|lost} touch with a friend without wanting to",
        "you {feel|felt} alone in the middle of friends",
        "a friend {keeps|kept} away and {gives|gave} no reason",
      ],
    },
  },
  lives: [
    {
      good: [
        "old friends {go|went} on with a talk that had stopped years ago. Someone from your school days {calls|called} for no reason at all, and an hour with that friend {makes|made} you feel as young as you were in the classroom",
        "if you {have|had} a friend of twenty years, a visit long put off {takes|took} place. Your friend's mother {cooks|cooked} the dish she always made for you, and the two friends {walk|walked} to the bus together as they used to",
        "among friends from earlier days there {is|was} an occasion to celebrate. A classmate {finds|found} the old addresses, and by the end of the lunch the whole circle {has|had} agreed to meet again",
        "an old friend {remembers|remembered} what you once did to help, and {tells|told} it to others in your presence. It {makes|made} you smile, and the two friends {help|helped} each other again without counting",
      ],
      even: [
        "old friends {exchange|exchanged} greetings on birthdays and on every feast day. One friend {writes|wrote} at length, another {sends|sent} a picture of flowers, and nobody {minds|minded} a late reply",
        "people with friends from long ago {see|saw} some of them and {miss|missed} others. A meeting of the old circle {is|was} planned for a Sunday and {takes|took} place with half of them, which {is|was} fun enough",
        "if an old friend {lives|lived} in your town, you {meet|met} from time to time at the market. You {promise|promised} each other a long evening soon, and meanwhile the friendship {lives|lived} on ten minutes at a time",
        "friends of many years {have|had} families and worries of their own. They {are|were} there when you {need|needed} them, and otherwise a short call once in a while {keeps|kept} the friendship as it {is|was}",
      ],
      hard: [
        "an old friend {is|was} slow to call back, and you {wonder|wondered} what you {have|had} done. It {turns|turned} out that the friend {has|had} too much to do; a short note without blame {keeps|kept} the friendship alive",
        "an old joke among old friends suddenly {hurts|hurt}. You {leave|left} the company early, the others {notice|noticed}, and some days later one friend {comes|came} by and {asks|asked} what {is|was} wrong",
        "if a childhood friend {chooses|chose} another way of life, talk {becomes|became} stiff. You {look|looked} for subjects and {find|found} few; memories {hold|held} the two friends together until something new {is|was} there to share",
        "among old friends a loan or a favour {is|was} still open. Neither friend {likes|liked} to mention it, and both {avoid|avoided} the usual bench; the company {feels|felt} the gap until someone {speaks|spoke} of it kindly",
      ],
    },
    {
      good: [
        "new neighbours {are|were} good for the whole building. A neighbour {brings|brought} a bowl of something warm, you {return|returned} it full, and before long the children of both homes {are|were} friends too",
        "those who {come|came} into new company {are|were} made welcome. An acquaintance from the morning walk {turns|turned} out to like the same books, and the greeting in passing {becomes|became} the start of a friendship",
        "if you {need|needed} a key kept or a parcel taken in, a neighbour {offers|offered} before you {ask|asked}. Such small services {make|made} a friend of a neighbour, and the street {feels|felt} safer with good people in it",
        "a chance acquaintance on a train or at a counter {stays|stayed} in touch after all. Within weeks you {know|knew} each other's jokes, and through this new friend you {meet|met} two or three people worth knowing",
      ],
      even: [
        "neighbours {nod|nodded}, {talk|talked} for a minute and {borrow|borrowed} the ladder as usual. One neighbour {tells|told} more than you {want|wanted} to know, another {says|said} only good morning, and there {is|was} peace on the stairs",
        "new acquaintances {come|came} and {go|went} without much notice. You {exchange|exchanged} numbers with five people, {hear|heard} from two, and {see|saw} one acquaintance again, which {is|was} about the usual number in a busy town",
        "if you {move|moved} in new company, names and faces {get|got} mixed up at first. People in the group {are|were} friendly and a little careful, and it {takes|took} a few evenings until the talk {goes|went} beyond the weather",
        "neighbours {agree|agreed} about the water tank and {differ|differed} about the parking. You {are|were} asked your opinion, you {give|gave} it in few words, and both neighbours {greet|greeted} you the next morning as before",
      ],
      hard: [
        "a neighbour's noise or a parked scooter {disturbs|disturbed} you. A first complaint {is|was} taken badly; a second talk, with tea and another neighbour present, {brings|brought} a rule that both sides {can|could} accept",
        "new acquaintances {are|were} warm at first and then hard to reach. You {ask|asked} yourself whether you {have|had} said too much to the new group, while most of them {are|were} only busy, and one {writes|wrote} after all",
        "if you {are|were} new in a street, the neighbours {are|were} slow to learn your name. They {stay|stayed} behind their own doors, invitations {are|were} few, and the first real talk with a neighbour {comes|came} by way of a child or a dog",
        "a fresh acquaintance {asks|asked} for a favour too early. You {have|had} to say no politely, the company {is|was} a little cold for an evening, and afterwards it {is|was} clearer which acquaintance {comes|came} for your own sake",
      ],
    },
    {
      good: [
        "members of a club or a temple group {find|found} the meetings well attended. Your suggestion {is|was} taken up, three members {offer|offered} to help with it, and the evening {ends|ended} later and more merrily than planned",
        "those who sing, play or walk with a group {get|got} a good season. The group {learns|learned} something new, nobody {minds|minded} a wrong note, and on the way home two members {become|became} real friends",
        "if you {belong|belonged} to a circle, it {stands|stood} by you in a practical way. One friend {drives|drove}, one {makes|made} the calls, one {brings|brought} the food, and a job that had worried you {is|was} done by noon",
        "a circle that had grown sleepy {wakes|woke} up. Somebody in the group {proposes|proposed} a picnic, the old members {come|came} and {bring|brought} new ones, and you {go|went} home with tired feet and two invitations",
      ],
      even: [
        "the club {meets|met} on its usual day, with its usual tea. Some members {do|did} the work and some the talking, and you {are|were} content to be there every second time and to hear the rest from a friend",
        "in a circle of friends plans {take|took} many messages. Half of the group {wants|wanted} the hills, half the sea, and the day {is|was} spent in the park near by, where the company {is|was} pleasant all the same",
        "if you {help|helped} to run a group, the list of members {stays|stayed} about as long as it was. One family {leaves|left} the group, another {joins|joined}, and the year's accounts of the club {balance|balanced}",
        "members of a group chat {read|read} more than they {write|wrote}. A birthday greeting, a recipe and an old photograph {keep|kept} the circle together, and once in a while two of the friends {meet|met} in person",
      ],
      hard: [
        "in a club or group two members {differ|differed} about money or the hall. The meeting {is|was} long, little {gets|got} decided, and calmer members {have|had} to speak with each of the two alone",
        "a circle of friends {shrinks|shrank} for a time. One friend {moves|moved} away, one {has|had} a small child at home, and the usual evening of the circle {has|had} to be held with three chairs instead of eight",
        "if you {do|did} much for a group, thanks {are|were} few and requests many. The members {get|got} used to your help very quickly, and the club {sees|saw} how much you {do|did} only when you {miss|missed} one meeting",
        "a plan of the whole circle {falls|fell} apart at the last moment. The one friend with a car {is|was} away, messages {cross|crossed}, and the company {needs|needed} a smaller plan and one person to decide",
      ],
    },
    {
      good: [
        "those who {have|had} only a friend or two {find|found} that this {is|was} plenty. Your friend {keeps|kept} an evening free for you, the talk {is|was} honest, and the silence between the two friends {is|was} comfortable too",
        "if you {are|were} shy, company {comes|came} to you by way of something you {do|did} well. Someone {asks|asked} how you {do|did} it, you {show|showed} it without many words, and you {have|had} a new friend before you {notice|noticed} it",
        "someone who {lives|lived} quietly {gets|got} an acquaintance's invitation and {goes|went}. The company {is|was} small and kind, one guest {shares|shared} an interest, and the way home {seems|seemed} short with the thought of a new friend",
        "for people who {keep|kept} to themselves a regular hour {brings|brought} friends. The same faces {sit|sat} in the library or on the bench, a nod {turns|turned} into a chat, and in time an acquaintance {becomes|became} a friend",
      ],
      even: [
        "those with few friends {have|had} quiet weekends and {do|did} not mind most of them. A friend's call on one evening {is|was} enough, and a walk alone {does|did} as much good as company would have done",
        "if you {find|found} company tiring, you {go|went} to one gathering and {leave|left} it early. Nobody in the circle {minds|minded} it; the friend you came for {is|was} glad of the half hour and {tells|told} you so",
        "someone shy {speaks|spoke} to one new neighbour and {lets|let} two other chances pass. The talk with this acquaintance {is|was} short and friendly, and next time the company {looks|looked} a little less strange",
        "for quiet people the friends of a brother, a sister or a partner {are|were} company enough. You {listen|listened} more than you {talk|talked}, and among these friends the few words you {say|said} {are|were} remembered",
      ],
      hard: [
        "those who {have|had} few friends {feel|felt} it on feast days, when others {go|went} out in groups. A message to one friend {is|was} hard to write and soon answered, and the two friends {share|shared} a plain supper after all",
        "if you {are|were} shy, a room full of company {seems|seemed} not to notice you. You {stand|stood} near the tea and {wait|waited}; it {helps|helped} to know one friend there beforehand, and to have a small task among the guests",
        "someone who {relies|relied} on a single friend {has|had} to share that friend with other claims. Weekends {are|were} longer for it, and a class or a club with a fixed hour {fills|filled} a part of the gap",
        "for quiet people a look they {misunderstand|misunderstood} {makes|made} company difficult. You {think|thought} the circle {is|was} talking about you while it {talks|talked} of trains, and only later a friend {tells|told} you how welcome you {are|were}",
      ],
    },
  ],
  trend: {
    up: [
      "you {are|were} closer to your friends than in the three months before",
      "your circle {is|was} livelier than in the quarter before",
      "calls from friends {come|came} more often than they did a quarter earlier",
      "you {find|found} more time for friends than in the months before",
    ],
    level: [
      "with friends little {changes|changed} compared with the quarter before",
      "your circle {is|was} as large and as warm as in the three months before",
      "you {see|saw} your friends about as often as a quarter earlier",
      "friendships {go|went} on as in the months before",
    ],
    down: [
      "you {see|saw} friends less often than in the three months before",
      "your circle {is|was} quieter than in the quarter before",
      "your friends {have|had} less time for you than a quarter earlier",
      "it {takes|took} more effort to meet friends than in the months before",
    ],
  },
  advice: {
    go: [
      "Call the friend you have been thinking of",
      "Say yes when friends ask you to join in",
      "Bring two friends together who ought to know each other",
      "Thank the friend who helped you",
      "Write to the classmate whose number you still keep",
      "Set one evening a month for your circle, and keep to it",
      "Knock at the new neighbour's door with something sweet",
      "Join the club or class that you have passed by so often",
    ],
    wait: [
      "Give friends your time rather than your money",
      "Accept a friend's silence, and write once at the end of the month",
      "Choose small company over large",
      "Keep your worries for one true friend",
      "Do not repeat to one friend what another told you",
      "Leave a sharp message to a friend unsent until the next day",
      "Let a new friendship grow slowly before you rely on it",
      "Do not take sides when two friends quarrel",
    ],
  },
  best: ["friends {are|were} the best of these months", "what {goes|went} best {is|was} friendship"],
  weak: [
    "friends {give|gave} less than you {expect|expected} of them",
    "company {is|was} what you {have|had} to choose with the most care",
  ],
};
