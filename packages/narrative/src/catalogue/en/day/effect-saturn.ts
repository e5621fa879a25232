import type { GrahaEffects } from "../../day-story-words.ts";

export const SATURN_EFFECTS_EN: GrahaEffects = [
  {
    whole: [
      "You have more duties than others, and you do them well.",
      "What you do now goes slowly and lasts.",
      "Others expect you to be the responsible one.",
    ],
    physique: [
      "The body is stiff in the morning and better by noon.",
      "Your strength is enough for one thing at a time.",
      "Be careful of your knees and back, and go slowly.",
    ],
    career: [
      "There is much work and little thanks.",
      "A duty falls to you because you are reliable.",
      "What you build at work grows slowly and lasts.",
    ],
    health: [
      "The body needs warmth, an oil bath and regular hours.",
      "You may feel an old ache again.",
      "Too little sleep shows in your face.",
    ],
  },
  {
    whole: [
      "Spend little and speak little; both are good for you now.",
      "You count before you spend, and that is wise.",
      "An old promise asks to be kept.",
    ],
    finances: [
      "Income comes slowly, and expenses come quickly.",
      "A bill comes that you had half forgotten.",
      "Saving is hard work for the time being.",
    ],
    career: [
      "Pay for your work may come late.",
      "You work more hours than anyone counts.",
      "A careful word at work protects what you have.",
    ],
    family: [
      "At home people speak little, and not always kindly.",
      "An elder's needs come before the wishes of others in the family.",
      "Old property or an old debt is the talk of the family.",
    ],
    health: [
      "Teeth, eyes and throat need care.",
      "Dry food and late meals do not agree with you.",
      "Plain food suits you better than you think.",
    ],
  },
  {
    whole: [
      "Your patience is of use: an old matter begins to move by itself.",
      "You are tougher than what stands in your way.",
      "Steady effort brings a result that luck could not.",
    ],
    career: [
      "Your long effort at work is seen by those who decide.",
      "A hard task is yours because nobody else can do it, and you can.",
      "What you have practised for years is useful at work now.",
    ],
    travel: [
      "The tiring road is the right one.",
      "Journeys on duty go as planned.",
      "On the road you are patient, and so you arrive fresh.",
    ],
    friends: [
      "An old friend shows that he is worth ten new ones.",
      "People who work for you or with you are loyal.",
      "A friend repays a kindness from long ago.",
    ],
    health: [
      "Strength grows with regular walks, and you have the patience.",
      "Regular habits come easily, and health is built on them.",
      "After honest work by day, rest early at night.",
    ],
  },
  {
    whole: [
      "Home needs patience: a repair, an old wish, a change of room.",
      "You long for quiet at home and have to make it yourself.",
      "What concerns house and land takes its time.",
    ],
    status: [
      "For the moment you have to try hard to be calm.",
      "Old sorrows come back for a while and go again.",
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
      "The shoulders need warmth, and the mind needs sleep.",
      "Cold and damp do not agree with you.",
      "It is not easy to rest at home.",
    ],
  },
  {
    whole: [
      "Plans need more time than hope allows for.",
      "You are serious where others play, and that is all right.",
      "A decision about a child or about studies takes time.",
    ],
    status: [
      "You think too much of all you should do.",
      "You think in circles around one decision.",
      "You feel a quiet joy only late in the day.",
    ],
    career: [
      "At work people prefer old habits to new ideas.",
      "A plan of yours is sent back for more figures.",
      "At work you have to prove what you know.",
    ],
    health: [
      "Worry upsets the stomach.",
      "Heavy food does not suit you.",
      "When you think too much, the body needs a walk.",
    ],
  },
  {
    whole: [
      "You are stronger than what is against you.",
      "Hard tasks come to you because you finish them.",
      "An old trouble is coming near its end.",
    ],
    career: [
      "Your work stands up to every check.",
      "A rival tires before you do.",
      "Order and patience bring success at work.",
    ],
    health: [
      "Patience and plain food go well together.",
      "A strict routine does you good, and you keep to it.",
      "Keep fixed hours for meals and sleep.",
    ],
  },
  {
    whole: [
      "Agreements take time, and that is good.",
      "You do more than your half of a shared task.",
      "People keep a little away, and you are not the reason.",
    ],
    relationship: [
      "Duties take the time you two wanted for each other.",
      "Your partner is silent without being angry.",
      "You two leave important things unsaid.",
    ],
    career: [
      "A partner or client at work is slow to agree.",
      "Read contracts at work twice.",
      "You do the greater part of the shared work.",
    ],
    health: [
      "Other people's worries make you tired.",
      "Long sitting is hard on the lower back.",
      "Regular evenings do your health good.",
    ],
  },
  {
    whole: [
      "On slow days like this, take care and think well.",
      "What is hidden takes time to become clear.",
      "It is better to do less and to do it with care.",
    ],
    career: [
      "You work where few people see it, and thanks come later.",
      "A delay at work is out of your hands.",
      "You have to correct somebody else's mistake at work.",
    ],
    health: [
      "Go for the health check that you have put off.",
      "For the present, rest does you more good than effort.",
      "Joints and sleep need a kinder routine.",
    ],
  },
  {
    whole: [
      "Good luck comes slowly.",
      "You question old beliefs, and find some of them true.",
      "Elders and rules decide how fast you can go.",
    ],
    career: [
      "A promotion or a favour takes a long time.",
      "You work without much help from above.",
      "A teacher or superior is hard to please.",
    ],
    travel: [
      "A long journey means much waiting; be patient.",
      "Papers for travel take longer than promised.",
      "The way is tiring, and the purpose is a good one.",
    ],
    health: [
      "Long hours of work make you tired.",
      "The hips and legs want stretching.",
      "Regular hours suit you better than late feasts.",
    ],
  },
  {
    whole: [
      "You have much responsibility, and people rely on you.",
      "There is more work than one day allows, so choose.",
      "What you do in public is looked at closely.",
    ],
    career: [
      "There is much work, and it has to be ready in time.",
      "Those above you expect much and say little.",
      "At work you have to prove yourself again.",
    ],
    health: [
      "Hard work is felt in the knees and in your sleep.",
      "You forget to eat and drink at your desk.",
      "After long hours the body is tired in the evening.",
    ],
  },
  {
    whole: [
      "Long effort begins to show.",
      "An older person opens a way for you.",
      "You have waited long for something, and it comes nearer.",
    ],
    finances: [
      "You may ask again, calmly, for an old sum.",
      "Saving on a fixed day of the month suits you.",
      "After long work you may speak clearly about pay.",
    ],
    career: [
      "Your experience has its value at work, and you may name it.",
      "A slow project at work shows that patience was right.",
      "Those who decide trust you with more.",
    ],
    friends: [
      "An older friend gives sound advice.",
      "You have few friends, and they are good ones.",
      "Serious people accept you as a friend.",
    ],
    health: [
      "You can begin a slow and steady healthy habit.",
      "Steady habits are good for health, and you keep them.",
      "You have the strength for a long walk, so take one.",
    ],
  },
  {
    whole: [
      "You do much that nobody sees.",
      "There are expenses, and you expected them.",
      "Being alone for a while helps you see clearly.",
    ],
    career: [
      "You work where nobody praises you.",
      "You clear up what others left.",
      "A task ends, and you do not know the next one yet.",
    ],
    travel: [
      "A journey is long and lonely, and still useful.",
      "Trips cost more than they bring for now.",
      "You are far away from where you would like to be.",
    ],
    health: [
      "Sleep is light and the feet are tired.",
      "The body needs rest away from noise.",
      "At night you worry more than you need to.",
    ],
  },
];
