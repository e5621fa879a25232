import type { YearAspectWords } from "../../yearly-words.ts";

export const YEAR_CAREER_EN: YearAspectWords = {
  verdict: {
    good: [
      "work {moves|moved}, and your part in it {is|was} seen",
      "your effort at work {gives|gave} good results",
      "the job {gives|gave} back what you {put|had put} into it",
      "people in charge {notice|noticed} your work",
    ],
    even: [
      "work {goes|went} on without great changes",
      "some tasks {go|went} quickly and others {wait|waited}",
      "at work effort and result {are|were} about equal",
      "the job {needs|needed} its usual effort, and {gives|gave} its usual results",
    ],
    hard: [
      "work {asks|asked} for more than it {gives|gave}",
      "the job {needs|needed} much patience",
      "tasks {pile|piled} up, and answers from the office {come|came} late",
      "results at work {are|were} less than the effort",
    ],
  },
  house: {
    good: [
      [
        "you {are|were} offered work that {suits|suited} you",
        "your own way of working {is|was} accepted at the office",
        "you {choose|chose} your own order of tasks, and nobody {minds|minded}",
        "you {take|took} up a task that nobody {wants|wanted}, and everyone {is|was} glad",
      ],
      [
        "your voice {counts|counted} in meetings at work",
        "it {is|was} a good time to talk with a client about the date and the pay for your work",
        "a fair price for your work {is|was} talked about openly",
        "what you {explain|explained} once at work {is|was} understood at once",
      ],
      [
        "courage {helps|helped} you at work: a call, an application, an interview",
        "colleagues {help|helped} when you {ask|asked}",
        "a short trip for work {brings|brought} an order or a useful contact",
        "a message you almost did not send {brings|brought} work",
      ],
      [
        "work from home or near home {goes|went} well",
        "the workplace {becomes|became} a pleasanter room to sit in",
        "your desk {is|was} moved to a better place",
        "people at home {give|gave} you quiet hours for work",
      ],
      [
        "somebody at work {supports|supported} an idea of yours",
        "training or a new skill {lifts|lifted} your career",
        "younger people in the team {listen|listened} to you and {learn|learned}",
        "a good idea {comes|came} to you in a relaxed hour at work",
      ],
      [
        "you {win|won} a contest for a post or a project",
        "you {finish|finished} hard tasks one by one",
        "the pile of waiting tasks {shrinks|shrank} week by week",
        "a complaint about work {is|was} settled in your favour",
        "a rival at work {steps|stepped} aside, and the task {is|was} yours",
      ],
      [
        "a business partner or a client {brings|brought} good work",
        "contracts for work {are|were} signed on fair terms",
        "an old client {sends|sent} a new one to you",
        "two people {share|shared} a task well, and both {are|were} praised for it",
      ],
      [
        "a stalled project {moves|moved} again",
        "research, audit or repair work {suits|suited} you well",
        "you {find|found} the fault at work that nobody could find",
        "a change at the office that many had dreaded {turns|turned} out well",
      ],
      [
        "a senior person {helps|helped} you in your career",
        "work {goes|went} further than you had hoped",
        "a transfer or a course {brings|brought} your career to a better place",
        "the advice of an older colleague {saves|saved} you from a mistake at work",
      ],
      [
        "promotion {is|was} spoken of, or a larger task {is|was} given to you",
        "people in charge at work {answer|answered} quickly",
        "a decision about your post {falls|fell} in your favour",
        "you {are|were} responsible for a whole project, and it {goes|went} well",
      ],
      [
        "your past work {helps|helped} you, in results and in contacts",
        "your team {meets|met} its aim, and your part in the work {is|was} known",
        "people you once worked with {remember|remembered} you when a post {is|was} free",
        "an aim you had set for the job {is|was} met before its date",
      ],
      [
        "your quiet work, or work for people abroad, {is|was} praised",
        "you {finish|finished} an old task and {close|closed} the file",
        "quiet preparation {saves|saved} a project on its last day",
        "an offer of work {comes|came} from a distant town",
      ],
    ],
    hard: [
      [
        "you {take|took} on too many tasks at once",
        "at work you {are|were} watched more than you {are|were} thanked",
        "your own high standard {makes|made} each task longer",
        "small things at work {hurt|hurt} you too much",
      ],
      [
        "a blunt word at the office {makes|made} a task harder",
        "pay for work already done {is|was} late",
        "talks about pay at work {lead|led} to no decision",
        "what you {say|said} in a meeting at work {is|was} misunderstood",
      ],
      [
        "messages and small errands {interrupt|interrupted} the working day",
        "a colleague's delay {becomes|became} your task",
        "an application for a job {stays|stayed} unanswered for weeks",
        "a short task {takes|took} three visits instead of one",
      ],
      [
        "worries from home {go|went} with you to work",
        "the workplace {is|was} restless, with moves and repairs",
        "home and office {need|needed} you at the same hours",
        "noise or a shared room {makes|made} it hard to work",
      ],
      [
        "nobody at the office {listens|listened} to your good ideas",
        "a plan for your career {has|had} to be changed",
        "those you {teach|taught} at work {are|were} slow to pick it up",
        "a guess about a project {has|had} to be corrected",
      ],
      [
        "rivals at work {are|were} busy",
        "routine tasks {take|took} all your time",
        "small complaints about work {come|came} from several people",
        "a colleague {is|was} away, and the daily tasks {are|were} left to you",
      ],
      [
        "a client or partner {changes|changed} the terms of work",
        "agreements at work {need|needed} to be put in writing",
        "a shared project {moves|moved} slowly because one side {is|was} slow",
        "a client {compares|compared} prices and {keeps|kept} you waiting",
      ],
      [
        "a project {depends|depended} on approvals that nobody {gives|gave}",
        "changes at the office {are|were} decided without asking you",
        "an old file {comes|came} back to the desk with questions",
        "the plan for the team {changes|changed} twice, and nobody {tells|told} you in time",
      ],
      [
        "a superior {has|had} little time for your work",
        "a transfer or a task in a far place {changes|changed} your plans for work",
        "the advice of two superiors {does|did} not agree",
        "a course for your career {is|was} full, or {starts|started} later than planned",
      ],
      [
        "responsibility at work {grows|grew} faster than the post",
        "the manager {wants|wanted} results before you {have|had} what the work {needs|needed}",
        "your work {is|was} looked at more closely than usual",
        "decisions about the post {stay|stayed} with others",
      ],
      [
        "the result of good work {is|was} credited to the whole office",
        "a promised post {is|was} put off",
        "colleagues who had offered help {have|had} little time for it",
        "an aim at work {takes|took} a few weeks longer",
      ],
      [
        "you {work|worked} long hours where nobody {sees|saw} it",
        "a task {ends|ended} without a new one in view, and work {feels|felt} slack",
        "the job {takes|took} evenings that were meant for sleep",
        "work far from home {costs|cost} more strength than people {see|saw}",
      ],
    ],
  },
  graha: {
    good: {
      sun: [
        "a person in charge {trusts|trusted} you with a task",
        "papers for your work {pass|passed} quickly through a public office",
        "you {lead|led} a task, and others {follow|followed} without a push",
      ],
      mars: [
        "your energy {gets|got} a difficult project moving",
        "a deadline at work {is|was} met with a day to spare",
        "work with tools, machines or land {goes|went} fast",
      ],
      mercury: [
        "people at the office {like|liked} your clear report or talk",
        "a letter or a call {brings|brought} a new client",
        "figures and lists {come|came} out right, and the work {runs|ran} smoothly",
      ],
      jupiter: [
        "a mentor {gives|gave} your career good counsel",
        "the office {needs|needed} experience, and you {have|had} it",
        "a recommendation {helps|helped} your career along",
      ],
      venus: [
        "with good taste and polite words you {are|were} welcome to clients and colleagues",
        "a woman at the office {speaks|spoke} up for you",
        "buyers {like|liked} work that {looks|looked} beautiful",
      ],
      saturn: [
        "patience {is|was} what {makes|made} your work last",
        "people who work under you {are|were} reliable",
        "years at the same task {make|made} your post secure",
        "your superiors {trust|trusted} you with work that {has|had} to last",
      ],
      rahu: [
        "new technology or a foreign firm {opens|opened} fresh work",
        "a large company {takes|took} an interest in your work",
        "an unusual task {suits|suited} you better than the usual one",
      ],
      ketu: [
        "you {do|did} best at work alone, with the door closed",
        "you {leave|left} out needless tasks and {finish|finished} the main one",
        "an expert {notices|noticed} your careful work on small details",
        "a task that {puzzles|puzzled} your colleagues {comes|came} easily to you",
      ],
    },
    hard: {
      sun: [
        "a superior's pride {makes|made} simple work difficult",
        "it {is|was} not clear who {has|had} the last word at work",
        "a permit that your work {needs|needed} {does|did} not come in time",
      ],
      mars: [
        "because of hurry a task {has|had} to be done twice",
        "arguments at the office {heat|heated} up over small things",
        "deadlines {press|pressed} on the team from all sides",
      ],
      mercury: [
        "an error in a document {costs|cost} the office a week",
        "three people {give|gave} three instructions for one task",
        "half the message {reaches|reached} the desk, and half the work {is|was} done",
      ],
      jupiter: [
        "seniors at work {promise|promised} more than they {can|could} give",
        "a good offer of work {takes|took} long to be confirmed",
        "too much advice {delays|delayed} a decision at work",
      ],
      venus: [
        "you {like|liked} your comfort, and work {goes|went} more slowly",
        "pleasant invitations {take|took} some of your working hours",
        "praise for one colleague {is|was} hard to bear for another",
      ],
      saturn: [
        "duties at work {come|came} before rewards, and slowly",
        "too few hands {share|shared} too many tasks",
        "rules and checks {slow|slowed} down the job",
      ],
      rahu: [
        "because of office politics people {do|did} not see plain facts",
        "there {are|were} more rumours than facts at the office",
        "a new system {confuses|confused} the work for some weeks",
      ],
      ketu: [
        "you {lose|lost} interest in a job half done",
        "your part in the work {is|was} overlooked",
        "a task you {know|knew} well {passes|passed} to someone else",
      ],
    },
  },
  lives: [
    {
      good: [
        "if you {work|worked} for a firm, your manager {asks|asked} for your view before a decision. The task that {comes|came} of it {is|was} one you {know|knew} how to do, and colleagues {lend|lent} a hand with the rest of it",
        "office people {have|had} a good time of it: reports {are|were} read and leave {is|was} granted. The yearly talk {is|was} about real work, and a better post {is|was} mentioned in a tone that {sounds|sounded} meant",
        "someone with a fixed job {is|was} given the part of a project that others {want|wanted}. The work {takes|took} the same hours and {is|was} more interesting, and the superior {says|said} thank you in front of the team",
        "in an office old quarrels {lose|lost} their heat. The team {shares|shared} its tasks fairly, nobody {keeps|kept} files to himself, and you {leave|left} your desk on time more often, with tomorrow's work laid out",
      ],
      even: [
        "for those on a payroll the office {runs|ran} as it usually {does|did}. Some tasks {are|were} done by noon, others {wait|waited} for a signature, and the manager {has|had} neither praise nor blame for anybody",
        "if you {are|were} employed, the job {holds|held} few surprises. A colleague's leave {brings|brought} you extra work for a week or two, and a quiet spell at the desk a little later {gives|gave} the time back",
        "office workers {see|saw} good days and slow ones in turn. One project {gets|got} its approval, another {goes|went} back for changes, and the team {learns|learned} to keep a second task ready for the slow days",
        "a new face in the team and a new form for an old task {are|were} the changes for those who work in a firm. After a few weeks the job {feels|felt} like itself again, and the office {talks|talked} of other things",
      ],
      hard: [
        "if you {work|worked} in an office, one task {is|was} hardly done when two more {arrive|arrived}. The manager {changes|changed} the order of work in the middle of the week, and some evenings {go|went} to the desk as well",
        "for the employed a promised rise or transfer {is|was} put off to a later meeting. The work itself {is|was} sound; it {is|was} the superior's time that {is|was} short, and a polite reminder to the office {helps|helped}",
        "someone in a large firm {waits|waited} for the manager's approval and {gets|got} questions instead. Colleagues {are|were} tired too, and a plain list of who {does|did} which task, and by when, {saves|saved} much talk",
        "two chairs in the office {are|were} empty, and their work {comes|came} to yours. You {manage|managed} by doing one task at a time, and by telling the team in good time what {cannot|could not} be ready that week",
      ],
    },
    {
      good: [
        "those who keep a shop {see|saw} known customers bring new ones. Goods that had stood on the shelf {leave|left} the shop, and the day's trade {ends|ended} with a fuller order book and a word of thanks",
        "on a farm or in a workshop the season's work {falls|fell} into place. Helpers {come|came} to work on the day they {name|named}, the machines {run|ran}, and a buyer {asks|asked} about the next job before this one {is|was} done",
        "if the business {is|was} your own, a client you had written off {calls|called} again. The terms {are|were} clear this time, and the work {fits|fitted} the hands, the tools and the hours that you {have|had} for it",
        "a small trader {finds|found} a better supplier or a better corner for the shop. Other businesses in the street {send|sent} people over, and one regular contract {makes|made} the months easier to plan",
      ],
      even: [
        "in a shop busy mornings {change|changed} with empty afternoons. The trade {pays|paid} for its days, and the hours without customers {are|were} good for counting stock, small repairs and old orders",
        "for those with a farm the work {follows|followed} the weather more than the plan. One part of the farm {does|did} well and another {lags|lagged}, and at the end labour and harvest {are|were} about equal on the farm as a whole",
        "if you {work|worked} for yourself, clients {come|came} and {go|went} in about equal number. An old contract {ends|ended} quietly, a small one {begins|began}, and there {is|was} work enough for both hands on most days",
        "a workshop {has|had} its orders, though none of them {is|was} large. Customers {ask|asked} the price twice and then {buy|bought}, and the trade {lives|lived} on those who {come|came} back and {bring|brought} a neighbour along",
      ],
      hard: [
        "those with a shop {see|saw} more lookers than buyers. Good customers {take|took} longer to settle, a supplier {sends|sent} half the order, and the trade {is|was} kept going by patience and a short shopping list",
        "on the farm the work {waits|waited} for rain, for labour or for spare parts. Neighbours in the same trade {have|had} the same trouble, and lending each other a machine {saves|saved} a week's work",
        "if you {work|worked} on your own account, a client {asks|asked} for changes after the price {is|was} settled. You {do|did} part of the work again, and {write|wrote} the next contract with more care and fewer words",
        "a new shop nearby {draws|drew} some of the custom away. Small traders {answer|answered} with longer hours and a friendly word, and the business {keeps|kept} its regular customers while the others {look|looked} around",
      ],
    },
    {
      good: [
        "those who look for work {are|were} called to interviews more often. One interview {feels|felt} easy from the first minute, and the people at the table {ask|asked} how soon you {are|were} free for the job",
        "if you {want|wanted} a change of job, a former colleague {tells|told} you of an opening before it {is|was} printed. Your papers {are|were} in order, and the application {goes|went} out the same evening, without a mistake in it",
        "someone between two posts {finds|found} a short contract with a firm that {can|could} grow into a longer one. The employer {likes|liked} your way of working and {says|said} so before the first month {is|was} over",
        "a search for work that had gone stale {comes|came} to life. Replies to applications {arrive|arrived} within days, a test at some office {goes|went} well, and there {is|was} talk of more than one post for you",
      ],
      even: [
        "those in search of a post {get|got} answers of both kinds. One interview {leads|led} to a second, another to a polite letter, and both {show|showed} you more clearly what sort of work {suits|suited} you",
        "if you {think|thought} of leaving your job, the reasons for and against {weigh|weighed} the same. A new office {offers|offered} better pay and a longer way, and the old desk {looks|looked} not so bad beside it",
        "for a job seeker the weeks {have|had} a steady round of notices, applications and calls. A small piece of work for someone you {know|knew} {fills|filled} a gap and {keeps|kept} the hand in practice meanwhile",
        "whoever {waits|waited} for a transfer or a new post {hears|heard} that the file {is|was} on its way. The work of each day {goes|went} on meanwhile, neither better nor worse for it, and the evenings {are|were} free",
      ],
      hard: [
        "those who look for work {send|sent} many applications and {get|got} few answers. The employers' silence {has|had} more to do with budgets than with you, and a talk with someone in the profession {gives|gave} heart again",
        "if you {hope|hoped} to change your job, the opening you {have|had} in mind {is|was} put off or {goes|went} to someone inside. The present post {is|was} tiring at times, yet it {leaves|left} you free to choose the next",
        "a job seeker {is|was} asked to an interview far away, and its date {changes|changed} twice. Some work {turns|turned} out smaller than the notice had said, and a few plain questions before the interview {save|saved} the fare",
        "for someone without a post the mornings {are|were} long. A fixed hour for applications and a small task for a neighbour {give|gave} the day its shape, and the search for work {goes|went} on step by step",
      ],
    },
    {
      good: [
        "those who study for a profession {see|saw} a hard chapter become clear. A teacher of the course {explains|explained} it in one example, the practice exam {goes|went} well, and the hours at the desk {seem|seemed} shorter",
        "if you {prepare|prepared} for an examination, you {keep|kept} to your plan on most days. There {is|was} time left to look the exam paper over, and the career behind it {seems|seemed} a little nearer than before",
        "an apprentice or a trainee {is|was} trusted with real work for the first time. The work {stands|stood} up to a close look, and an older colleague {shows|showed} a turn of the hand that {is|was} in no book of the trade",
        "learners of a trade {find|found} a good group in their course, and questions {are|were} asked without shyness. What the course {gives|gave} them in the evening {is|was} of use at work the very next morning",
      ],
      even: [
        "for students of a profession some subjects {run|ran} and one {sticks|stuck}. The first exam {is|was} fair, the second {shows|showed} what to read again, and the course {keeps|kept} a pace that one {can|could} follow",
        "if an examination {lies|lay} ahead, good weeks of study {make|made} up for lost ones. An hour at the desk each morning {brings|brought} more for the exam than a whole night with black tea just before it",
        "trainees {do|did} the simple tasks over and over until the hand {knows|knew} them. It {is|was} not exciting work, and few {watch|watched}; it {is|was} the part of a trade that {stays|stayed} in the fingers for life",
        "someone who {studies|studied} beside a job {has|had} two timetables to keep. The course {asks|asked} for Sundays, the office for the other days, and both {get|got} their fair share when the week {is|was} planned",
      ],
      hard: [
        "those with an exam ahead {have|had} to read the same page twice. The exam {seems|seemed} nearer than the calendar {says|said}, and a short list of topics {does|did} more for it than long nights with all of them",
        "if you {learn|learned} a profession, a result of the course {is|was} lower than hoped, or late. It {shows|showed} which part {needs|needed} work, and someone a year ahead in the course {helps|helped} with just that",
        "an apprentice {is|was} given the dull tasks and little thanks. Watching how skilled colleagues work {teaches|taught} more than asking, and after some weeks the tools of the trade {lie|lay} better in the hand",
        "those who study beside a job {are|were} short of quiet hours. The office {keeps|kept} them late, the course {goes|went} on without them, and a missed topic of the exam {has|had} to be made up on a free day",
      ],
    },
  ],
  trend: {
    up: [
      "it {is|was} easier to get things done at work than in the three months before",
      "more {is|was} possible at work than in the quarter before",
      "delayed tasks of the months before {begin|began} to move",
      "you {carry|carried} less at work than a quarter earlier",
    ],
    level: [
      "little {changes|changed} at work compared with the quarter before",
      "the pace of the job {is|was} that of the three months before",
      "much at work {is|was} the same as in the months before",
      "you {do|did} about the same work as a quarter earlier",
    ],
    down: [
      "more patience {is|was} needed at work than in the quarter before",
      "decisions at work {come|came} more slowly than in the three months before",
      "quick tasks of the months before {take|took} more time",
      "there {is|was} less help at work than a quarter earlier",
    ],
  },
  advice: {
    go: [
      "Ask for the task you want, and for the title that goes with it",
      "Send the application or the offer of work now",
      "Show your work to the person who decides",
      "Take the larger task; your colleagues are ready to help",
      "Name a fair figure for your work when you are asked, and stay with it",
      "Learn one skill in these months that your office is short of",
      "Call the client you have long meant to call",
      "Give a younger colleague a real task, and share the credit for it",
    ],
    wait: [
      "Finish what is on the desk before you promise more work",
      "Do not leave a job in anger; look for the next one first",
      "Get every agreement about work in writing",
      "Keep out of quarrels at the office and let your work speak",
      "Leave an angry letter to a client or a colleague until the next morning",
      "Say early which task is going to be late, and to whom it matters",
      "Write a short list of tasks for the day, and stop when it is done",
      "Do not sign a contract in the week in which you first see it",
    ],
  },
  best: ["work {is|was} where you {are|were} heard first", "what {goes|went} best {is|was} work"],
  weak: ["work {is|was} the slow road of these months", "the job {is|was} what {tries|tried} your patience most"],
};
