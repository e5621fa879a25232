import type { GrahaEffects } from "../../day-story-words.ts";

export const KETU_EFFECTS_EN: GrahaEffects = [
  {
    whole: [
      "You feel distant from things around you.",
      "You lose interest in what you liked before.",
      "You sit among people and think of something else.",
    ],
    physique: [
      "The body feels light and a little weak.",
      "You forget to eat.",
      "If you do not pay attention, you may hurt yourself a little.",
    ],
  },
  {
    whole: [
      "You say little and are misunderstood.",
      "You have no interest in money, and do not look after it.",
      "You give up something you own.",
    ],
    finances: [
      "Spending less for a while shows you what is enough.",
      "Money goes in small sums; find one you can save.",
      "You forget to collect what is due.",
    ],
    family: [
      "You sit at the family table and think of far things.",
      "A relative keeps away.",
      "Few words are exchanged at home.",
    ],
  },
  {
    whole: [
      "You are brave, and nobody needs to see it.",
      "You solve a problem with one clear step.",
      "A quiet effort wins.",
    ],
    travel: [
      "A simple journey helps you think clearly.",
      "A pilgrimage or a lonely walk does you good.",
      "You travel light and arrive soon.",
    ],
    friends: [
      "A friend of few words is a great help.",
      "You leave the wrong friends without pain.",
      "A friend who thinks as you do is near.",
    ],
  },
  {
    whole: [
      "The house feels empty or too full.",
      "You look for peace within yourself.",
      "You feel less tied to an old place.",
    ],
    status: [
      "The mind is distant and a little sad.",
      "Rest comes only in prayer or silence.",
      "You miss something you cannot name.",
    ],
    family: [
      "Somebody in the family goes their own way.",
      "An old family matter comes up and goes.",
      "You feel like a guest in your own house.",
    ],
  },
  {
    whole: [
      "You feel less joy than usual and think deeply.",
      "Plans come to nothing before they are ready.",
      "You doubt your own gifts.",
    ],
    status: [
      "Old thoughts come back; let them go.",
      "The mind wants silence more than fun.",
      "You feel far from what used to please you.",
    ],
  },
  {
    whole: [
      "You give up what harms you, once and for all.",
      "Rivals do not trouble you.",
      "It is easier to give up a bad habit.",
    ],
    career: [
      "You find a simple answer to a difficult task at work.",
      "You work alone and succeed.",
      "Office quarrels do not reach you.",
    ],
    health: [
      "Quiet, sleep and simple meals suit you well.",
      "A simple diet suits you, and so does an early evening.",
      "Prayer and plain living strengthen you.",
    ],
  },
  {
    whole: [
      "You lose touch with some people.",
      "You keep your distance, and others notice.",
      "Two sides no longer have a reason to work together.",
    ],
    relationship: [
      "Your partner feels you are elsewhere.",
      "Closeness needs words, and you have few.",
      "Old disappointments make it hard for you two to talk.",
    ],
  },
  {
    whole: [
      "Something comes to a quiet end.",
      "Hidden fears come up; look at them calmly.",
      "You lose things and do not miss them.",
    ],
    health: [
      "If you feel unwell and do not know why, ask somebody who knows, and rest.",
      "You need quiet, sleep and clean water.",
      "Take care even of small cuts.",
    ],
  },
  {
    whole: [
      "You no longer believe some old things.",
      "A teacher disappoints you, and you learn from it.",
      "Good luck does not come when you call it.",
    ],
    travel: [
      "A pilgrimage is planned and put off.",
      "You travel without a clear aim.",
      "Delays on a long way teach patience.",
    ],
  },
  {
    whole: ["Titles and posts no longer attract you.", "You do your duty without joy.", "Your work goes unseen."],
    career: [
      "You lose interest in a task half way.",
      "Nobody at work quite knows what you do.",
      "A position at work is given up or changed.",
    ],
  },
  {
    whole: [
      "What you no longer run after comes nearer by itself.",
      "Quiet work is valued at last.",
      "You are content, and good things come to you.",
    ],
    finances: [
      "An old account or a half-forgotten receipt deserves a look.",
      "A forgotten loan may be mentioned, without pressing.",
      "If you have few wishes, you spend less.",
    ],
    friends: [
      "A spiritual friend gives good counsel.",
      "You find friends who ask for nothing.",
      "An old friend returns.",
    ],
  },
  {
    whole: [
      "You let go, and it hurts a little.",
      "You want to be alone even among people.",
      "You spend money on others and nobody notices.",
    ],
    travel: [
      "A trip leads to a lonely place.",
      "You travel and leave something behind.",
      "The journey is long and silent.",
    ],
  },
];
