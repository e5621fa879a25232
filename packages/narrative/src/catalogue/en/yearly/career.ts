import type { YearAspectWords } from "../../yearly-words.ts";

export const YEAR_CAREER_EN: YearAspectWords = {
  verdict: {
    good: [
      "work {moves|moved}, and your part in it {is|was} seen",
      "what you {do|did} at work {bears|bore} fruit",
      "the job {gives|gave} back what you {put|had put} into it",
      "people in charge {notice|noticed} your work",
    ],
    even: [
      "work {goes|went} on without great changes",
      "some tasks {run|ran} and others {wait|waited}",
      "at work effort and result {are|were} about equal",
      "the job {is|was} neither better nor worse than before",
    ],
    hard: [
      "work {asks|asked} for more than it {gives|gave}",
      "the job {is|was} a matter of endurance",
      "tasks {pile|piled} up, and answers from the office {come|came} late",
      "results at work {lag|lagged} behind the effort",
    ],
  },
  house: {
    good: [
      ["you {are|were} offered work with your name on it", "your own way of working {is|was} accepted at the office"],
      ["your voice {counts|counted} in meetings at work", "work {pays|paid} better, or a client {pays|paid} in time"],
      [
        "courage at work {pays|paid}: a call, an application, an interview",
        "colleagues {help|helped} when you {ask|asked}",
      ],
      ["work from home or near home {goes|went} well", "the workplace {becomes|became} a pleasanter room to sit in"],
      ["an idea of yours {finds|found} a sponsor at work", "training or a new skill {lifts|lifted} your career"],
      ["you {win|won} a contest for a post or a project", "hard tasks {give|gave} way one by one"],
      [
        "a business partner or a client {brings|brought} good work",
        "contracts for work {are|were} signed on fair terms",
      ],
      ["a stalled project {moves|moved} again", "research, audit or repair work {suits|suited} you well"],
      ["a senior {opens|opened} a door in your career", "work {takes|took} you further, and luck {is|was} with it"],
      [
        "promotion {is|was} spoken of, or a larger task {is|was} given to you",
        "people in charge at work {answer|answered} quickly",
      ],
      [
        "past work {pays|paid}, in results and in contacts",
        "your team {meets|met} its aim, and your part in the work {is|was} known",
      ],
      [
        "work behind the scenes or for people abroad {does|did} you credit",
        "you {finish|finished} an old task and {close|closed} the file",
      ],
    ],
    hard: [
      ["you {take|took} on too many tasks at once", "at work you {are|were} watched more than you {are|were} thanked"],
      ["a blunt word at the office {makes|made} a task harder", "pay for work already done {is|was} late"],
      ["mails and errands {break|broke} up the working day", "a colleague's delay {becomes|became} your task"],
      ["worries from home {go|went} with you to work", "the workplace {is|was} restless, with moves and repairs"],
      ["good ideas {find|found} no listeners at the office", "a plan for your career {needs|needed} a second draft"],
      ["rivals at work {are|were} busy", "routine tasks {fill|filled} the desk and {leave|left} no room"],
      [
        "a client or partner {changes|changed} the terms of work",
        "agreements at work {need|needed} to be put in writing",
      ],
      [
        "a project {depends|depended} on approvals that nobody {gives|gave}",
        "changes at the office {are|were} decided above your head",
      ],
      ["a superior {has|had} little time for your work", "a transfer or a far task {upsets|upset} your plans for work"],
      [
        "responsibility at work {grows|grew} faster than the post",
        "the manager {wants|wanted} results before the means {are|were} there",
      ],
      ["the result of good work {is|was} credited to the whole office", "a promised post {is|was} put off"],
      [
        "you {work|worked} long hours out of sight",
        "a task {ends|ended} without a new one in view, and work {feels|felt} slack",
      ],
    ],
  },
  graha: {
    good: {
      sun: ["a person in charge {trusts|trusted} you with a task"],
      mars: ["drive {gets|got} a difficult project moving"],
      mercury: ["a clear report or a good talk {wins|won} the office over"],
      jupiter: ["a mentor {gives|gave} your career good counsel"],
      venus: ["taste and tact {make|made} you welcome to every client and colleague"],
      saturn: ["patience {is|was} what {makes|made} your work last"],
      rahu: ["new technology or a foreign firm {opens|opened} fresh work"],
      ketu: ["you {do|did} best at work alone, with the door closed"],
    },
    hard: {
      sun: ["a superior's pride {stands|stood} in the way of simple work"],
      mars: ["haste {makes|made} a task be done twice"],
      mercury: ["an error in a document {costs|cost} the office a week"],
      jupiter: ["seniors at work {promise|promised} more than they {can|could} give"],
      venus: ["comfort at the desk {is|was} bought with slower work"],
      saturn: ["duties at work {come|came} before rewards, and slowly"],
      rahu: ["office politics {cloud|clouded} plain facts"],
      ketu: ["you {lose|lost} interest in a job half done"],
    },
  },
  advice: {
    go: [
      "Ask for the task you want, and for the title that goes with it",
      "Send the application or the offer of work now",
      "Show your work to the person who decides",
      "Take the larger task; your colleagues are ready to help",
    ],
    wait: [
      "Finish what is on the desk before you promise more work",
      "Do not leave a job in anger; look for the next one first",
      "Get every agreement about work in writing",
      "Keep out of quarrels at the office and let your work speak",
    ],
  },
  best: ["work {is|was} where you {are|were} heard first", "what {goes|went} best {is|was} work"],
  weak: ["work {is|was} the slow road of these months", "the job {is|was} what {tries|tried} your patience most"],
};
