import type { GrahaEffects } from "../../day-story-words.ts";

export const MERCURY_EFFECTS_EN: GrahaEffects = [
  {
    whole: [
      "You say too much, and not all of it is kind.",
      "You say yes too soon and get more work than you wanted.",
      "Messages are late, and people misunderstand each other.",
    ],
    physique: [
      "You cannot sit still, and the body finds no rest.",
      "You think all day and forget to move.",
      "Your hands are restless, and you drop things.",
    ],
    status: [
      "Your mind is full of thoughts and does not stop.",
      "You say one thing and think another.",
      "You worry before you think.",
    ],
    career: [
      "You have to explain a careless message at work.",
      "One paper at work leads to another and keeps you busy.",
      "Even clever people at work may give bad advice.",
    ],
    friends: [
      "A joke among friends is not understood.",
      "A friend tells others what you told only him.",
      "You promise two friends the same hour.",
    ],
  },
  {
    whole: [
      "You speak cleverly, and people listen.",
      "You learn something useful.",
      "A good talk settles what letters could not.",
    ],
    status: [
      "The mind is quick and full of good thoughts.",
      "You know what to say, and that is calming.",
      "Learning makes you happy.",
    ],
    finances: [
      "A clear word about money does more than a long letter.",
      "You have a good head for accounts; put them in order.",
      "Ask once, and you may hear a better price.",
    ],
    career: [
      "You explain things well at work, and people agree.",
      "Clear figures on paper convince everyone.",
      "What you know is of use at work, so say it.",
    ],
    family: [
      "The family talks cheerfully over a meal.",
      "A child of the family says something wise.",
      "A family matter is settled in a friendly talk.",
    ],
    friends: [
      "Friends value your word.",
      "You make new friends on a cheerful evening.",
      "A friend's tip is worth hearing.",
    ],
  },
  {
    whole: [
      "You are afraid of something that is not there.",
      "Rivals talk faster than you do.",
      "Small errands take the whole day.",
    ],
    status: [
      "Restless thoughts send you from one thing to the next.",
      "You worry about what others might say.",
      "Too much news makes the mind dull.",
    ],
    career: [
      "A message at work reaches the wrong person.",
      "You doubt your own figures, though they are right.",
      "A rival at work is believed more than you.",
    ],
    travel: [
      "Tickets, times or names on a trip get mixed up.",
      "A short trip takes long because you stop to talk.",
      "You take a wrong turn and lose half an hour.",
    ],
    friends: [
      "A friend's intentions are hard to read.",
      "Neighbours talk too much.",
      "You are not happy after a talk with friends.",
    ],
  },
  {
    whole: [
      "Things at home are in order, and your mind is calm.",
      "Your mother's advice is of great use.",
      "You get the comfort you planned for.",
    ],
    status: [
      "Reading and rest clear the head.",
      "You feel safe, and think the better for it.",
      "At home your mind finds its order.",
    ],
    career: [
      "You work well from home.",
      "When your desk is tidy, your plan is clear.",
      "An agreement about rooms or tools helps your work.",
    ],
    family: [
      "The family laughs and makes plans together.",
      "A relative brings good news to the house.",
      "Lessons at home go well.",
    ],
    friends: [
      "Friends come home and bring ideas.",
      "A neighbour is a real help.",
      "You teach a friend something useful.",
    ],
  },
  {
    whole: [
      "You are too clever, and it does not help you.",
      "It is no use quarrelling with young people.",
      "You think too much about a simple thing.",
    ],
    status: [
      "Your thoughts go round and round.",
      "You compare yourself with others, and should not.",
      "The mind makes plans and drops them.",
    ],
    career: [
      "Your good idea is not yet a plan.",
      "You are corrected at work in front of others.",
      "A guess at work turns out wrong.",
    ],
    friends: [
      "Friends tease, and one of you minds.",
      "A friend's advice is funny but of no use.",
      "Play among friends turns into argument.",
    ],
  },
  {
    whole: [
      "You win by thinking, where strength would not help.",
      "You find the mistake, and earn respect for it.",
      "You keep small things in order, and it helps you.",
    ],
    status: [
      "You think clearly and do not worry.",
      "You solve a difficult question and feel glad.",
      "A tidy table makes the mind tidy too.",
    ],
    career: [
      "Facts decide a dispute at work in your favour.",
      "Your skill is wanted, and well used.",
      "You finish a pile of work that others feared.",
    ],
    friends: [
      "Your good word ends a quarrel among friends.",
      "Friends admire how you keep your temper.",
      "A rival turns out to be good company.",
    ],
    health: [
      "A careful diet and regular steps do you good.",
      "You find out what your body needs.",
      "A simple home habit suits you well.",
    ],
  },
  {
    whole: [
      "Two people misunderstand each other's words.",
      "A small point in an agreement needs to be checked.",
      "You think you heard something that was not said.",
    ],
    status: [
      "Other people's moods disturb your mind.",
      "You keep thinking of a talk that is long over.",
      "You want to be understood, and explain too much.",
    ],
    relationship: [
      "You two talk and do not listen to each other.",
      "Your partner hears the tone and misses the meaning.",
      "One of you reads a message too quickly.",
    ],
    career: [
      "A client or partner changes his mind.",
      "Talks at work do not move forward.",
      "Take more time for the small print at work.",
    ],
    friends: [
      "A friend takes your plain words badly.",
      "Two friends tell the same thing in two different ways.",
      "You are asked to judge between friends.",
    ],
  },
  {
    whole: [
      "You find out something useful that others missed.",
      "You understand what was not clear before.",
      "Thinking quietly brings success.",
    ],
    status: [
      "It does you good to think deeply.",
      "You understand what has troubled you, and it goes.",
      "You like difficult questions and find the answers.",
    ],
    career: [
      "Research, audits and repairs go well.",
      "You notice it when somebody at work is not honest.",
      "You find a paper that was lost at work.",
    ],
    friends: [
      "A friend tells you a secret and is right to trust you.",
      "You understand a friend whom others avoid.",
      "A quiet talk brings old friends together.",
    ],
    health: [
      "You learn what is good for you.",
      "You find out how much food and rest suits you.",
      "Slow breathing and regular sleep make you calm.",
    ],
  },
  {
    whole: [
      "Learned people disagree with you.",
      "You believe too much or too little of what you hear.",
      "You write a long message and get a short answer.",
    ],
    status: [
      "Doubt makes the mind tired.",
      "You read too much and decide too little.",
      "You believe one hour and doubt the next.",
    ],
    career: [
      "Plans at work wait for approval.",
      "A teacher or a superior finds a fault.",
      "At work people prefer the old way to yours.",
    ],
    travel: [
      "Papers for a journey contain a mistake.",
      "You miss a bus or a train by a few minutes.",
      "You travel with your head full of work.",
    ],
    friends: [
      "Friends are far off or slow to write.",
      "A debate with friends grows too serious.",
      "A friend lectures when you want to laugh.",
    ],
  },
  {
    whole: [
      "You are skilful, and people see it.",
      "Business moves forward because you speak well.",
      "Success is quick and easy.",
    ],
    status: ["Success makes you cheerful.", "Your mind is quick and clear.", "Being useful makes you happy."],
    career: [
      "A clever proposal is accepted.",
      "You talk, write or sell with success.",
      "At work you have the right paper at the right moment.",
    ],
    friends: [
      "Useful acquaintances become friends.",
      "A friend speaks well of you in the right place.",
      "Friends at work make the work easy.",
    ],
  },
  {
    whole: [
      "A message brings good news; answer it.",
      "Friends and ideas meet over a cup of tea.",
      "A talk becomes a plan, and people help with it.",
    ],
    status: [
      "You are cheerful and full of plans.",
      "A good talk does more than a holiday.",
      "Your hopes look reasonable.",
    ],
    finances: [
      "It is easy to talk about a sale or a purchase, so name your price plainly.",
      "Accounts that you go through twice tell you something useful.",
      "Many small savings add up, and you see where they are.",
    ],
    career: [
      "People you know bring you work.",
      "An order or a contract is confirmed.",
      "An idea of yours at work deserves to be written down.",
    ],
    friends: [
      "Friends call, one after another.",
      "A young friend gives you a good idea.",
      "Friends enjoy your company and ask for it.",
    ],
  },
  {
    whole: [
      "A wrong word, spoken or written, costs something.",
      "You do not pay attention, and things get lost.",
      "A secret may not be kept.",
    ],
    status: ["At night worries seem bigger.", "The mind is tired of talk.", "You forget what you wanted to do."],
    career: [
      "A letter at work goes to the wrong address.",
      "Details slip away while you think of others.",
      "Somebody at work talks about you in secret.",
    ],
    travel: [
      "You lose papers or time on a trip.",
      "You leave something behind when you travel.",
      "You do not write down what you spend on the road.",
    ],
    friends: [
      "A friend makes you wait.",
      "Idle talk costs you a good hour.",
      "Among friends your words are told in a wrong way.",
    ],
  },
];
