import type { WeekStoryWords } from "../../week-words.ts";

export const WEEK_MOON_EN: Pick<WeekStoryWords, "begins" | "from" | "moon" | "held"> = {
  begins: "As the week begins,",
  from: (day) => `From ${day},`,
  moon: [
    [
      (when) => `${when} you are at ease with yourself, and people are glad to have you near.`,
      (when) => `${when} you have good food, good sleep and kind words.`,
      (when) => `${when} you have time for your own wishes and small pleasures.`,
    ],
    [
      (when) => `${when} think before you spend and before you speak.`,
      (when) => `${when} there are household costs; a written list helps you save.`,
      (when) => `${when} count your money twice, and promise only what you can do.`,
    ],
    [
      (when) => `${when} you have the courage to ask, and the answer is friendly.`,
      (when) => `${when} brothers, sisters and neighbours are quick to help.`,
      (when) => `${when} what you start moves well, and good news is on its way.`,
    ],
    [
      (when) => `${when} you think of home and are easily troubled, so keep the evenings quiet.`,
      (when) => `${when} home needs your attention; rest helps more than argument.`,
      (when) => `${when} it is hard to settle; your mother or an old friend knows what to say.`,
    ],
    [
      (when) => `${when} you hope for more than can be done at once, so give plans a little time.`,
      (when) => `${when} children and ideas keep you busy, and answers come late.`,
      (when) => `${when} feelings are strong; write the decision down and read it again the next morning.`,
    ],
    [
      (when) => `${when} there is less in your way, and unfinished work gets done.`,
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
      (when) => `${when} small tasks take more effort, so rest between them.`,
      (when) => `${when} sleep early and keep out of other people's disputes.`,
    ],
    [
      (when) => `${when} the strain is less, but results still take time.`,
      (when) => `${when} an elder's advice is worth more than a quick answer.`,
      (when) => `${when} the way is open but not smooth; keep to your own pace.`,
    ],
    [
      (when) => `${when} work goes forward, and those who decide notice it.`,
      (when) => `${when} you can finish what you have prepared and be thanked for it.`,
      (when) => `${when} people see your effort, so speak of the important matter.`,
    ],
    [
      (when) => `${when} friends are a help, and what you have waited for comes nearer.`,
      (when) => `${when} people are kind to you, and good company is near.`,
      (when) => `${when} you can speak of a wish you had put aside.`,
    ],
    [
      (when) => `${when} it is easy to spend too much; keep the days quiet and sleep early.`,
      (when) => `${when} it is time to rest, to clear up and to pay what is due.`,
      (when) => `${when} you want to be alone for a while, and it does you good.`,
    ],
  ],
  held: [
    (when) => `${when} the signs are good, but the result comes little by little.`,
    (when) => `${when} help is promised but comes late; manage with what you have.`,
    (when) => `${when} something good is delayed, so do not count on it yet.`,
    (when) => `${when} good things come, but slowly.`,
  ],
};
