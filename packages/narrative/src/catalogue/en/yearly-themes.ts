import type { YearlyWords } from "../yearly-words.ts";

/** Good: Jupiter in 2, 5, 7, 9, 11; Saturn and the nodes in 3, 6, 11 (Phaladeepika 26.2). The others ask something of the reader. */
export const YEAR_THEMES_EN: YearlyWords["theme"] = {
  jupiter: [
    [
      "a time of new duties before new rewards. You {change|changed} places, rooms or plans more often than you {like|liked}, and {learn|learned} what you {can|could} do without",
      "things {move|moved} around you, and you {move|moved} with them. Not every change {is|was} your choice, but most of them {teach|taught} you something",
    ],
    [
      "a time of plenty at table and in the purse. What you {say|said} {is|was} listened to, and the family {gathers|gathered} around it",
      "savings and good speech {grow|grew} together. You {have|had} enough, and {can|could} afford to be kind with it",
    ],
    [
      "a time to do things yourself. Help {is|was} promised and {comes|came} late, and the work you {finish|finished} alone {is|was} the work that {lasts|lasted}",
      "much effort {goes|went} into small distances: calls, errands, second attempts. What {holds|held} {is|was} your own persistence",
    ],
    [
      "a time spent with the house on your mind. Parents, repairs and old papers {ask|asked} for hours, and peace {is|was} found in small rooms",
      "comfort {is|was} something to be content with rather than to add to. You {look|looked} after your own and {wait|waited} with larger plans",
    ],
    [
      "a time of clear thoughts and glad news of the young. Your advice {is|was} asked for, and your guesses {are|were} good",
      "what you {learn|learned} {stays|stayed} learned. Children, students or a work of your own {give|gave} you reason to smile",
    ],
    [
      "a time of patience with people who {disagree|disagreed}. You {are|were} often right, and tact {helps|helped} you more than being right",
      "duties {fill|filled} the days, and comfort {makes|made} people careless. Those who {keep|kept} to plain habits {come|came} through easily",
    ],
    [
      "a time of good company. Someone {meets|met} you halfway, in marriage, in trade or on a journey, and the agreement {holds|held}",
      "other people {are|were} the good fortune of these months. What you {try|tried} in two {goes|went} better than what you {try|tried} alone",
    ],
    [
      "a time of long roads and slow answers. You {carry|carried} something that {cannot|could not} be hurried, and simple habits {carry|carried} you",
      "what {is|was} hidden {takes|took} its time to come out. Endurance {counts|counted} for more than cleverness",
    ],
    [
      "a time when luck {takes|took} your side. An elder, a teacher or a journey {opens|opened} a window, and you {see|saw} further through it",
      "what {is|was} right and what {is|was} useful {fall|fell} together for once. What had seemed closed to you {opens|opened}",
    ],
    [
      "a time to be modest in public. The work {is|was} there, the thanks {are|were} not yet, and your good name {grows|grew} through how you {bear|bore} it",
      "you {work|worked} under many eyes. What {matters|mattered} {is|was} to keep the quality even when the title {goes|went} elsewhere",
    ],
    [
      "a time of harvest. A wish you had almost stopped mentioning {comes|came} near, and friends {have|had} a hand in it",
      "good things {come|came} from several sides, and people {are|were} glad to give you your due",
    ],
    [
      "a time of giving out. Money, hours and advice {leave|left} the house, much of it for good causes, and rest {has|had} to be planned",
      "you {give|gave} more than you {get|got} back. Journeys and quiet places {repay|repaid} some of it",
    ],
  ],
  saturn: [
    [
      "a time to go slowly and be your own friend. Much {depends|depended} on you, few {see|saw} how much, and a steady routine {is|was} the best help",
      "you {feel|felt} the weight of being the responsible one. What you {lay|laid} down, stone by stone, {stands|stood} for years",
    ],
    [
      "a time to keep accounts, of money and of words. The family {needs|needed} your calm more than your opinions",
      "you {learn|learned} to live on less and to say less, and both {save|saved} you trouble",
    ],
    [
      "a time when effort {counts|counted}. You {ask|asked}, you {try|tried} again, and what {was|had been} closed for years {gives|gave} way",
      "your own courage {is|was} the news of these months. Helpers {stay|stayed}, and hard work {gets|got} its pay",
    ],
    [
      "a time spent close to home in thought. Walls, papers and elders {ask|asked} for attention, and larger plans {rest|rested}",
      "much in your home and family {is|was} under repair. It {is|was} noisy work, and it {is|was} needed",
    ],
    [
      "a time to keep the mind quiet. The young {go|went} their own way, plans {need|needed} rewriting, and patience {helps|helped} more than worry",
      "not every idea {ripens|ripened}. Those that {do|did} {are|were} the ones you {stay|stayed} with",
    ],
    [
      "a time when old burdens {come|came} off. Those who stood in your way {step|stepped} aside, and your steady work {wins|won}",
      "debts, disputes and delays {lose|lost} their hold on you, one after the other",
    ],
    [
      "a time of other people's pace. You {do|did} your part and {wait|waited} for theirs: a partner's answer, an office's stamp, a date that {keeps|kept} moving",
      "agreements {ask|asked} for patience. What two people {carry|carried} together {holds|held}, and what one of them {carries|carried} alone {does|did} not",
    ],
    [
      "a time of careful steps. Old matters {come|came} back to be finished, and regular sleep and simple food {do|did} more than any plan",
      "much {goes|went} on beneath the surface. You {do|did} well to hurry nothing and to sign nothing unread",
    ],
    [
      "a time when luck {is|was} slow and principle {is|was} tested. You {go|went} on without applause, and elders {need|needed} you more than they {say|said}",
      "you {have|had} to trust without proofs for a while. Those who {keep|kept} on {get|got} there in the end",
    ],
    [
      "a time of much work and few short cuts. You {are|were} given more to carry because you {carry|carried} it well",
      "your post {asks|asked} for all of you. The discipline {comes|came} first, the reward after it",
    ],
    [
      "a time when patience {is|was} paid. What you {built|had built} slowly {begins|began} to carry you, and older friends {stand|stood} by",
      "steady work {counts|counted} for more than sudden luck, and your position {is|was} firmer at the end than at the beginning",
    ],
    [
      "a time to spend little and rest much. Something {comes|came} to its end, and you {learn|learned} to be at peace with that",
      "much {leaves|left} your hands: money, hours, old expectations. What {stays|stayed} {is|was} lighter to carry",
    ],
  ],
  rahu: [
    [
      "a time when you {want|wanted} to be somebody else, at once. New faces and new ideas {excite|excited} you, and it {is|was} harder to think clearly",
      "people {see|saw} more in you than you {are|were} sure of yourself. It {helps|helped} to sleep on every bright idea",
    ],
    [
      "a time of tempting offers and loose talk. Plain accounts and few words {keep|kept} you safe and liked",
      "you {hunger|hungered} for more than {is|was} on the plate. What {is|was} already yours {deserves|deserved} a second look",
    ],
    [
      "a time when boldness {pays|paid}. You {speak|spoke} to strangers, {try|tried} what nobody in the family had tried, and it {works|worked}",
      "new contacts {come|came} quickly, and some of them {are|were} worth keeping for life",
    ],
    [
      "a time of restlessness at home. Rooms, papers and moods {are|were} out of order, and setting one drawer right {sets|set} the rest right",
      "you {think|thought} of moving, building or leaving. The wish {is|was} stronger than the need",
    ],
    [
      "a time of large ideas. Half of them {look|looked} good only at night, and a day's thought {shows|showed} which half",
      "you {are|were} drawn to quick wins. The slow subject on your desk {is|was} the better bet",
    ],
    [
      "a time when cleverness {wins|won}. Where others {see|saw} a difficulty, you {find|found} a way round it",
      "those who oppose you {lose|lost} interest, and help {comes|came} from an unexpected side",
    ],
    [
      "a time of fascinating people. Not everyone {is|was} as honest as they {seem|seemed}, and plain dealing {protects|protected} you",
      "agreements {look|looked} larger than they {are|were}. You {do|did} well to read them twice, and to keep old ties warm",
    ],
    [
      "a time to leave riddles alone. Gossip and risk {call|called}, and a quiet week {is|was} worth more than either",
      "sudden turns {come|came}, most of them smaller than they {look|looked}. A cool head {is|was} your best help",
    ],
    [
      "a time of doubt about what you were taught. Questions {are|were} useful, and quick answers {are|were} not",
      "far places and strange teachers {call|called}. The road {is|was} open, and the baggage {is|was} heavy",
    ],
    [
      "a time in the public eye. Things {move|moved} fast at work, and visible honesty {is|was} what {keeps|kept} you safe there",
      "ambition {wakes|woke} you early. You {get|got} noticed, and so {does|did} every short cut",
    ],
    [
      "a time of unusual luck. People from far outside your circle {bring|brought} new ideas, and your acquaintance {grows|grew} by the week",
      "what others {call|called} strange {turns|turned} out well for you. Networks, crowds and machines {are|were} on your side",
    ],
    [
      "a time when money and sleep {slip|slipped} away at night. Limits on both {give|gave} you back the mornings",
      "you {long|longed} for elsewhere. A few quiet days {help|helped} more than a long flight",
    ],
  ],
  ketu: [
    [
      "you {are|were} good at what you {do|did} and oddly absent from it. One thing at a time, and attention to the body, {bring|brought} you back",
      "a time of looking inward. Others {find|found} you quiet, and you {find|found} yourself",
    ],
    [
      "a time of few words and simple meals. Small losses in the purse {are|were} hardly worth a quarrel",
      "you {say|said} less than you {know|knew}, and the family {learns|learned} to read your silence",
    ],
    [
      "a time of calm courage. You {do|did} what {has|had} to be done without asking anybody, and it {is|was} right",
      "old fears {lose|lost} their voice. A clear decision, once made, {carries|carried} you far",
    ],
    [
      "a time of distance from what {was|had been} home. Old rooms and old ties {ask|asked} to be visited, and then left in peace",
      "you {need|needed} quiet more than comfort, and elders {are|were} glad of an hour of yours",
    ],
    [
      "a time when plans {are|were} hard to explain. Trust in others' goodwill {does|did} more than one more argument",
      "the young {surprise|surprised} you, and so {does|did} your own mind. What {is|was} half understood {can|could} rest",
    ],
    [
      "a time of quiet victories. Old knots {come|came} loose almost by themselves",
      "what {troubled|had troubled} you for years {is|was} suddenly small. You {put|put} it down and {walk|walked} on",
    ],
    [
      "a time when a partner {needs|needed} room. Nearness {comes|came} back by itself where it {is|was} not asked for",
      "company {means|meant} less to you than usual. Those who {know|knew} you {wait|waited}, and {are|were} right to",
    ],
    [
      "a time of calm routine. Nothing {is|was} gained by haste, and much {is|was} understood by sitting still",
      "what {is|was} over {falls|fell} away. You {miss|missed} it less than you had expected",
    ],
    [
      "a time of a faith that {does|did} not look for signs. Old books {say|said} more than new teachers",
      "you {go|went} your own way in matters of belief, and an elder {understands|understood} more of it than he {says|said}",
    ],
    [
      "a time of plain tasks done with good humour. You {think|thought} of giving up a part you {play|played}, and {are|were} better for playing it out",
      "titles {mean|meant} little to you in these months, which {is|was} why people {trust|trusted} you with the work",
    ],
    [
      "a time of small surprises and few wishes. What {comes|came} to you {comes|came} unasked, and is easily shared",
      "an insight {is|was} worth more than an income in these months, and you {are|were} glad of it",
    ],
    [
      "a time of rest, prayer and letting go. Small losses {clear|cleared} the room for something you {do|did} not yet see",
      "you {sleep|slept}, {read|read} and {set|set} things down. It {looks|looked} like idleness, and it {is|was} repair",
    ],
  ],
};
