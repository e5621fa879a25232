import type { YearlyWords } from "../yearly-words.ts";

/** Good: Jupiter in 2, 5, 7, 9, 11; Saturn and the nodes in 3, 6, 11 (Phaladeepika 26.2). The others ask something of the reader. */
export const YEAR_THEMES_EN: YearlyWords["theme"] = {
  jupiter: [
    [
      "a time when new duties {come|came} first and rewards later. You {change|changed} places or plans more often than you {like|liked}, and {learn|learned} what you {can|could} do without",
      "many things around you {change|changed}, and you {have|had} to change with them. Not every change {is|was} your choice, but most of them {teach|taught} you something",
    ],
    [
      "a time of comfort at home. People {listen|listened} to what you {say|said}, and the family {is|was} close to you",
      "you {think|thought} more of saving and {speak|spoke} kindly. You {are|were} content with what you {have|had}, and {share|shared} it with others",
    ],
    [
      "a time to do things yourself. People {promise|promised} help that {comes|came} late, and the work you {finish|finished} alone {lasts|lasted} best",
      "you {spend|spent} much effort on calls, small trips and second attempts. Your own persistence {helps|helped} you most",
    ],
    [
      "a time when you {think|thought} much about your home. Parents, repairs and old papers {take|took} your hours, and a quiet evening at home {gives|gave} you peace",
      "it {is|was} a time to be content with the comfort you {have|had}. You {look|looked} after your own people and {wait|waited} with larger plans",
    ],
    [
      "a time of clear thoughts and glad news about children. People {ask|asked} for your advice, and your judgement {is|was} good",
      "you {remember|remembered} well what you {learn|learned}. Children, students or a work of your own {give|gave} you joy",
    ],
    [
      "a time of patience with people who {disagree|disagreed}. You {are|were} often right, and tact {helps|helped} you more than being right",
      "duties {fill|filled} the days, and it {is|was} easy to be careless. Those who {keep|kept} to simple habits {find|found} these months easier",
    ],
    [
      "a time of good company. In marriage, in business or on a journey somebody {agrees|agreed} with you, and both of you {keep|kept} your word",
      "other people {are|were} the best part of these months. What you {do|did} together with somebody {goes|went} better than what you {do|did} alone",
    ],
    [
      "a time when things {take|took} long and answers {come|came} late. Some matters {cannot|could not} be hurried, and simple habits {help|helped} you through",
      "what {is|was} not known {takes|took} time to become clear. Patience {helps|helped} more than cleverness",
    ],
    [
      "a time when things {go|went} in your favour. An elder, a teacher or a journey {shows|showed} you something new",
      "what {is|was} right {is|was} also useful. Something that had seemed impossible {becomes|became} possible",
    ],
    [
      "a time to be modest in public. There {is|was} much work and little thanks yet, and people {respect|respected} you for your patience",
      "many people {watch|watched} your work. What {matters|mattered} {is|was} to do it well even when somebody else {gets|got} the title",
    ],
    [
      "a time when effort {shows|showed} its results. A wish you had almost given up {comes|came} near, and friends {help|helped} with it",
      "good news {comes|came} from several people, and they {are|were} glad to thank you for what you {do|did}",
    ],
    [
      "a time of giving. You {give|gave} money, time and advice, much of it for good causes, and {have|had} to make time for rest",
      "you {give|gave} more than you {get|got} back. Journeys and quiet places {give|gave} you peace",
    ],
  ],
  saturn: [
    [
      "a time to go slowly and be kind to yourself. Much {depends|depended} on you, few {notice|noticed} it, and a steady routine {is|was} the best help",
      "you {have|had} more responsibility than others. What you {build|built} slowly and with care {is|was} of use for years",
    ],
    [
      "a time to be careful with money and with words. The family {needs|needed} your calm more than your opinions",
      "you {learn|learned} to live on less and to say less, and both {save|saved} you trouble",
    ],
    [
      "a time when effort {is|was} useful. You {ask|asked}, you {try|tried} again, and what {has been|had been} difficult for years {becomes|became} possible",
      "you {have|had} more courage in these months. Helpers {stay|stayed} with you, and hard work {is|was} valued",
    ],
    [
      "a time when you often {think|thought} of home. Repairs, papers and elders {need|needed} your attention, and larger plans {have|had} to wait",
      "much in your home and family {has|had} to be set right. It {takes|took} effort, and it {is|was} necessary",
    ],
    [
      "a time to keep the mind quiet. Children {go|went} their own way, plans {have|had} to be changed, and patience {helps|helped} more than worry",
      "not every idea {works|worked}. The ideas you {work|worked} on patiently {do|did} well",
    ],
    [
      "a time when old burdens {grow|grew} lighter. Those who were against you {step|stepped} aside, and your steady work {succeeds|succeeded}",
      "you {deal|dealt} with old debts, disputes and delays, one after the other",
    ],
    [
      "a time of waiting for other people. You {do|did} your part and {wait|waited} for theirs: a partner's answer, an office's approval, a date that {is|was} put off again",
      "agreements {need|needed} patience. What two people {do|did} together {lasts|lasted}, and what one of them {does|did} alone {does|did} not",
    ],
    [
      "a time of careful steps. Old matters {come|came} back to be finished, and regular sleep and simple food {do|did} more than any plan",
      "much {happens|happened} that you {do|did} not see. It {is|was} wise not to hurry and to read everything before you {sign|signed}",
    ],
    [
      "a time when good luck {is|was} slow and patience {is|was} tested. You {go|went} on without praise, and elders {need|needed} you more than they {say|said}",
      "you {have|had} to go on without knowing the result. Those who {do|did} not give up {come|came} nearer to it",
    ],
    [
      "a time of much work, and there {is|was} no quick way. You {are|were} given more to do because you {do|did} it well",
      "your work {needs|needed} all your strength. Discipline {comes|came} first, and the reward after it",
    ],
    [
      "a time when patience {is|was} of use. What you {built|had built} slowly {begins|began} to support you, and older friends {help|helped}",
      "steady work {helps|helped} more than sudden luck, and your position {is|was} firmer at the end than at the beginning",
    ],
    [
      "a time to spend little and rest much. Something {comes|came} to its end, and you {learn|learned} to be at peace with that",
      "you {spend|spent} much money and time, and {give|gave} up some old hopes. After that you {feel|felt} lighter",
    ],
  ],
  rahu: [
    [
      "a time when you {want|wanted} to change yourself quickly. New people and new ideas {excite|excited} you, and it {is|was} harder to think clearly",
      "people {expect|expected} more of you than you {are|were} sure of. It {helps|helped} to wait a day before you {follow|followed} a new idea",
    ],
    [
      "a time of tempting offers and careless talk. Plain accounts and few words {keep|kept} you safe and liked",
      "you {want|wanted} more than you {have|had}. It {is|was} good to value what {is|was} already yours",
    ],
    [
      "a time when courage {helps|helped}. You {speak|spoke} to strangers, {try|tried} what nobody in the family had tried, and it {works|worked}",
      "you {meet|met} many new people, and some of them {are|were} worth knowing all your life",
    ],
    [
      "a time of restlessness at home. Rooms and papers {are|were} not in order, and it {helps|helped} to put one thing right at a time",
      "you {think|thought} of moving, building or leaving. The wish {is|was} stronger than the need",
    ],
    [
      "a time of big ideas. Not all of them {are|were} good, and it {helps|helped} to think for a day before you {begin|began}",
      "quick results {attract|attracted} you. The work that {goes|went} slowly {is|was} the better choice",
    ],
    [
      "a time when clever thinking {helps|helped}. Where others {see|saw} a difficulty, you {find|found} a way",
      "those who {oppose|opposed} you {lose|lost} interest, and help {comes|came} from an unexpected side",
    ],
    [
      "a time of new and interesting people. Not everyone {is|was} as honest as they {seem|seemed}, and it {is|was} best to be plain with all",
      "agreements {look|looked} better than they {are|were}. It {is|was} wise to read them twice, and to keep old friends close",
    ],
    [
      "a time to stay away from gossip and risk. Quiet days {do|did} you more good than either",
      "there {are|were} sudden changes, most of them smaller than they {look|looked}. It {helps|helped} you most to stay calm",
    ],
    [
      "a time of doubt about what you were taught. It {is|was} good to ask questions and not to trust quick answers",
      "far places and new teachers {attract|attracted} you. It {is|was} possible to go, and it {is|was} tiring",
    ],
    [
      "a time when many people {notice|noticed} you. Things {move|moved} fast at work, and open honesty {protects|protected} your good name there",
      "you {have|had} strong ambition. People {notice|noticed} your work, and they {notice|noticed} every short cut too",
    ],
    [
      "a time of unusual good turns. People from far away {bring|brought} new ideas, and you {meet|met} more and more people",
      "what others {call|called} strange {turns|turned} out well for you. Large groups and new machines {help|helped} you",
    ],
    [
      "a time when it {is|was} easy to spend too much and sleep too little. A fixed limit and a fixed bedtime {help|helped}",
      "you {want|wanted} to be somewhere else. A few quiet days {help|helped} more than a long journey",
    ],
  ],
  ketu: [
    [
      "you {do|did} your work well, and your thoughts {are|were} elsewhere. It {helps|helped} to do one thing at a time and to care for the body",
      "a time to think about yourself. Others {find|found} you quiet, and you {come|came} to know yourself better",
    ],
    [
      "a time of few words and simple meals. Small losses of money {are|were} not worth a quarrel",
      "you {say|said} less than you {know|knew}, and the family {learns|learned} to understand your silence",
    ],
    [
      "a time of calm courage. You {do|did} what {has|had} to be done without asking anybody, and it {is|was} right",
      "old fears {trouble|troubled} you less. A clear decision {helps|helped} you for a long time",
    ],
    [
      "a time when you {feel|felt} distant from your old home. It {is|was} good to visit it and its people once, and then to go on",
      "you {need|needed} quiet more than comfort, and elders {are|were} glad when you {give|gave} them an hour",
    ],
    [
      "a time when it {is|was} hard to explain your plans. It {helps|helped} more to trust others than to argue with them",
      "children {surprise|surprised} you, and so {do|did} your own thoughts. What you {do|did} not understand yet {can|could} wait",
    ],
    [
      "a time of quiet success. Old problems {grow|grew} smaller almost by themselves",
      "what {troubled|had troubled} you for years suddenly {seems|seemed} small. You {leave|left} it behind and {go|went} on",
    ],
    [
      "a time when your partner {needs|needed} some time alone. The two of you {grow|grew} close again when neither {is|was} forced",
      "you {want|wanted} less company than usual. Those who {know|knew} you well {understand|understood} it and {wait|waited}",
    ],
    [
      "a time of calm routine. Hurry {brings|brought} nothing, and quiet thinking {helps|helped} you understand much",
      "something old {comes|came} to an end. You {miss|missed} it less than you had expected",
    ],
    [
      "a time of quiet faith that {needs|needed} no signs. Old books {teach|taught} you more than new teachers",
      "in matters of belief you {go|went} your own way, and an elder {understands|understood} you better than you {think|thought}",
    ],
    [
      "a time to do plain tasks cheerfully. You {think|thought} of giving up one duty, and it {is|was} better to finish it",
      "you {do|did} not care for titles in these months, and people {trust|trusted} you with the work because of it",
    ],
    [
      "a time of small surprises and few wishes. Good things {come|came} without asking, and you {are|were} glad to share them",
      "to understand something new {is|was} worth more to you than money in these months",
    ],
    [
      "a time to rest, to pray and to let go. Small losses {matter|mattered} less than you {think|thought} at first",
      "you {rest|rested}, {read|read} and {do|did} less. It {looks|looked} like laziness, and it {gives|gave} you new strength",
    ],
  ],
};
