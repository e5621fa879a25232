import type { YearAspectWords } from "../../yearly-words.ts";

export const YEAR_RELATIONSHIP_EN: YearAspectWords = {
  verdict: {
    good: [
      "the two of you {think|thought} alike on most days",
      "love {shows|showed} itself in small, daily ways",
      "a partner's company {is|was} a comfort",
      "affection {comes|came} easily, and small quarrels {end|ended} in laughter",
    ],
    even: [
      "partners {are|were} close on some days and distant on others",
      "marriage or courtship {goes|went} on at its usual pace",
      "the two of you {agree|agreed} about most things and {leave|left} the rest",
      "on some days love {is|was} warm, and on others you {think|thought} of other things",
    ],
    hard: [
      "love {needs|needed} more patience than usual",
      "a partner's mood {is|was} hard to understand",
      "the two of you {want|wanted} different things for a while",
      "a couple {needs|needed} kind words more than good arguments",
    ],
  },
  house: {
    good: [
      [
        "you {are|were} easy to love, because you {are|were} at ease with yourself",
        "a partner {sees|saw} you with fresh eyes",
        "your good spirits {make|made} courtship simple, and love {needs|needed} no speeches",
        "your partner {likes|liked} how you {carry|carried} yourself, and {says|said} so",
      ],
      [
        "a friendly talk at dinner {brings|brought} a couple closer",
        "a partner's family {is|was} warm to you",
        "the two of you {talk|talked} about money calmly and {agree|agreed}",
        "a partner {cooks|cooked} what you {like|liked} best, for no reason but love",
      ],
      [
        "messages between the two of you {are|were} frequent and warm",
        "you {find|found} the courage to say what your partner {wants|wanted} to hear",
        "a short trip for two {does|did} love good",
        "a brother or sister {says|said} a kind word about your marriage",
      ],
      [
        "a couple's evening at home {is|was} worth more than any outing",
        "a couple's home {is|was} made more beautiful by both",
        "an elder at home {is|was} kind to your partner",
        "the two of you {choose|chose} something for the house and {are|were} both glad of it",
      ],
      [
        "there {is|was} room for romance, old or new",
        "love {is|was} playful, and laughter {is|was} part of it",
        "a song, a film or a game for two {lightens|lightened} love",
        "children or plans for children {draw|drew} a couple together",
      ],
      [
        "an old quarrel between partners {is|was} settled kindly",
        "you {serve|served} each other in practical ways, and love {grows|grew} from it",
        "a partner {takes|took} a chore out of your hands without being asked",
        "the two of you {fall|fell} out less over small things",
      ],
      [
        "marriage {is|was} spoken of, or a marriage {becomes|became} warmer",
        "your partner {stands|stood} beside you in public",
        "a good match {is|was} named, or an old marriage {feels|felt} new for an evening",
        "what your partner {advises|advised} {turns|turned} out to be right",
      ],
      [
        "a partner {shares|shared} what had been kept back",
        "trust between the two of you {goes|went} deeper",
        "in-laws {help|helped} a couple quietly",
        "a question that had lain between partners {finds|found} its answer",
      ],
      [
        "there {is|was} talk of a wedding, a blessing or a journey together",
        "a partner's good news {is|was} good for you too",
        "a temple visited as a couple {leaves|left} both at peace",
        "love {is|was} wiser for what elders {tell|told} you about their own years",
      ],
      [
        "a partner {is|was} proud of what you {do|did}",
        "the two of you {appear|appeared} together where it {matters|mattered}",
        "people {speak|spoke} of the two of you with respect",
        "duties {are|were} shared so well that partners {have|had} an hour to spare",
      ],
      [
        "a wish that both partners {share|shared} {is|was} met",
        "friendship {turns|turned} into love, or love into friendship",
        "friends {bring|brought} word of a good match, or {cheer|cheered} a couple on",
        "a gift your partner {has|had} wanted for years {is|was} bought at last",
      ],
      [
        "quiet nights {bring|brought} a couple closer",
        "affection {is|was} shown when nobody {looks|looked}",
        "a partner who {lives|lived} far away {comes|came} nearer",
        "a slow morning for two {does|did} more for love than a feast",
      ],
    ],
    hard: [
      [
        "you {want|wanted} to be right more than to be loved",
        "your own moods {stand|stood} between the two of you",
        "you {tire|tired} early in the day, and your partner {takes|took} it for coldness",
        "love {suffers|suffered} a little when you {keep|kept} your plans to yourself",
      ],
      [
        "a harsh word at home {is|was} remembered by your partner",
        "two families' wishes {weigh|weighed} on a couple",
        "the two of you {count|counted} money differently",
        "wedding costs {are|were} talked about longer than the wedding itself",
      ],
      [
        "messages between partners {cross|crossed}, and meanings {get|got} lost",
        "you {argue|argued} with your partner about small things",
        "a promised call to your partner {is|was} forgotten",
        "others {carry|carried} words between partners, and the words {change|changed} on the way",
      ],
      [
        "there {is|was} little peace at home, and your partner {feels|felt} it",
        "house and chores {leave|left} little time for love",
        "elders at home and your partner {see|saw} the same matter in two ways",
        "a couple {has|had} no corner of the house to itself",
      ],
      [
        "jealousy or doubt {makes|made} love less happy",
        "plans about children or the future {divide|divided} a couple for a while",
        "love {waits|waited} for a clear answer",
        "a partner {misses|missed} the praise that you {think|thought} and {do|did} not say",
      ],
      [
        "partners {remind|reminded} each other of old faults",
        "partners {speak|spoke} of little else than daily duties",
        "partners {argue|argued} about who {does|did} what at home",
        "a partner's small complaint {comes|came} at the end of a long day",
      ],
      [
        "a partner {asks|asked} for more attention than you {give|gave}",
        "marriage talks {go|went} slowly and {ask|asked} for goodwill",
        "you and your partner {hold|held} two opinions, and neither {gives|gave} way",
        "the two of you {are|were} seldom free on the same day",
      ],
      [
        "something unsaid {lies|lay} between the two of you",
        "a partner's worries {become|became} yours, and trust {is|was} tested",
        "a matter with the in-laws {makes|made} a couple careful with words",
        "what a partner {keeps|kept} back {is|was} felt before it {is|was} told",
      ],
      [
        "beliefs or distances {come|came} between partners",
        "elders {have|had} opinions about your marriage",
        "a journey that partners had planned {is|was} put off",
        "consent to a marriage {takes|took} longer than the couple {likes|liked}",
      ],
      [
        "work {takes|took} the hours that {belong|belonged} to your partner",
        "love {has|had} to wait for duty",
        "you {bring|brought} the anger of the day's work home to your partner",
        "the two of you {share|shared} duties unevenly, and both {notice|noticed}",
      ],
      [
        "too many people {have|had} a say between the two of you",
        "promises to a partner {are|were} kept late",
        "your partner {counts|counted} the hours that you {spend|spent} with friends",
        "a wish the couple {has|had} for the year {stays|stayed} on the list",
      ],
      [
        "distance or tired evenings {make|made} love a little less warm",
        "your partner {needs|needed} rest and silence rather than talk",
        "a couple {spends|spent} more nights apart than {is|was} pleasant",
        "expenses nobody had planned {make|made} partners short with one another",
      ],
    ],
  },
  graha: {
    good: {
      sun: [
        "a partner {respects|respected} your decisions",
        "a partner's success {makes|made} both of you happy",
        "the consent of a father or an elder {helps|helped} with plans for a marriage",
      ],
      mars: [
        "desire {is|was} lively, and love {is|was} shown in deeds",
        "a brave word from one partner {ends|ended} a long silence",
        "the two of you {take|took} a bold decision and {stand|stood} by it",
      ],
      mercury: [
        "the two of you {talk|talked} easily with each other",
        "a joke at the right moment {saves|saved} an evening for the couple",
        "calls and letters about a proposal of marriage {are|were} answered in good time",
      ],
      jupiter: [
        "elders {bless|blessed} the marriage, and both partners {are|were} glad of it",
        "a wise elder {finds|found} the word that {brings|brought} a couple back together",
        "trust between partners {is|was} strong enough for hard questions",
      ],
      venus: [
        "there {is|was} much affection and beauty in your love",
        "small presents and good clothes {delight|delighted} your partner",
        "new love {is|was} gentle, and old love {has|had} its small attentions again",
      ],
      saturn: [
        "loyalty {is|was} the strength of a couple",
        "a partner {shows|showed} love in deeds that {last|lasted}",
        "a match that had been waiting for years {is|was} talked about again",
      ],
      rahu: [
        "love {brings|brought} together people of different languages or places",
        "the two of you {see|saw} a place neither {knows|knew}",
        "love {can|could} begin with an unlikely meeting",
      ],
      ketu: [
        "a silence shared by two partners {says|said} everything",
        "old anger between partners {grows|grew} less by itself",
        "a couple {finds|found} peace in prayer or in a quiet hour",
      ],
    },
    hard: {
      sun: [
        "pride {makes|made} the first step towards a partner hard",
        "a partner {feels|felt} ruled rather than asked",
        "at the talks about marriage each side {wants|wanted} the seat of honour",
      ],
      mars: [
        "partners {get|got} angry quickly and {calm|calmed} down quickly",
        "a sharp reply {hurts|hurt} your partner more than you {mean|meant} it to",
        "haste in a matter of marriage {makes|made} more work",
      ],
      mercury: [
        "too many words {confuse|confused} a simple matter of the heart, and love {waits|waited}",
        "what you {say|said} and what your partner {hears|heard} {are|were} two things",
        "half the news about a match {is|was} wrong and {has|had} to be asked again",
      ],
      jupiter: [
        "relatives {give|gave} more advice about marriage than you {ask|asked} for",
        "you {hope|hoped} for more from a partner than was ever agreed",
        "a match {is|was} talked about for weeks, and nobody {decides|decided}",
      ],
      venus: [
        "you {expect|expected} too much of love",
        "partners {are|were} sometimes silent and hurt",
        "one partner {counts|counted} the gifts, and love {suffers|suffered} for it",
      ],
      saturn: [
        "a partner {is|was} tired or far away, and love {moves|moved} slowly",
        "one partner's duties {tire|tired} both",
        "a match {needs|needed} a second and a third visit before anyone {decides|decided}",
      ],
      rahu: [
        "partners {doubt|doubted} each other for little reason",
        "a third person's story {upsets|upset} your partner",
        "love {seems|seemed} perfect at first, and it {is|was} wise to take time",
      ],
      ketu: [
        "one of the two partners {is|was} present and yet elsewhere",
        "interest in marriage {is|was} low, and the heart {wants|wanted} to be left alone",
        "a matter that partners {need|needed} to talk about {stays|stayed} unspoken",
      ],
    },
  },
  lives: [
    {
      good: [
        "those who have been married for years {find|found} that they still {have|had} news for each other. One partner {makes|made} the evening tea unasked, the other {keeps|kept} a chair free, and neither {reaches|reached} for the telephone",
        "if you have long been married, a day out for the two of you {takes|took} place at last. The road {is|was} familiar, the lunch {is|was} plain, and your partner {laughs|laughed} at the same place in an old story as twenty years ago",
        "a couple of many years {settles|settled} the thing they had argued about for years. One partner {gives|gave} way in the matter, the other in its cost, and from then on both {speak|spoke} of it as their own idea",
        "in long marriages thanks {are|were} said aloud again. A visitor {hears|heard} one partner praise the other, and your partner {notices|noticed} what you {do|did} in the house before you {have|had} to name it",
      ],
      even: [
        "for couples of many years the weeks {are|were} full of shopping and errands. There {is|was} little to complain of in the marriage and little to tell, and a shared joke on the stairs {is|was} the brightest part of some days",
        "long-married people {agree|agreed} about the house and {differ|differed} about the holiday. One partner {plans|planned}, the other {postpones|postponed}, and in the end the couple {does|did} about half of what had been on the list",
        "if you have been married for years, some evenings {belong|belonged} to the two of you and some to the television. Your partner {knows|knew} your moods well enough to leave you alone, and well enough to come back after an hour",
        "a husband and wife of many years {divide|divided} the errands and {meet|met} at dinner. The talk of the couple {is|was} of bills and relatives, and once or twice it {turns|turned} to how the two of them first met",
      ],
      hard: [
        "in long marriages an old quarrel {comes|came} up again, and both partners {know|knew} every line of it. A short walk together {does|did} more for husband and wife than another evening of arguments",
        "after many years a couple {can|could} be in one room and hardly speak. One partner {is|was} worn out, the other {takes|took} it for indifference, and a plain question over breakfast {brings|brought} the two of them back to talking",
        "if you have long been married, your partner {wants|wanted} change just when you {want|wanted} quiet. The two of you {have|had} to try one small new thing at a time, and the first of them {does|did} not please both",
        "someone married for years {hears|heard} the other side of the story late and from a relative. It {takes|took} husband and wife several evenings to put the pieces in order, and the tone between partners {is|was} careful for a while",
      ],
    },
    {
      good: [
        "newly married couples {find|found} a rhythm of their own. Who {cooks|cooked}, who {shops|shopped} and who {sleeps|slept} late {is|was} settled with laughter, and a partner's odd habit {becomes|became} a private joke of the two of them",
        "for those who are engaged the preparations {go|went} well. The wedding hall {is|was} free on the right day, the two families {agree|agreed} about the number of guests, and the couple {has|had} an hour to itself in the middle of it all",
        "someone newly married {feels|felt} at home sooner than expected. Their partner {takes|took} their side in a small matter without any quarrel about it, and the first festival of the marriage {is|was} spent in good humour",
        "if your wedding {is|was} only a short time ago, your partner {proves|proved} good company on plain days too. The two of you {furnish|furnished} a corner, {burn|burned} a dinner, and {go|went} out to eat like sweethearts",
      ],
      even: [
        "the newly married {learn|learned} each other's hours. One partner {likes|liked} to talk at breakfast and the other at midnight, and after some weeks the couple {has|had} found a time that {suits|suited} both",
        "engaged couples {spend|spent} more hours on lists than on each other. The wedding cards {are|were} ready, the sweets {are|were} not, and the families {take|took} turns in being content and being worried",
        "in a young marriage visits to both families {fill|filled} the Sundays. The couple {enjoys|enjoyed} some of them and {yawns|yawned} through others, and on the way home partners {compare|compared} notes about it all",
        "if you are engaged, your calls to each other {are|were} long in one week and short in the next. Love {has|had} not changed; a partner's work {takes|took} its share, and so {does|did} the talk about the wedding date",
      ],
      hard: [
        "the newly married {miss|missed} the homes they grew up in. One partner {is|was} quiet at festivals, the other {does|did} not know what to say, and a weekend with the parents {does|did} the young couple more good than advice",
        "for those who are engaged there {is|was} much talk about costs. A list of guests {goes|went} back and forth between the families, the date of the wedding {shifts|shifted}, and bride and groom {comfort|comforted} each other by telephone",
        "in a young marriage two ways of keeping house {meet|met} in one kitchen. A partner {is|was} hurt by a remark about the food, and it {takes|took} the couple some days to see that nobody {means|meant} it that way",
        "if you are newly married, the first real quarrel {comes|came} over something very small. Your partner {goes|went} silent where you {talk|talked}, and the two of you {have|had} to learn how the other {makes|made} peace",
      ],
    },
    {
      good: [
        "those who look for a match {meet|met} someone with whom talk {is|was} easy from the first cup of coffee. The families {like|liked} each other, and the second meeting about the marriage {is|was} asked for by both sides",
        "if you {hope|hoped} for marriage, an aunt or a colleague {mentions|mentioned} a name you had not thought of. The photograph {says|said} little, the visit {says|said} much more, and the heart {is|was} lighter on the way home",
        "for someone single the search for a partner {becomes|became} less of a duty. A friend's wedding, a class or a train journey {brings|brought} a good talk with a stranger, and love {seems|seemed} possible without a list",
        "parents who {look|looked} for a bride or groom {hear|heard} back sooner than usual. The proposal {comes|came} from people who {ask|asked} sensible questions, and your own wishes about a partner {are|were} listened to",
      ],
      even: [
        "those who seek a match {see|saw} some profiles and {meet|met} a few people. One proposal {sounds|sounded} right and {lives|lived} too far away, another {is|was} near and {says|said} too little, and the search {goes|went} on without hurry",
        "if marriage {is|was} talked about for you, both sides {are|were} polite and {take|took} their time. A horoscope {is|was} compared, a second opinion about the match {is|was} asked for, and nobody {presses|pressed} for an answer",
        "someone in search of a partner {has|had} weeks with two meetings and weeks with none. What {becomes|became} clearer {is|was} what the heart {can|could} do without, and the list of wishes {grows|grew} shorter and truer",
        "for the unmarried the subject of marriage {comes|came} up at every family feast. You {smile|smiled}, {answer|answered} in one sentence and {go|went} on with your life, and one introduction to a possible match {is|was} pleasant enough",
      ],
      hard: [
        "those who look for a match {have|had} to hear polite refusals. The reasons {lie|lay} in dates, distances and other people's wishes, and a break of some weeks {makes|made} it easier to meet the next proposal with an open mind",
        "if you {hope|hoped} for marriage, an answer that had seemed sure {is|was} put off. The other family {asks|asked} for more time, and the heart {has|had} to stay a little cautious until somebody {speaks|spoke} plainly",
        "someone in search of a partner {grows|grew} tired of telling the same story at each first meeting. Love {does|did} not come on a fixed day; a month without meetings {gives|gave} back the wish to be known",
        "for the unmarried well-meant questions about a wedding {are|were} tiring. Your parents {have|had} one kind of match in mind and you another, and a frank talk on a calm evening {narrows|narrowed} the gap a little",
      ],
    },
    {
      good: [
        "couples who live in two towns {get|got} more days together than the calendar had promised. A partner {comes|came} by the night bus, breakfast {lasts|lasted} until noon, and Sunday evening {is|was} less heavy for the two of them",
        "if your husband or wife {works|worked} far away, the evening call {becomes|became} the best half hour of the day. Your partner {tells|told} you the small things too, and at night neither of you {feels|felt} left out",
        "partners with a distance between them {agree|agreed} on a date for the next visit and {keep|kept} it. A parcel with something homemade {arrives|arrived} in between, and the whole office {knows|knew} that the couple {is|was} happy",
        "for a couple with two addresses a plan to live in one place {takes|took} shape. One partner {asks|asked} about a transfer, the other {looks|looked} at flats, and even the sums {are|were} a pleasure for the two of you",
      ],
      even: [
        "partners in two cities {see|saw} each other about as often as planned. One visit {is|was} spent on errands, another on love and good food, and the train times {decide|decided} more for the couple than either of them {likes|liked}",
        "for husband and wife in different time zones morning here {is|was} night there. Some of the calls {are|were} warm and some half asleep; the couple {laughs|laughed} about it, and a photograph sent at lunch {fills|filled} the gap",
        "if you and your partner {live|lived} apart for work, each of you {has|had} a life with its own order. When the two of you {meet|met}, it {takes|took} a day to fall into step, and then it {is|was} hard to leave",
        "a couple in two places {talks|talked} about moving and {decides|decided} nothing yet. Both partners {have|had} good reasons to stay where they {are|were}, and meanwhile the visits {go|went} on in turn",
      ],
      hard: [
        "couples in two towns {lose|lost} a visit to work or to a full train. The call that {has|had} to replace it {is|was} short and a little sad, and a letter written by hand {says|said} what a tired partner {cannot|could not} say by telephone",
        "if your partner {lives|lived} far away, silences on the line {are|were} easy to read wrongly. A busy day {looks|looked} like coldness from a distance, and the two of you {have|had} to ask before you {guess|guessed}",
        "for husband and wife with two households the cost of living apart {is|was} felt. Each partner {is|was} short of sleep and sure of doing the greater part, and a list of who {does|did} what {calms|calmed} the couple down",
        "a couple who {waits|waited} for a transfer {hears|heard} that it {needs|needed} one more signature. Festivals {are|were} spent in front of a screen with one partner missing, and love {has|had} to live on small habits for a time",
      ],
    },
  ],
  trend: {
    up: [
      "you {find|found} it easier to show love than in the three months before",
      "you and your partner {are|were} closer than in the quarter before",
      "between partners there {is|was} more laughter than a quarter earlier",
      "life as a couple {feels|felt} lighter than in the months before",
    ],
    level: [
      "little in love {changes|changed} since the three months before",
      "between partners little {changes|changed} compared with the quarter before",
      "you and your partner {are|were} as close as a quarter earlier",
      "life as a couple {goes|went} on as in the months before",
    ],
    down: [
      "it {takes|took} more effort to be a loving couple than in the three months before",
      "you and your partner {have|had} less time together than in the quarter before",
      "partners {talk|talked} less easily than they did a quarter earlier",
      "it {is|was} harder to show love than in the months before",
    ],
  },
  advice: {
    go: [
      "Say to your partner what you have long wanted to say",
      "Plan a day for the two of you and keep it",
      "If marriage is the question, let the families meet now",
      "Give your partner an evening without telephones",
      "Go out with your partner as you did when love was new",
      "Thank your partner for one thing that you usually take for granted",
      "Bring the families of a promising match together over a meal",
      "Make one plan for next year as a couple, and write it down",
    ],
    wait: [
      "Let a quarrel with your partner rest for a night before you answer",
      "Do not decide about love or marriage in anger",
      "Listen to your partner to the end, and then once more",
      "Do something kind for your partner without saying so",
      "Keep what you and your partner quarrel about between the two of you",
      "Ask a second time about a match before you give your word",
      "On a tired evening tell your partner that you are tired, and leave it there",
      "Do not compare your marriage with anyone else's",
    ],
  },
  best: ["love {is|was} the best part of these months", "what {goes|went} best {is|was} life with a partner"],
  weak: ["love {is|was} what {asks|asked} for the most patience", "life with a partner {needs|needed} the most care"],
};
