import type { WeekStoryWords } from "../../week-words.ts";

export const WEEK_ASPECTS_EN: Pick<WeekStoryWords, "aspect" | "aspectDay"> = {
  aspect: {
    status: {
      good: [
        "The mind is clear this week, and worries stay small.",
        "You think calmly and understand things clearly.",
        "Your mood is good, and it lasts.",
        "You are at peace with yourself and easy to be with.",
        "You think clearly in the morning about what was hard at night.",
      ],
      even: [
        "Your mood goes up and down, and no mood lasts long.",
        "The mind is busy but not troubled.",
        "Some thoughts please you and some tire you.",
        "You are calm on some days and restless on others.",
        "Your mind is quiet at some hours and busy at others.",
      ],
      careful: [
        "The mind tires quickly this week and needs more quiet.",
        "Small things trouble you more than they should.",
        "It is not easy to stay calm; a daily walk helps the mind.",
        "You may think too long about what somebody said.",
        "You think the same thing again and again; writing it down helps.",
      ],
    },
    finances: {
      good: [
        "A good week to put money aside before it is spent.",
        "It is a good week for accounts, payments and fair prices.",
        "You may ask for money that is owed to you, kindly and in plain figures.",
        "It is easy to compare income and costs; save first and spend after.",
        "A careful plan for money is easy to make and to keep.",
      ],
      even: [
        "As much money goes as comes.",
        "Your accounts stay as they are, without large gains.",
        "Your usual income covers your usual costs.",
        "Keep the money for what you need; the rest can wait for another week.",
        "No large sum comes, and none goes.",
      ],
      careful: [
        "Costs are higher than income, so put off what can wait.",
        "It is easier to spend money than to earn it.",
        "A payment may be late; keep something in reserve.",
        "Check the price twice before you spend.",
        "Money is a little tight, and a list of costs helps.",
      ],
    },
    relationship: {
      good: [
        "You and your partner understand each other without many words.",
        "Both of you show your love easily.",
        "The two of you find time for each other.",
        "It is a warm week for couples, and for those who look for someone.",
        "Your partner shows how dear you are.",
      ],
      even: [
        "Between you and your partner it is an ordinary week.",
        "Love is there, but work and errands come first.",
        "You two agree on the large things and differ on the small.",
        "Your partner needs a little time, and so do you.",
        "Nothing special happens between you two, and nothing is missing.",
      ],
      careful: [
        "You and your partner may misunderstand each other; ask before you answer.",
        "An old subject between the two of you may come up again.",
        "Your partner is tired or busy, and easily hurt by words.",
        "Love needs patience this week, and softer words.",
        "Between you two silence is better than a quick word.",
      ],
    },
    career: {
      good: [
        "Work moves forward, and it is noticed.",
        "You are trusted with something that matters at work.",
        "Colleagues and superiors are on your side.",
        "What you have prepared at work is of use now.",
        "At work people ask for your opinion and use it.",
      ],
      even: [
        "Work goes on as usual.",
        "There is enough to do at work, and nothing unusual.",
        "At work some tasks go quickly and others wait.",
        "Your job asks for order more than for speed.",
        "Your work is neither praised nor blamed.",
      ],
      careful: [
        "Work needs more effort, and thanks come later.",
        "At work a plan may change at short notice.",
        "Colleagues are under pressure, so keep agreements in writing.",
        "A task at work has to be done twice; leave time for it.",
        "At work do one task at a time, and finish it.",
      ],
    },
    travel: {
      good: [
        "Journeys go smoothly, and you meet the right people on the way.",
        "It is a good week for a trip you have planned.",
        "On the road everything goes as it should.",
        "A visit or a pilgrimage does you good.",
        "You enjoy new places and the people you meet there.",
      ],
      even: [
        "Short trips are fine; long ones bring nothing special.",
        "Travel goes as planned, with a little waiting.",
        "You reach the place you set out for, a little later.",
        "On the road it is an ordinary week.",
        "You go where you must and come home in time.",
      ],
      careful: [
        "Journeys take longer, so leave early.",
        "A trip may be put off or go another way.",
        "On the road keep papers and tickets at hand.",
        "Travel only as far as you need to.",
        "Be patient with the road and the weather.",
      ],
    },
    family: {
      good: [
        "At home people are kind to each other and eat together.",
        "The family has reason to be pleased.",
        "Elders and children both bring joy into the house.",
        "A matter of the house is settled to everybody's liking.",
        "The house is full of life, and you enjoy it.",
      ],
      even: [
        "At home things go their usual way.",
        "The family has some arguments and some peaceful hours.",
        "The house asks for a little of your time.",
        "Relatives come and go, and all of it can be managed.",
        "Each in the family has their own plans, and they fit.",
      ],
      careful: [
        "At home opinions differ; listen to the elders to the end.",
        "The house costs more time or money than planned.",
        "Somebody in the family needs patience.",
        "A family matter is better discussed after a meal than before it.",
        "At home people are tired and may speak sharply; let it pass.",
      ],
    },
    friends: {
      good: [
        "Friends keep their word and bring good news.",
        "You meet people who think as you do.",
        "A friend helps before you ask.",
        "In company you are welcome.",
        "A new acquaintance may become a friend.",
      ],
      even: [
        "Friends are there, each busy with their own work.",
        "You see some friends and miss others.",
        "Friendships stay as they are.",
        "A little time with friends is pleasant.",
        "Your friends ask how you are, and little more.",
      ],
      careful: [
        "A friend may be slow to answer; do not be hurt by it.",
        "Friends may ask for more than you can give.",
        "Lending and borrowing among friends is better left for another week.",
        "A joke in company may be misunderstood.",
        "Keep promises to friends small, and keep them.",
      ],
    },
    health: {
      good: [
        "Regular hours for sleep and meals come easily.",
        "Some work and some rest are both good for the body.",
        "An evening walk is a good use of the strength you have left.",
        "Good habits are easy to keep this week.",
        "Fresh air and movement do you good.",
      ],
      even: [
        "Your health depends on regular meals and sleep.",
        "The body asks for a little more rest than usual.",
        "Some days you are fresh and some days tired.",
        "Your health asks for regular habits.",
        "Neither very strong nor weak, you get through the week well.",
      ],
      careful: [
        "You tire sooner than usual, so go to bed early.",
        "Eat lightly and at fixed times.",
        "The body needs a day of rest this week.",
        "Do not carry heavy things or hurry more than you need to.",
        "Save your strength so that it lasts for the seven days.",
      ],
    },
  },
  aspectDay: {
    status: {
      best: [
        (day) => `You are calmest on ${day}; think over what is important then.`,
        (day) => `On ${day} the mind is light: a good day to read or to learn.`,
        (day) => `Keep an hour of ${day} for what you like best.`,
      ],
      hardest: [
        (day) => `On ${day} put off what upsets you until the next morning.`,
        (day) => `The mind is most restless on ${day}; ten quiet minutes help.`,
        (day) => `Do not judge yourself by how you feel on ${day}.`,
      ],
    },
    finances: {
      best: [
        (day) => `Settle money matters on ${day}.`,
        (day) => `${day} is the day to buy, to sell or to ask for a payment.`,
        (day) => `If you have to name a price, name it on ${day}.`,
      ],
      hardest: [
        (day) => `Lend and spend as little as you can on ${day}.`,
        (day) => `Do not buy anything large on ${day}.`,
        (day) => `On ${day} check each bill before you pay.`,
      ],
    },
    relationship: {
      best: [
        (day) => `Plan something for the two of you on ${day}.`,
        (day) => `What is hard to say to your partner is easiest on ${day}.`,
        (day) => `On ${day} a small gift or an evening out is well received.`,
      ],
      hardest: [
        (day) => `On ${day} let your partner have the last word.`,
        (day) => `Do not bring up old complaints on ${day}.`,
        (day) => `If a quarrel begins on ${day}, stop it there.`,
      ],
    },
    career: {
      best: [
        (day) => `Hand in your work or ask for a meeting on ${day}.`,
        (day) => `${day} is the day to show at work what you can do.`,
        (day) => `Begin the difficult task on ${day}.`,
      ],
      hardest: [
        (day) => `On ${day} do routine work and check it.`,
        (day) => `Do not argue with superiors on ${day}.`,
        (day) => `Set no deadline for ${day}.`,
      ],
    },
    travel: {
      best: [
        (day) => `Set out on ${day} if you can choose.`,
        (day) => `${day} suits a journey, near or far.`,
        (day) => `Book or begin the trip on ${day}.`,
      ],
      hardest: [
        (day) => `On ${day} allow more time for the road.`,
        (day) => `Avoid a late drive on ${day}.`,
        (day) => `If the trip can wait, let it wait beyond ${day}.`,
      ],
    },
    family: {
      best: [
        (day) => `Eat together with the whole family on ${day}.`,
        (day) => `On ${day} call the relatives you have not heard from.`,
        (day) => `A household decision is best taken on ${day}.`,
      ],
      hardest: [
        (day) => `On ${day} speak less at home and help more.`,
        (day) => `Do not talk about property on ${day}.`,
        (day) => `Let everybody at home have some time for themselves on ${day}.`,
      ],
    },
    friends: {
      best: [
        (day) => `Meet your friends on ${day}.`,
        (day) => `A favour asked on ${day} is gladly done.`,
        (day) => `On ${day} somebody you meet by chance may become a friend.`,
      ],
      hardest: [
        (day) => `On ${day} do not pass on what you only heard.`,
        (day) => `Do not depend too much on friends on ${day}.`,
        (day) => `Keep money and friendship apart on ${day}.`,
      ],
    },
    health: {
      best: [
        (day) => `You have most strength on ${day}; use it for exercise or heavy work.`,
        (day) => `Start a good habit on ${day}.`,
        (day) => `On ${day} a long walk does you good.`,
      ],
      hardest: [
        (day) => `On ${day} rest in the afternoon if you can.`,
        (day) => `Eat early and little on the evening of ${day}.`,
        (day) => `Leave heavy work out of ${day}.`,
      ],
    },
  },
};
