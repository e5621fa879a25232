import type { YearAspectWords } from "../../yearly-words.ts";

export const YEAR_STATUS_EN: YearAspectWords = {
  verdict: {
    good: [
      "your name {is|was} spoken well of",
      "people {quote|quoted} you, and respect {comes|came} without asking",
      "your standing {rises|rose} step by step",
      "your opinion {is|was} asked for, and respect {comes|came} with it",
    ],
    even: [
      "your standing {is|was} what it was before",
      "respect {depends|depended} on whom you {ask|asked}",
      "praise and blame {keep|kept} each other in balance",
      "your name {is|was} neither in the news nor forgotten",
    ],
    hard: [
      "recognition {goes|went} to others for a while",
      "your reputation {wants|wanted} guarding more than display",
      "thanks {are|were} slow to reach you",
      "praise {is|was} rare, and criticism of you {is|was} loud",
    ],
  },
  house: {
    good: [
      [
        "people {look|looked} to you first, and your name {carries|carried} weight",
        "your presence {is|was} noticed, and respect {follows|followed}",
      ],
      ["your word {is|was} believed", "a good name at home and in the street {grows|grew} from plain speech"],
      [
        "courage {earns|earned} you public respect",
        "something you {write|wrote} or {say|said} {makes|made} your name known",
      ],
      ["respect {begins|began} at your own door", "your name {is|was} honoured in the place you {come|came} from"],
      [
        "your judgement {is|was} praised, and the young {quote|quoted} you",
        "a prize or a mark of honour {comes|came} near",
      ],
      [
        "those who had spoken against you {change|changed} their opinion",
        "your good name {comes|came} clean out of a dispute",
      ],
      ["people you {meet|met} {speak|spoke} of you with respect", "an alliance {adds|added} to your standing"],
      [
        "respect {comes|came} for what you {did|had done} quietly and without witnesses",
        "an old misunderstanding about your name {is|was} cleared away",
      ],
      [
        "elders and teachers {speak|spoke} up for your reputation",
        "an honour {comes|came} from far away or from a temple, a school, a court",
      ],
      [
        "your name {comes|came} up in rooms where you {are|were} not present",
        "a title or a public part {is|was} offered to you",
      ],
      [
        "recognition {arrives|arrived}, and with it invitations",
        "your circle of admirers {grows|grew}, and so {does|did} your credit",
      ],
      [
        "those far away {hold|held} your name in honour",
        "gifts given in silence {raise|raised} your standing more than speeches",
      ],
    ],
    hard: [
      [
        "people {take|took} your modesty for weakness, and respect {suffers|suffered}",
        "you {are|were} too strict about your own honour",
      ],
      ["a sharp word {costs|cost} you credit", "promises {are|were} counted, and your word {is|was} weighed"],
      [
        "messages {are|were} misread, and your reputation {needs|needed} a clear answer",
        "praise {goes|went} to whoever {speaks|spoke} first",
      ],
      [
        "matters of the house {draw|drew} public talk, and your name {is|was} in it",
        "your standing {is|was} low where you {expect|expected} it to be highest",
      ],
      [
        "a hasty opinion {is|was} remembered longer than a good one",
        "you {look|looked} for praise where there {is|was} none to spare",
      ],
      ["rivals {talk|talked}, and your name {is|was} in the talk", "a small dispute {touches|touched} your reputation"],
      [
        "others {speak|spoke} in your name without asking",
        "respect {depends|depended} on how you {treat|treated} those closest to you",
      ],
      [
        "gossip {goes|went} round, and silence {is|was} the best guard of your name",
        "an old matter {comes|came} up and {asks|asked} for honour in the answer",
      ],
      [
        "those you {honour|honoured} {have|had} other things on their mind",
        "your opinion {is|was} questioned in matters of principle",
      ],
      [
        "your name {stands|stood} under a mistake made by several",
        "authority {looks|looked} closely, and credit {is|was} slow to come",
      ],
      [
        "flattery {comes|came} with a purpose, and true respect {is|was} rarer",
        "a promise of recognition {is|was} kept late",
      ],
      [
        "you {are|were} forgotten in lists where your name {belongs|belonged}",
        "what you {give|gave} {goes|went} without thanks",
      ],
    ],
  },
  graha: {
    good: {
      sun: ["people in authority {give|gave} you public credit"],
      mars: ["a brave act {earns|earned} you respect"],
      mercury: ["a clever answer {makes|made} your name travel"],
      jupiter: ["a respected elder {vouches|vouched} for your good name"],
      venus: ["charm {opens|opened} doors, and invitations {follow|followed}"],
      saturn: ["respect {is|was} given for years of steady conduct"],
      rahu: ["a wider public {learns|learned} your name, some of it from far away"],
      ketu: ["you {are|were} honoured the more because you {do|did} not ask for it"],
    },
    hard: {
      sun: ["pride {meets|met} pride, and honour {is|was} the price"],
      mars: ["a quarrel in public {does|did} your name no good"],
      mercury: ["a careless message {gets|got} quoted against you, and credit {is|was} lost"],
      jupiter: ["those who {teach|taught} you respect {expect|expected} more of it from you"],
      venus: ["show {is|was} mistaken for worth, and your standing {gains|gained} nothing by it"],
      saturn: ["recognition {is|was} late, and duty {is|was} early"],
      rahu: ["rumours about your name {run|ran} ahead of the facts"],
      ketu: ["you {care|cared} little for praise, and praise {stays|stayed} away"],
    },
  },
  advice: {
    go: [
      "Accept the invitation and say your opinion in public",
      "Put your name to what you have made",
      "Thank in public those to whom you owe your standing",
      "Take the seat of honour when it is offered",
    ],
    wait: [
      "Answer criticism of your name once, briefly, and then leave it",
      "Let others praise you; do not do it yourself",
      "Keep your word in small things, and your reputation mends by itself",
      "Step back from public talk until your name is out of it",
    ],
  },
  best: [
    "your good name {is|was} the gain of these months",
    "respect {comes|came} to you more easily than anything else",
  ],
  weak: ["recognition {is|was} what {comes|came} last", "your reputation {is|was} what {needs|needed} the most care"],
};
