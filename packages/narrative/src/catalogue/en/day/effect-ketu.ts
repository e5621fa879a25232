import type { GrahaEffects } from "../../day-story-words.ts";

export const KETU_EFFECTS_EN: GrahaEffects = [
  {
    whole: [
      "You feel cut off from things, and a little above them.",
      "Interest fades where it was strong.",
      "You are there and not there.",
    ],
    physique: [
      "The body feels light and thin of strength.",
      "You forget to eat.",
      "Small hurts come from absence of mind.",
    ],
  },
  {
    whole: [
      "You say little and are misunderstood.",
      "Money does not interest you, and shows it.",
      "Something owned is let go.",
    ],
    finances: [
      "Spending less for a while shows you what is enough.",
      "Money slips through small gaps; close one of them.",
      "You forget to collect what is due.",
    ],
    family: [
      "You sit at the family table and think of far things.",
      "A relative keeps away.",
      "Few words are exchanged at home.",
    ],
  },
  {
    whole: ["Inner courage needs no witness.", "You cut a knot with one clear step.", "A quiet effort wins."],
    travel: [
      "A simple journey brings clearness.",
      "A pilgrimage or a lonely walk does you good.",
      "You travel light and arrive soon.",
    ],
    friends: [
      "A friend of few words is a great help.",
      "You part from the wrong friends with ease.",
      "A brother in spirit is near.",
    ],
  },
  {
    whole: ["The house feels empty or too full.", "You look for a home inside.", "Old ties to a place loosen."],
    status: [
      "The mind is detached and a little sad.",
      "Rest comes only in prayer or silence.",
      "You miss something you cannot name.",
    ],
    family: [
      "A family member goes his own way.",
      "An old family matter comes up and goes.",
      "You are a guest in your own house.",
    ],
  },
  {
    whole: ["Joy is thin and insight is deep.", "Plans dissolve before they are made.", "You doubt your own gifts."],
    status: [
      "Old thoughts return and want to be let go.",
      "The mind wants silence more than fun.",
      "You feel far from what used to please you.",
    ],
  },
  {
    whole: ["You cut off what harms you, and cleanly.", "Rivals lose sight of you.", "A bad habit loses its power."],
    career: [
      "A tangled task at work is cut short and solved.",
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
      "People slip through your fingers.",
      "You keep your distance, and others notice.",
      "An alliance loses its reason.",
    ],
    relationship: [
      "Your partner feels you are elsewhere.",
      "Closeness needs words, and you have few.",
      "Old disappointments cloud the talk.",
    ],
  },
  {
    whole: [
      "Something ends without noise.",
      "Hidden fears come up to be looked at.",
      "You lose things and do not miss them.",
    ],
    health: [
      "What is hard to name is worth asking about; rest meanwhile.",
      "You need quiet, sleep and clean water.",
      "Small cuts want care.",
    ],
  },
  {
    whole: ["Old beliefs fall away.", "A teacher disappoints and so teaches.", "Luck is absent-minded."],
    travel: [
      "A pilgrimage is planned and put off.",
      "You travel without a clear aim.",
      "Delays on a long way teach patience.",
    ],
  },
  {
    whole: ["Titles lose their charm.", "You do your duty without joy.", "Your work goes unseen."],
    career: [
      "You lose interest in a task half way.",
      "Nobody at work quite knows what you do.",
      "A position at work is given up or changed.",
    ],
  },
  {
    whole: [
      "A wish comes true when you no longer chase it.",
      "Quiet work is valued at last.",
      "You are content, and that draws luck.",
    ],
    finances: [
      "An old account or a half-forgotten receipt deserves a look.",
      "A forgotten loan may be mentioned, without pressing.",
      "Few wishes leave more in the purse.",
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
      "Solitude calls you in the middle of things.",
      "Expenses for others go unseen.",
    ],
    travel: [
      "A trip leads to a lonely place.",
      "You travel and leave something behind.",
      "The road is long and silent.",
    ],
  },
];
