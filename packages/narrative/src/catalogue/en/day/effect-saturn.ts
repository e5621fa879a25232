import type { GrahaEffects } from "../../day-story-words.ts";

export const SATURN_EFFECTS_EN: GrahaEffects = [
  {
    whole: [
      "Things lie heavier on you than on others, and you carry them well.",
      "Progress is slow, and what is done now lasts.",
      "You are asked to be the grown-up in the room.",
    ],
    physique: [
      "The body is stiff in the morning and willing by noon.",
      "Your strength is enough for one thing at a time.",
      "Knees and back ask for a kinder pace.",
    ],
    career: [
      "The work is long and the thanks are short.",
      "A duty falls to you because you are reliable.",
      "What you build at work grows slowly and stays.",
    ],
    health: [
      "The body wants warmth, oil and regular hours.",
      "An old ache reminds you of itself.",
      "Too little sleep shows in your face.",
    ],
  },
  {
    whole: [
      "Money and words are both scarce, and both gain by it.",
      "You count before you spend, and it is as well.",
      "An old promise asks to be kept.",
    ],
    finances: [
      "Income is steady and slow; outgoings are neither.",
      "A bill comes that you had half forgotten.",
      "Saving is hard work for the time being.",
    ],
    career: [
      "Pay for your work is late rather than missing.",
      "You work more hours than anyone counts.",
      "A careful word at work protects what you have.",
    ],
    family: [
      "At home few words are spoken, and some of those are dry.",
      "An elder's needs come before the wishes of others in the family.",
      "Old property or an old debt is the talk of the family.",
    ],
    health: [
      "Teeth, eyes and throat ask for care.",
      "Dry food and late meals do not agree with you.",
      "A plain diet suits you better than it sounds.",
    ],
  },
  {
    whole: [
      "Patience pays: what you have pushed for months moves by itself.",
      "You are tougher than what stands in your way.",
      "Steady effort brings a result that luck could not.",
    ],
    career: [
      "Your long effort at work is seen by those who decide.",
      "A hard task is yours because nobody else can do it, and you can.",
      "What you have practised for years now earns its keep.",
    ],
    travel: [
      "A tiring route proves the right one.",
      "Journeys on duty go as planned.",
      "On the road you are patient, and so you arrive fresh.",
    ],
    friends: [
      "An old friend is worth ten new ones, and proves it.",
      "People who work for you or with you are loyal.",
      "A friend repays a kindness from long ago.",
    ],
    health: [
      "Strength grows with regular walks, and you have the patience.",
      "Regular habits come easily, and health is built on them.",
      "Honest effort by day deserves an early rest at night.",
    ],
  },
  {
    whole: [
      "Home asks for patience: a repair, an old wish, a change of room.",
      "You long for quiet at home and have to make it yourself.",
      "What concerns house and land takes its time.",
    ],
    status: [
      "Peace of mind has to be made by hand for the moment.",
      "Old sorrows visit and leave again.",
      "You feel responsible for more than is yours.",
    ],
    career: [
      "Worries at home follow you to work.",
      "Your place of work is not as comfortable as it might be.",
      "A transfer or a change of desk is talked about.",
    ],
    family: [
      "An elder at home needs care and does not ask for it.",
      "A repair in the house takes longer than agreed.",
      "Old matters of the family come up again.",
    ],
    health: [
      "The shoulders want warmth and the mind wants sleep.",
      "Cold and damp do not agree with you.",
      "Resting at home is harder than it sounds.",
    ],
  },
  {
    whole: [
      "Plans need more time than hope allows for.",
      "You are serious where others play, and that is all right.",
      "A decision about a child or a course of study ripens slowly.",
    ],
    status: [
      "The head is full of shoulds.",
      "You think in circles around one decision.",
      "Joy comes late in the day, and quietly.",
    ],
    career: [
      "New ideas at work meet old habits.",
      "A plan of yours is sent back for more figures.",
      "What you know is tested before it is believed.",
    ],
    health: [
      "Worry goes to the stomach first.",
      "Heavy food lies heavy.",
      "The body wants movement when the head is full.",
    ],
  },
  {
    whole: [
      "You outlast what is against you.",
      "Hard tasks come to you because you finish them.",
      "An old trouble is nearer its end than its beginning.",
    ],
    career: [
      "Your work stands up to every check.",
      "A rival tires before you do.",
      "Order and patience win the day at work.",
    ],
    health: [
      "Patience and plain food go well together.",
      "A strict routine does you good, and you keep to it.",
      "Fixed hours for meals and sleep are worth defending.",
    ],
  },
  {
    whole: [
      "Agreements take time, and better so.",
      "You carry more than your half of a common task.",
      "People keep a certain distance, and it is not about you.",
    ],
    relationship: [
      "Duty takes the hours that belong to the two of you.",
      "Your partner is silent and means no harm by it.",
      "What is unsaid between you weighs more than what is said.",
    ],
    career: [
      "A partner or client at work is slow to commit.",
      "Contracts are read twice, and rightly.",
      "Shared work rests mainly on your shoulders.",
    ],
    health: [
      "Tiredness comes from other people's worries.",
      "The lower back dislikes long sitting.",
      "Regular evenings do your health good.",
    ],
  },
  {
    whole: [
      "Slow days like these ask for care and give depth in return.",
      "Hidden matters take time to come to light.",
      "It is better to do less and to do it with care.",
    ],
    career: [
      "Work goes on behind the scenes, and so does its reward.",
      "A delay at work is out of your hands.",
      "Somebody's mistake lands on your desk.",
    ],
    health: [
      "The body asks for a check that you have put off.",
      "Rest does more than effort for the time being.",
      "Joints and sleep need a kinder routine.",
    ],
  },
  {
    whole: [
      "Luck comes by the slow train.",
      "You question old beliefs, and some of them hold.",
      "Elders and rules set the pace.",
    ],
    career: [
      "A promotion or a favour takes the long way.",
      "You work without much help from above.",
      "A teacher or superior is hard to please.",
    ],
    travel: [
      "A long journey means waiting rooms and patience.",
      "Papers for travel take longer than promised.",
      "The way is tiring, and the purpose is a good one.",
    ],
    health: [
      "Long hours leave a mark on your health.",
      "The hips and legs want stretching.",
      "Regular hours suit you better than indulgence.",
    ],
  },
  {
    whole: [
      "Responsibility weighs on you, and people rely on it.",
      "The work is more than the day, so choose.",
      "What you do in public is looked at closely.",
    ],
    career: [
      "The load at work is heavy and the deadline is real.",
      "Those above you expect much and say little.",
      "A position has to be earned a second time.",
    ],
    health: [
      "Work takes its toll on knees and sleep.",
      "You forget to eat and drink at your desk.",
      "The body pays for long hours in the evening.",
    ],
  },
  {
    whole: [
      "Long effort begins to show.",
      "An older person opens a way for you.",
      "What you have been patient about comes in at last.",
    ],
    finances: [
      "An old sum may be asked for again, in a calm voice.",
      "Saving on a fixed day of the month suits you.",
      "Long work has earned a clear word about pay.",
    ],
    career: [
      "Your experience has its value at work, and you may name it.",
      "A slow project shows what the patience was for.",
      "Those who decide trust you with more.",
    ],
    friends: [
      "An older friend gives sound advice.",
      "Few friends, good friends: you know who they are.",
      "A circle of serious people takes you in.",
    ],
    health: [
      "A slow, steady habit of health is within your reach.",
      "Health likes steadiness, and you have it.",
      "You have the stamina for a long walk, so take one.",
    ],
  },
  {
    whole: [
      "You do much that nobody sees.",
      "Expenses are old acquaintances by now; they come as expected.",
      "Being alone for a while clears things.",
    ],
    career: [
      "Work happens in back rooms, far from applause.",
      "You clear up what others left.",
      "A task ends and the next one has no name yet.",
    ],
    travel: [
      "A journey is long and lonely, and does its work.",
      "Trips cost more than they bring for now.",
      "You are far away from where you would like to be.",
    ],
    health: [
      "Sleep is light and the feet are tired.",
      "The body wants a retreat from noise.",
      "Worry at night costs more than the matter itself.",
    ],
  },
];
