import type { YearAspectWords } from "../../yearly-words.ts";

export const YEAR_STATUS_EN: YearAspectWords = {
  verdict: {
    good: [
      "your name {is|was} spoken of with respect",
      "people {quote|quoted} you, and respect {comes|came} without asking",
      "your standing {rises|rose} step by step",
      "your opinion {is|was} asked for, and respect {comes|came} with it",
    ],
    even: [
      "your standing {stays|stayed} good without much effort",
      "respect {depends|depended} on whom you {ask|asked}",
      "there {is|was} as much praise as blame",
      "people {know|knew} your name and {say|said} little about you",
    ],
    hard: [
      "recognition {goes|went} to others for a while",
      "your good reputation {needs|needed} some protection",
      "thanks {are|were} slow to reach you",
      "praise {is|was} rare, and criticism of you {is|was} loud",
    ],
  },
  house: {
    good: [
      [
        "people {ask|asked} you first, and your name {is|was} respected",
        "people {notice|noticed} you and {show|showed} you respect",
        "people you hardly {know|knew} {greet|greeted} you by name",
        "your manner {wins|won} you respect before you {say|said} anything",
      ],
      [
        "your word {is|was} believed",
        "a good name at home and in the street {grows|grew} from plain speech",
        "people {respect|respected} you for each promise you {keep|kept}",
        "the family {is|was} proud to carry your name",
      ],
      [
        "you {speak|spoke} up in public, and respect {follows|followed}",
        "something you {write|wrote} or {say|said} {makes|made} your name known",
        "neighbours {ask|asked} for your opinion before they {act|acted}",
        "a brother or a sister {speaks|spoke} of you with praise",
      ],
      [
        "the people at home {respect|respected} you first",
        "your name {is|was} honoured in the place you {come|came} from",
        "a house, a vehicle or land {adds|added} to your standing",
        "relatives on your mother's side {praise|praised} you openly",
      ],
      [
        "your judgement {is|was} praised, and the young {quote|quoted} you",
        "a prize or a mark of honour {comes|came} near",
        "a child's success {brings|brought} honour on the whole house",
        "something you once advised {is|was} quoted like a proverb",
      ],
      [
        "those who had spoken against you {change|changed} their opinion",
        "your good name {is|was} not hurt by a dispute",
        "a rival {admits|admitted} your worth, and others {repeat|repeated} the praise",
        "you {are|were} polite in a quarrel, and respect for you {grows|grew}",
      ],
      [
        "people you {meet|met} {speak|spoke} of you with respect",
        "an alliance {adds|added} to your standing",
        "a partner's good reputation {lifts|lifted} yours",
        "your fair dealing {is|was} praised by the other side",
      ],
      [
        "respect {comes|came} for what you {did|had done} quietly and without witnesses",
        "an old misunderstanding about your name {is|was} cleared away",
        "you {stay|stayed} calm in a difficult week, and people {respect|respected} it",
        "deep knowledge {is|was} recognised, though you {show|showed} little of it",
      ],
      [
        "elders and teachers {speak|spoke} up for your reputation",
        "an honour {comes|came} from far away or from a temple, a school or an office",
        "a good deed for a temple or a school {carries|carried} your name",
        "older friends of the family {honour|honoured} you for its sake and then for your own",
      ],
      [
        "people {speak|spoke} well of your name even when you {are|were} not there",
        "a title or a public part {is|was} offered to you",
        "credit for a piece of work {is|was} given to you in public",
        "those above you {learn|learned} your name",
      ],
      [
        "recognition {arrives|arrived}, and with it invitations",
        "your circle of admirers {grows|grew}, and so {does|did} your credit",
        "a club, a union or a committee {wants|wanted} your name on its list",
        "a long wish for recognition {comes|came} nearer",
      ],
      [
        "people far away {honour|honoured} your name",
        "quiet gifts {do|did} more for your standing than speeches",
        "people {hear|heard} of a gift of yours and {respect|respected} you for it",
        "your reputation {reaches|reached} a town you {have|had} not seen",
      ],
    ],
    hard: [
      [
        "people {take|took} your modesty for weakness, and respect {suffers|suffered}",
        "you {are|were} too strict about your own honour",
        "effort for the sake of your name {tires|tired} you",
        "people {form|formed} an opinion of you from one bad day",
      ],
      [
        "a sharp word {costs|cost} you credit",
        "people {watch|watched} whether you {keep|kept} your word",
        "the family {does|did} not give much weight to your word",
        "a joke at table {brings|brought} you criticism",
      ],
      [
        "messages {are|were} misread, and your reputation {needs|needed} a clear answer",
        "praise {goes|went} to whoever {speaks|spoke} first",
        "younger people {criticise|criticised} your way of doing things",
        "a neighbour's opinion of you {is|was} louder than it {needs|needed} to be",
      ],
      [
        "matters of the house {draw|drew} public talk, and your name {is|was} in it",
        "your standing {is|was} low where you {expect|expected} it to be highest",
        "relatives {keep|kept} a place of honour for somebody else",
        "it {takes|took} patience to keep the good name of the house",
      ],
      [
        "people {remember|remembered} a hasty opinion longer than a good one",
        "you {look|looked} for praise from people who {give|gave} none",
        "credit for your idea {goes|went} to the person who {repeats|repeated} it",
        "a good plan of yours {waits|waited} long for a word of praise",
      ],
      [
        "rivals {talk|talked}, and your name {is|was} in the talk",
        "a small dispute {raises|raised} questions about your reputation",
        "you {are|were} blamed for a mistake that {is|was} not your own",
        "service to others {brings|brought} little recognition",
      ],
      [
        "others {speak|spoke} in your name without asking",
        "respect {depends|depended} on how you {treat|treated} those closest to you",
        "a partner's remark {causes|caused} talk about your reputation",
        "in company your opinion {meets|met} with a plain no",
      ],
      [
        "people {gossip|gossiped}, and silence {is|was} the best protection for your name",
        "an old matter {comes|came} up, and an honest answer {protects|protected} your name",
        "old words of yours {are|were} brought up again",
        "much of what you {do|did} {stays|stayed} where nobody {praises|praised} it",
      ],
      [
        "those you {honour|honoured} {have|had} other things on their mind",
        "your opinion {is|was} questioned in matters of principle",
        "a title or a seat of honour {is|was} put off to another season",
        "an elder {takes|took} your question for a lack of respect",
      ],
      [
        "you {are|were} blamed for a mistake that several people made",
        "those above you {look|looked} closely, and praise {comes|came} slowly",
        "others {compete|competed} for the title you {want|wanted}",
        "you {have|had} to show papers before your word {is|was} believed",
      ],
      [
        "flattery {comes|came} with a purpose, and true respect {is|was} rarer",
        "a promise of recognition {is|was} kept late",
        "praise due to you {is|was} shared among ten",
        "you {know|knew} many people, and few of them {recognise|recognised} your work",
      ],
      [
        "you {are|were} forgotten in lists where your name {belongs|belonged}",
        "what you {give|gave} {goes|went} without thanks",
        "a kindness of yours {is|was} not noticed, and nobody {praises|praised} it",
        "idle talk {touches|touched} your name and {passes|passed} on",
      ],
    ],
  },
  graha: {
    good: {
      sun: [
        "people in authority {give|gave} you public credit",
        "leadership {brings|brought} you a good name",
        "people {say|said} that you {do|did} honour to your family",
      ],
      mars: [
        "a brave act {earns|earned} you respect",
        "you {stand|stood} up for someone weaker, and {are|were} praised for it",
        "a contest or a match {makes|made} your name known",
      ],
      mercury: [
        "people {remember|remembered} your name because of a clever answer",
        "your letters and messages {are|were} quoted with approval",
        "in a meeting your opinion {is|was} the one that {is|was} written down",
      ],
      jupiter: [
        "a respected elder {vouches|vouched} for your good name",
        "several people {come|came} for advice, and respect {grows|grew} with each visit",
        "you {are|were} known as a fair judge, and your word {settles|settled} a dispute",
      ],
      venus: [
        "people {like|liked} your kind manner, and invitations {come|came}",
        "good manners {win|won} you praise where cleverness {does|did} not",
        "your taste {is|was} admired, and people {recommend|recommended} you by name",
      ],
      saturn: [
        "you {get|got} respect for years of steady conduct",
        "working people {speak|spoke} of you with respect",
        "you {have|had} a good name for keeping promises, and it {helps|helped}",
      ],
      rahu: [
        "a wider public {learns|learned} your name, some of it from far away",
        "your name {spreads|spread} quickly in a new place",
        "an unusual idea {earns|earned} you recognition from outsiders",
      ],
      ketu: [
        "you {are|were} honoured the more because you {do|did} not ask for it",
        "a kindness done in secret {is|was} found out and praised",
        "your word {counts|counted} in matters of faith",
      ],
    },
    hard: {
      sun: [
        "a quarrel between two proud people {costs|cost} you some honour",
        "the invitation that {suits|suited} your standing {comes|came} late",
        "stubbornness {takes|took} something from your good name",
      ],
      mars: [
        "a quarrel in public {does|did} your name no good",
        "an angry word {is|was} repeated in more places than you {like|liked}",
        "haste {invites|invited} criticism",
      ],
      mercury: [
        "a careless message {gets|got} quoted against you, and credit {is|was} lost",
        "a message of yours {is|was} criticised for its tone",
        "people {tell|told} only half of a story about you, and your good name {needs|needed} the other half",
      ],
      jupiter: [
        "your teachers and elders {expect|expected} more respect from you",
        "good advice {gets|got} criticism instead of thanks",
        "elders {take|took} their time before they {praise|praised} you",
      ],
      venus: [
        "people {look|looked} at show more than at real worth, and your standing {is|was} no higher for it",
        "you {agree|agreed} to something out of politeness, and your name {gains|gained} little by it",
        "an effort to please everyone {wins|won} only half the praise",
      ],
      saturn: [
        "duties {come|came} first, and recognition {comes|came} late",
        "an old mistake {is|was} mentioned again beside your name",
        "more duty {comes|came} to you, and no more honour with it",
      ],
      rahu: [
        "there {are|were} rumours about your name before the facts {are|were} known",
        "compliments {are|were} many, and not all of them {are|were} honest",
        "among new people recognition {comes|came} slowly",
      ],
      ketu: [
        "you {care|cared} little for praise, and praise {stays|stayed} away",
        "people {take|took} your silence for pride, and praise {is|was} rare",
        "an honour {gives|gave} you less joy than you had thought",
      ],
    },
  },
  lives: [
    {
      good: [
        "if you {lead|led} a team, a union or a class, people {repeat|repeated} your words without changing them. Thanks {come|came} from below as well as from above, and a quarrel {ends|ended} because both sides {respect|respected} your decision",
        "a leader {is|was} praised for listening. At a meeting someone {stands|stood} up to tell what you {do|did} for the place, the others {nod|nodded}, and nobody {objects|objected} when your name {goes|went} on the next list",
        "those at the head of a firm or a committee {get|got} credit for a decision that {was|had been} unpopular. People {say|said} so openly, and younger ones {ask|asked} for an hour of yours and {take|took} notes of your words",
        "someone who {runs|ran} a council, a school or an association {sees|saw} respect in small things. A chair {is|was} kept free, a letter of thanks {is|was} pinned to the wall, and rivals {use|used} a friendlier tone about your name",
      ],
      even: [
        "if you {lead|led} others, one half {praises|praised} a decision and the other half {waits|waited} to see. Your standing {rests|rested} on the work of each day, and nothing you {say|said} {is|was} either cheered or criticised for long",
        "those in charge {get|got} thanks for one matter and questions about another. A rival {is|was} polite in public, your own people {are|were} loyal, and the leader's good name {neither grows nor shrinks|neither grew nor shrank}",
        "a leader {finds|found} that honour and duty {come|came} together. There {is|was} a garland one evening and a pile of complaints the next morning, and respect {depends|depended} on how both {are|were} received",
        "the head of a group {gets|got} an invitation to speak, and the hall {is|was} half full. Those who {come|came} {listen|listened} with respect, a few {ask|asked} hard questions, and one good word about it {appears|appeared} in print",
      ],
      hard: [
        "if you {lead|led} a team, a decision {is|was} criticised before it {has|had} time to show its worth. A few people {complain|complained} behind your back, and one open talk with them {does|did} more for your name than a defence",
        "those at the head {carry|carried} the blame for what many people did together. Thanks {are|were} few for a while, and a leader who {says|said} plainly what {went|had gone} wrong {keeps|kept} the respect of the people",
        "someone in charge {hears|heard} a younger person praised for a plan that {is|was} not new. It {stings|stung} a little, and a good word for the younger one, said aloud, {adds|added} to the standing of both",
        "a leader's invitation {is|was} answered by few, and the front seats {stay|stayed} empty. People {have|had} other cares rather than a low opinion of you, and a visit to their homes {brings|brought} back the respectful tone",
      ],
    },
    {
      good: [
        "in an office or a public service your name {stands|stood} under a piece of work that {is|was} shown to others. The superior {thanks|thanked} you in front of others, and a letter of recognition {goes|went} into your file",
        "if you {serve|served} the public, people at the counter {ask|asked} for you by name. An old visitor {comes|came} back only to say thank you, and this praise {reaches|reached} the ears of those who {decide|decided} on posts",
        "nurses, teachers, clerks and soldiers {get|got} credit for steady service. A certificate or a line in a circular {bears|bore} the right name this time, and colleagues {are|were} honestly glad of the honour",
        "someone in service {is|was} asked to train newcomers, a quiet mark of respect. A superior {quotes|quoted} your note in a meeting, with your name in it, and an old wrong to your standing {is|was} put right",
      ],
      even: [
        "in the office your work {is|was} respected and seldom mentioned. One report {earns|earned} a word of thanks, another {goes|went} out under a colleague's name, and at the end of the month the two {are|were} about equal",
        "if you {serve|served} in a department, the opinion of you on paper {is|was} fair and a little dry. Nobody {blames|blamed}, nobody {cheers|cheered}, and your good name at the counter {is|was} worth more than the form",
        "those in service {see|saw} honours go by seniority. Your turn for recognition {is|was} not yet there, and meanwhile a junior at the next desk {copies|copied} your way of working, which {is|was} praise of a kind",
        "a public servant {hears|heard} thanks from one family and complaints from the next, in the same matter. Your reputation for patience {holds|held}, and superiors {see|saw} no reason to change their opinion",
      ],
      hard: [
        "in an office the credit for your work {goes|went} to the one who {presents|presented} it. You {say|said} nothing at first, and a short, polite note on who {does|did} what {sets|set} the matter of recognition right",
        "if you {serve|served} the public, you {are|were} blamed for a rule that {is|was} not of your making. The superior {listens|listened} to both sides, and a calm answer in writing {does|did} more for your good name than an argument",
        "someone who {hopes|hoped} for a medal, a title or a higher grade {finds|found} other names on the list. The service {goes|went} on, and those you {have|had} helped {greet|greeted} you in the street with the same respect as before",
        "a remark in a file {lowers|lowered} your standing more than it {deserves|deserved} to. It {takes|took} two visits and a polite request to have it read again, and a senior who {knows|knew} your reputation {supports|supported} you",
      ],
    },
    {
      good: [
        "in the family your word {settles|settled} what had been argued over for months. A younger relative {tells|told} others about it with respect, and the next house in the street {asks|asked} for your opinion on its own affair",
        "elders whose word {counts|counted} in the village {are|were} asked to open a function or to name a child. The young {greet|greeted} them with respect without being told to, and an old kindness {is|was} praised by people who had moved away",
        "if you {are|were} the person whom the house {consults|consulted}, your opinion {is|was} sought early and followed. A marriage talk or a boundary dispute {ends|ended} well, and both parties {mention|mentioned} your name with thanks",
        "a householder with a good name {finds|found} that people {give|gave} for the temple or the school because of it. The accounts {are|were} read aloud, and the respect {stays|stayed} in the street after the feast {is|was} over",
      ],
      even: [
        "at home your word {is|was} followed in some things and only heard in others. The young {respect|respected} you and still {go|went} their own way, and the neighbours' opinion of the house and its people {stays|stayed} good",
        "in the village two people {are|were} asked for their opinion, and you {are|were} one of them. The other's word {is|was} followed this time, yours {is|was} remembered, and tea {is|was} shared afterwards with mutual respect",
        "if the street {brings|brought} its disputes to you, some {end|ended} with thanks and some {go|went} on elsewhere. Your good name {does|did} not suffer by it, and an evening without visitors {is|was} also worth something",
        "those who {have|had} the place of honour at home {keep|kept} it, and {hear|heard} a little less of what {goes|went} on. A question asked kindly {brings|brought} the news, and respect {shows|showed} in the tone of the answer",
      ],
      hard: [
        "at home someone {contradicts|contradicted} your word in front of guests. Nobody {means|meant} any disrespect by it, and a talk in private, later and in a low voice, {puts|put} your standing right again",
        "in the village a decision {is|was} taken without asking for your opinion. The reason {is|was} haste rather than a lack of respect, and those who {are|were} to blame {come|came} by some days later to apologise",
        "if your word {has|had} long been followed at home, the young {ask|asked} elsewhere first. They {come|came} back with half an answer, and an elder who {makes|made} no remark about it {keeps|kept} the greater respect",
        "an old family matter {is|was} talked over in the street, and the name of the house with it. Few of the talkers {know|knew} the facts, and a family that {goes|went} on greeting everyone {keeps|kept} its reputation",
      ],
    },
    {
      good: [
        "if you {are|were} new in a place, people {learn|learned} your name within weeks. A first piece of work {is|was} shown to others as an example, and a senior {gives|gave} you credit in front of the people who {decide|decided}",
        "a beginner in art, sport or public life {gets|got} a first small honour, a printed line or an invitation. The family {reads|read} your name aloud at breakfast, and a teacher's word of praise {stays|stayed} in the ear",
        "those who {start|started} a trade or a practice {find|found} that their name {is|was} passed from one person to the next. Respect {comes|came} sooner than the income, and the first thanks {are|were} sincere ones",
        "someone young {says|said} a few things in public for the first time and {is|was} thanked. Older people {want|wanted} to know whose child this {is|was}, and the family name {gains|gained} as much credit as the speaker",
      ],
      even: [
        "if you {begin|began} something new, opinions of it {are|were} mixed and friendly. One person {praises|praised} the idea, another {corrects|corrected} it, and a first small recognition {comes|came} from a side you had not thought of",
        "a beginner {is|was} praised for effort and corrected for the rest. Your name {is|was} spelt wrong on one list and right on the next, and people {recognise|recognised} your face before they {recall|recalled} what you {do|did}",
        "those at the start {are|were} given respect in small ways: a nod, a chair, a second question. Nobody {praises|praised} you as a great talent yet, and nobody {doubts|doubted} your good name either",
        "someone new in a town or a club {sits|sat} at the edge and {listens|listened}, which {earns|earned} quiet respect. After some weeks your opinion {is|was} asked for, and {is|was} found sound, though not yet quoted",
      ],
      hard: [
        "if you {are|were} at the beginning, the older names {get|got} the applause. Your own work {is|was} looked at in haste, and one honest word of criticism, taken well, {helps|helped} more than ten compliments",
        "a newcomer {is|was} left out of an invitation by mistake, or called by another's name. It {hurts|hurt} for an evening, and whoever {asks|asked} about it with a smile {finds|found} the right name on the next list",
        "those who {start|started} out {wait|waited} long for a first word of thanks. Others of the same age {are|were} praised sooner, and work done with care {stays|stayed} in memory when that early praise {is|was} forgotten",
        "someone young {gives|gave} an opinion too early and {is|was} smiled at. The next time the facts {are|were} ready and the words {are|were} fewer, and the same people {listen|listened} with more respect than before",
      ],
    },
  ],
  trend: {
    up: [
      "you {get|got} respect more readily than in the three months before",
      "people {think|thought} more of your name than in the quarter before",
      "people {want|wanted} your opinion more often than in the months before",
      "you {hear|heard} more praise than three months earlier",
    ],
    level: [
      "little {changes|changed} in your standing compared with the three months before",
      "you {get|got} about as much respect as in the quarter before",
      "others {have|had} about the same opinion of you as in the months before",
      "others {speak|spoke} your name about as often as three months earlier",
    ],
    down: [
      "you {wait|waited} longer for recognition than in the three months before",
      "others {listen|listened} to your word less than in the quarter before",
      "you {hear|heard} fewer thanks than in the months before",
      "you {have|had} to guard your name more than three months earlier",
    ],
  },
  advice: {
    go: [
      "Accept the invitation and say your opinion in public",
      "Put your name to what you have made",
      "Thank in public those to whom you owe your standing",
      "Take the seat of honour when it is offered",
      "Agree when you are asked to speak, and prepare your words well",
      "Recommend someone younger by name; it does honour to both of you",
      "Ask once and politely for the recognition that is due to you",
      "Give your name and an hour a week to one good cause",
    ],
    wait: [
      "Answer criticism of your name once, briefly, and then leave it",
      "Let others praise you; do not do it yourself",
      "Keep your word in small things, and your reputation mends by itself",
      "Step back from public talk until your name is out of it",
      "Do not repeat what is said about others, and you guard your own name",
      "Leave criticism unanswered for one night, and reply to it rested",
      "Do good work quietly, and let praise take its own time",
      "Promise little while people are weighing your word",
    ],
  },
  best: [
    "your good name {is|was} the gain of these months",
    "respect {comes|came} to you more easily than anything else",
  ],
  weak: ["recognition {is|was} what {comes|came} last", "your reputation {is|was} what {needs|needed} the most care"],
};
