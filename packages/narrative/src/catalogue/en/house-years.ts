import type { DashaWords } from "../dasha-words.ts";

/** From the first house to the twelfth. */
export const HOUSE_YEARS_EN: DashaWords["houseYears"] = [
  [
    "The period is therefore about you yourself: how you carry yourself, what you start, how others first see you.",
    "So much of it is decided by your own bearing and by looking after body and name.",
    "It comes home to you personally: you are asked to lead your own life, and people notice you more.",
  ],
  [
    "Most of it concerns family, food, speech and savings.",
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
    "The mind likes to create and to teach; what begins as play may become real knowledge.",
    "Study, good advice and young people matter more in it than ambition does.",
  ],
  [
    "Daily work, service, rivals and old accounts ask to be put in order, one by one.",
    "It is a house of effort, where discipline and good habits turn difficulties into skill.",
    "Helping, repairing and competing fairly give these years their shape.",
  ],
  [
    "Marriage, partners, contracts and the wider public show you how others see you.",
    "Most of it happens between you and one other person, and fairness decides how it goes.",
    "Others come towards you with offers; agreements and companionship set the pace.",
  ],
  [
    "Much of it happens out of sight: shared money, inheritance, research, and changes that make you wiser.",
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
    "Earlier work brings its results, more through friends than through struggle.",
  ],
  [
    "Spending, sleep, foreign places, retreat and giving without return belong to it.",
    "It turns your attention away from the crowd, to distant lands or to your own inner life.",
    "Something old is given up so that life becomes lighter; charity suits it well.",
  ],
];
