import type { WeekStoryWords } from "../../week-words.ts";

export const WEEK_MOON_EN: Pick<WeekStoryWords, "begins" | "from" | "moon" | "held"> = {
  begins: "As the week begins,",
  from: (day) => `From ${day},`,
  moon: [
    [
      (when) => `${when} you are at ease with yourself, and people are glad to have you near.`,
      (when) => `${when} comfort comes without asking: good food, good sleep and a kind word.`,
      (when) => `${when} your own wishes count again, and small pleasures are easy to find.`,
    ],
    [
      (when) => `${when} money and words both want to be weighed before they leave you.`,
      (when) => `${when} household costs come forward, and a short list saves more than a long talk.`,
      (when) => `${when} it is worth counting twice and promising once.`,
    ],
    [
      (when) => `${when} you have the courage to ask, and the answer is friendly.`,
      (when) => `${when} brothers, sisters and neighbours are quick to help.`,
      (when) => `${when} what you start moves well, and good news is on its way.`,
    ],
    [
      (when) => `${when} the mind goes home and is easily troubled, so keep the evenings quiet.`,
      (when) => `${when} the house asks for attention, and rest does more than argument.`,
      (when) => `${when} it is hard to settle; your mother or an old friend knows what to say.`,
    ],
    [
      (when) => `${when} hopes run ahead of what can be done, so give plans a little time.`,
      (when) => `${when} children and ideas keep you busy, and answers come late.`,
      (when) => `${when} feelings are strong; write the decision down and read it again the next morning.`,
    ],
    [
      (when) => `${when} what stood in your way gives in, and unfinished work gets done.`,
      (when) => `${when} you are stronger than the difficulty in front of you.`,
      (when) => `${when} old debts and old quarrels can be settled.`,
    ],
    [
      (when) => `${when} company does you good, and two people agree more quickly than usual.`,
      (when) => `${when} a partner, a guest or a short outing makes the days pleasant.`,
      (when) => `${when} an agreement is easy to reach, and affection is shown openly.`,
    ],
    [
      (when) => `${when} go slowly: finish what you have and begin nothing large.`,
      (when) => `${when} small tasks take more effort, so leave gaps between them.`,
      (when) => `${when} sleep early and keep out of other people's disputes.`,
    ],
    [
      (when) => `${when} the weight is off, but results still take their time.`,
      (when) => `${when} an elder's advice is worth more than a quick answer.`,
      (when) => `${when} the way is open but not smooth; keep to your own pace.`,
    ],
    [
      (when) => `${when} work goes forward, and those who decide notice it.`,
      (when) => `${when} you can finish what you have prepared and be thanked for it.`,
      (when) => `${when} your effort is seen, so bring the important matter to the table.`,
    ],
    [
      (when) => `${when} friends are a help, and what you have waited for comes nearer.`,
      (when) => `${when} you receive more than you give, in kindness and in good company.`,
      (when) => `${when} a wish you had put aside can be spoken aloud.`,
    ],
    [
      (when) => `${when} spending is easier than saving, so keep quiet days and early nights.`,
      (when) => `${when} it is time to rest, to clear up and to close accounts.`,
      (when) => `${when} you want to be alone for a while, and that is well spent.`,
    ],
  ],
  held: [
    (when) => `${when} the signs are friendly, but the result comes in small pieces.`,
    (when) => `${when} help is promised and arrives late; make do with what you have.`,
    (when) => `${when} something good is held back for now, so count it only when it has come.`,
    (when) => `${when} things are well meant and slow.`,
  ],
};
