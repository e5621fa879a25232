import type { DashaWords } from "../dasha-words.ts";

/** From the first house to the twelfth. */
export const HOUSE_YEARS_EN: DashaWords["houseYears"] = [
  [
    "The period is therefore about you yourself: how you carry yourself, what you start, how others first see you.",
    "So much of it is decided by your own bearing and by looking after body and name.",
    "It comes home to you personally: you are asked to lead your own life, and people notice you more.",
  ],
  [
    "Family, food, speech and what is put by are the stage on which most of it is played.",
    "What is said at table and what is saved in the house come to the fore.",
    "Words carry weight in these years, and so do the ties and stores of the family.",
  ],
  [
    "Courage, brothers and sisters, short journeys and the work of the hands are called upon.",
    "It asks you to try for yourself: skill, practice and initiative count for more than luck.",
    "Neighbours, siblings and messages are busy in it, and boldness in small things pays.",
  ],
  [
    "Home, mother, land, vehicles and peace of heart are where it is felt first.",
    "It gathers life around the house and the feeling of belonging somewhere.",
    "Roots are looked after: a place to live, an old bond, a quiet that one can return to.",
  ],
  [
    "Children, learning, judgement and the merit of old good deeds are what it touches.",
    "The mind likes to create and to teach; what is played with may turn into what is known.",
    "Study, counsel and the young bring its meaning nearer than ambition does.",
  ],
  [
    "Daily work, service, rivals and old accounts ask to be put in order, one by one.",
    "It is a house of effort, where discipline and good habits turn difficulties into skill.",
    "Helping, repairing and competing fairly give these years their shape.",
  ],
  [
    "Marriage, partners, contracts and the wider public hold up a mirror to you.",
    "What happens, happens between you and another, and fairness is its measure.",
    "Others come towards you with offers; agreements and companionship set the pace.",
  ],
  [
    "It moves beneath the surface: shared means, inheritance, research, and changes that make one wiser.",
    "Plans may be rearranged, and what is learned in the rearranging is worth keeping.",
    "Depth suits it better than display: study, patience, and trust handled with care.",
  ],
  [
    "Fortune, father, teachers, pilgrimage and the sense of what is right are awakened.",
    "It likes long roads, good books and people to look up to.",
    "What you believe is put to use, and help tends to come from elders and from afar.",
  ],
  [
    "Profession, duty and public standing take the larger share of it.",
    "Work is seen by many here, so what is done carefully is done for long.",
    "It raises the question of what you are to be known for, and asks for deeds in answer.",
  ],
  [
    "Income, elder friends, circles of the like-minded and old wishes come into motion.",
    "It works through people: a network, a group, somebody who remembers you kindly.",
    "What was sown earlier is gathered in it, more by company than by struggle.",
  ],
  [
    "Spending, sleep, foreign places, retreat and giving without return belong to it.",
    "It draws the gaze away from the crowd, towards distant lands or towards one's own depth.",
    "Something is let go here so that something lighter may be carried; charity suits it well.",
  ],
];
