import type { YearAspectWords } from "../../yearly-words.ts";

export const YEAR_CAREER_EN: YearAspectWords = {
  verdict: {
    good: [
      "work {moves|moved} forward, and people {see|saw} your part in it",
      "your effort at work {gives|gave} good results",
      "the job {gives|gave} back what you {put|had put} into it",
      "people in charge {notice|noticed} your work",
    ],
    even: [
      "work {is|was} neither very easy nor very hard",
      "some tasks {go|went} quickly and others {wait|waited}",
      "at work effort and result {are|were} about equal",
      "the job {needs|needed} its usual effort, and {gives|gave} its usual results",
    ],
    hard: [
      "work {asks|asked} for more than it {gives|gave}",
      "the job {needs|needed} much patience",
      "tasks {pile|piled} up, and answers from the office {come|came} late",
      "results at work {are|were} smaller than the effort",
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
        "the place where you work {becomes|became} more pleasant",
        "your desk {is|was} moved to a better place",
        "people at home {give|gave} you quiet hours for work",
      ],
      [
        "somebody at work {supports|supported} an idea of yours",
        "training or a new skill {helps|helped} your career",
        "younger people in the team {listen|listened} to you and {learn|learned}",
        "a good idea {comes|came} to you in a relaxed hour at work",
      ],
      [
        "you {do|did} well in a contest for a post or a project",
        "you {finish|finished} hard tasks one by one",
        "the pile of waiting tasks {shrinks|shrank} week by week",
        "a complaint about work {is|was} settled fairly",
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
        "a change at the office that many had feared {turns|turned} out well",
      ],
      [
        "a senior person {supports|supported} you in your career",
        "work {turns|turned} out better than you had hoped",
        "a transfer or a course {is|was} a step forward in your career",
        "the advice of an older colleague {saves|saved} you from a mistake at work",
      ],
      [
        "promotion {is|was} spoken of, or a larger task {is|was} given to you",
        "people in charge at work {answer|answered} quickly",
        "a decision about your post {is|was} made with respect for your work",
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
        "you {think|thought} too long about small remarks at work",
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
        "those you {teach|taught} at work {need|needed} time to learn it",
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
        "others {decide|decided} about your post",
      ],
      [
        "the result of good work {is|was} credited to the whole office",
        "a promised post {is|was} put off",
        "colleagues who had offered help {have|had} little time for it",
        "an aim at work {is|was} reached a few weeks late",
      ],
      [
        "you {work|worked} long hours where nobody {sees|saw} it",
        "one task {ends|ended} before the next one {is|was} ready, and work {feels|felt} slow",
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
        "you {lead|led} a task, and others {follow|followed} willingly",
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
        "a mentor {gives|gave} you good advice about your career",
        "the office {needs|needed} experience, and you {have|had} it",
        "a recommendation {helps|helped} your career along",
      ],
      venus: [
        "clients and colleagues {like|liked} your good taste and polite words",
        "a woman at the office {speaks|spoke} up for you",
        "buyers {choose|chose} work that {looks|looked} beautiful",
      ],
      saturn: [
        "your patience {makes|made} your work last",
        "people who {work|worked} for you {are|were} reliable",
        "your years of experience {count|counted} at work",
        "your superiors {trust|trusted} you with work that {has|had} to last",
      ],
      rahu: [
        "new technology or a foreign firm {opens|opened} fresh work",
        "a large company {takes|took} an interest in your work",
        "an unusual task {suits|suited} you better than the usual one",
      ],
      ketu: [
        "you {work|worked} best alone, with the door closed",
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
        "arguments at the office {start|started} over small things",
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
        "one colleague {is|was} praised, and another {is|was} hurt by it",
      ],
      saturn: [
        "duties at work {come|came} first, and rewards {come|came} slowly",
        "too few hands {share|shared} too many tasks",
        "rules and checks {slow|slowed} down the job",
      ],
      rahu: [
        "office politics {hide|hid} the plain facts",
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
        "if you {work|worked} for a firm, your manager {asks|asked} for your view before a decision. The task that {follows|followed} {is|was} one you {know|knew} how to do, and colleagues {help|helped} with the rest of it",
        "people in an office {have|had} good months: reports {are|were} read and leave {is|was} granted. The yearly talk {is|was} about real work, and somebody {mentions|mentioned} a better post and {seems|seemed} to mean it",
        "someone with a fixed job {is|was} given the part of a project that others {want|wanted}. The work {takes|took} the same hours and {is|was} more interesting, and the superior {says|said} thank you in front of the team",
        "in an office old quarrels {calm|calmed} down. The team {shares|shared} its tasks fairly, nobody {hides|hid} files from the others, and you {leave|left} your desk on time more often, with tomorrow's work laid out",
      ],
      even: [
        "for those on a payroll the office {runs|ran} as it usually {does|did}. Some tasks {are|were} done by noon, others {wait|waited} for a signature, and the manager {has|had} neither praise nor blame for anybody",
        "if you {are|were} employed, the job {holds|held} few surprises. A colleague's leave {brings|brought} you extra work for a week or two, and quieter days at the desk a little later {give|gave} you the time back",
        "office workers {see|saw} good days and slow ones in turn. One project {gets|got} its approval, another {goes|went} back for changes, and the team {learns|learned} to keep a second task ready for the slow days",
        "a new face in the team and a new form for an old task {are|were} the changes for those who work in a firm. After a few weeks the job {feels|felt} familiar again, and the office {talks|talked} of other things",
      ],
      hard: [
        "if you {work|worked} in an office, one task {is|was} hardly done when two more {arrive|arrived}. The manager {changes|changed} the order of work in the middle of the week, and some evenings {are|were} spent at the desk as well",
        "for the employed a promised rise or transfer {is|was} put off to a later meeting. The work itself {is|was} good, but the superior {has|had} little time for it, and a polite reminder to the office {helps|helped}",
        "someone in a large firm {waits|waited} for the manager's approval and {gets|got} questions instead. Colleagues {are|were} tired too, and a plain list of who {does|did} which task, and by when, {saves|saved} much talk",
        "two people {are|were} missing at the office, and their work {comes|came} to you. You {manage|managed} by doing one task at a time, and by telling the team in good time what {cannot|could not} be ready that week",
      ],
    },
    {
      good: [
        "those who keep a shop {see|saw} regular customers bring new ones. Goods that had stood on the shelf {leave|left} the shop, and the day's trade {ends|ended} with a fuller order book and a word of thanks",
        "on a farm or in a workshop the season's work {goes|went} by plan. Helpers {come|came} to work on the day they {name|named}, the machines {run|ran}, and a buyer {asks|asked} about the next job before this one {is|was} done",
        "if the business {is|was} your own, a client you had given up {calls|called} again. The terms {are|were} clear this time, and the work {fits|fitted} the hands, the tools and the hours that you {have|had} for it",
        "a small trader {finds|found} a better supplier or a better corner for the shop. Other businesses in the street {send|sent} customers, and one regular contract {makes|made} the months easier to plan",
      ],
      even: [
        "in a shop busy mornings {take|took} turns with empty afternoons. The trade {pays|paid} its costs, and the hours without customers {are|were} good for counting stock, small repairs and old orders",
        "for those with a farm the work {follows|followed} the weather more than the plan. One part of the farm {does|did} well and another {lags|lagged}, and on the farm as a whole the harvest {is|was} about worth the labour in the end",
        "if you {work|worked} for yourself, clients {come|came} and {go|went} in about equal number. An old contract {ends|ended} quietly, a small one {begins|began}, and there {is|was} work enough for both hands on most days",
        "a workshop {has|had} its orders, though none of them {is|was} large. Customers {ask|asked} the price twice and then {buy|bought}, and the trade {lives|lived} on those who {come|came} back and {bring|brought} a neighbour along",
      ],
      hard: [
        "in a shop more people {look|looked} than {buy|bought}. Good customers {take|took} longer to pay, a supplier {sends|sent} half the order, and patience and a short shopping list {keep|kept} the trade going",
        "on the farm the work {waits|waited} for rain, for labour or for spare parts. Neighbours in the same trade {have|had} the same trouble, and lending each other a machine {saves|saved} a week's work",
        "if you {work|worked} on your own account, a client {asks|asked} for changes after the price {is|was} settled. You {do|did} part of the work again, and {write|wrote} the next contract with more care and fewer words",
        "a new shop nearby {draws|drew} some customers away. Small traders {answer|answered} with longer hours and a friendly word, and the business {keeps|kept} its regular customers while the others {look|looked} around",
      ],
    },
    {
      good: [
        "those who look for work {are|were} called to interviews more often. One interview {feels|felt} easy from the first minute, and the people at the table {ask|asked} how soon you {are|were} free for the job",
        "if you {want|wanted} a change of job, a former colleague {tells|told} you of an opening before it {is|was} announced. Your papers {are|were} in order, and the application {goes|went} out the same evening, without a mistake in it",
        "someone between two posts {finds|found} a short contract with a firm that {can|could} grow into a longer one. The employer {likes|liked} your way of working and {says|said} so before the first month {is|was} over",
        "a search for work that had stopped {begins|began} to move again. Replies to applications {arrive|arrived} within days, a test at an office {goes|went} well, and there {is|was} talk of more than one post for you",
      ],
      even: [
        "those in search of a post {get|got} answers of both kinds. One interview {leads|led} to a second, another to a polite letter, and both {show|showed} you more clearly what sort of work {suits|suited} you",
        "if you {think|thought} of leaving your job, the reasons for and against {weigh|weighed} the same. A new office {offers|offered} better pay and {is|was} further away, and the old desk {does|did} not look so bad beside it",
        "for a job seeker the weeks {have|had} a steady round of notices, applications and calls. A small piece of work for someone you {know|knew} {fills|filled} a gap and {keeps|kept} you in practice meanwhile",
        "whoever {waits|waited} for a transfer or a new post {hears|heard} that the file {is|was} on its way. The work of each day {goes|went} on meanwhile, neither better nor worse for it, and the evenings {are|were} free",
      ],
      hard: [
        "those who look for work {send|sent} many applications and {get|got} few answers. The employers' silence {has|had} more to do with budgets than with you, and a talk with someone in the profession {gives|gave} you courage again",
        "if you {hope|hoped} to change your job, the opening you {have|had} in mind {is|was} put off or {goes|went} to someone in the firm. The present post {is|was} tiring at times, yet it {leaves|left} you free to choose the next",
        "a job seeker {is|was} asked to an interview far away, and its date {changes|changed} twice. Some work {turns|turned} out smaller than the notice had said, and a few plain questions before the interview {save|saved} a useless trip",
        "for someone without a post the mornings {are|were} long. A fixed hour for applications and a small task for a neighbour {give|gave} the day its shape, and the search for work {goes|went} on step by step",
      ],
    },
    {
      good: [
        "those who study for a profession {see|saw} a hard chapter become clear. A teacher of the course {explains|explained} it in one example, the practice exam {goes|went} well, and the hours at the desk {seem|seemed} shorter",
        "if you {prepare|prepared} for an examination, you {keep|kept} to your plan on most days. There {is|was} time left to look the exam paper over, and the career behind it {seems|seemed} a little nearer than before",
        "an apprentice or a trainee {is|was} trusted with real work for the first time. The work {is|was} good even at a close look, and an older colleague {shows|showed} a way of working that {is|was} in no book of the trade",
        "learners of a trade {find|found} a good group in their course, and questions {are|were} asked without shyness. What the course {gives|gave} them in the evening {is|was} of use at work the very next morning",
      ],
      even: [
        "for students of a profession some subjects {are|were} easy and one {is|was} hard. The first exam {is|was} fair, the second {shows|showed} what to read again, and the course {keeps|kept} a pace that one {can|could} follow",
        "if an examination {lies|lay} ahead, good weeks of study {make|made} up for lost ones. An hour at the desk each morning {brings|brought} more for the exam than a whole night with black tea just before it",
        "trainees {do|did} the simple tasks over and over until the hand {knows|knew} them. The work {is|was} not exciting, and few people {notice|noticed} it. It {is|was} the part of a trade that the hands {keep|kept} for life",
        "someone who {studies|studied} beside a job {has|had} two timetables to keep. The course {asks|asked} for Sundays, the office for the other days, and both {get|got} their fair share when the week {is|was} planned",
      ],
      hard: [
        "those with an exam ahead {have|had} to read the same page twice. The exam {seems|seemed} nearer than the calendar {says|said}, and a short list of topics {does|did} more for it than long nights with all of them",
        "if you {learn|learned} a profession, a result of the course {is|was} lower than hoped, or late. It {shows|showed} which part {needs|needed} work, and someone a year ahead in the course {helps|helped} with just that",
        "an apprentice {is|was} given the dull tasks and little thanks. Watching how skilled colleagues work {teaches|taught} more than asking, and after some weeks the tools of the trade {feel|felt} right in the hand",
        "those who study beside a job {are|were} short of quiet hours. The office {keeps|kept} them late, the course {goes|went} on without them, and a missed topic of the exam {has|had} to be made up on a free day",
      ],
    },
  ],
  trend: {
    up: [
      "it {is|was} easier to get things done at work than in the three months before",
      "more {is|was} possible at work than in the quarter before",
      "delayed tasks of the months before {begin|began} to move",
      "your load at work {is|was} lighter than a quarter earlier",
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
      "tasks that were quick in the months before {take|took} more time",
      "there {is|was} less help at work than a quarter earlier",
    ],
  },
  advice: {
    go: [
      "Ask for the task you want, and for the title that goes with it",
      "Send the application or the offer of work now",
      "Show your work to the person who decides",
      "Take the larger task; your colleagues are ready to help",
      "Name a fair price for your work when you are asked, and keep to it",
      "Learn one skill in these months that your office needs",
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
  best: ["at work people {listen|listened} to you more than elsewhere", "what {goes|went} best {is|was} work"],
  weak: ["work {is|was} the slowest matter of these months", "the job {is|was} what {tries|tried} your patience most"],
};
