import type { DashaWords } from "../dasha-words.ts";

/** From the first house to the twelfth. */
export const HOUSE_YEARS_EN: DashaWords["houseYears"] = [
  [
    "The period is therefore about you yourself: how you carry yourself, what you start, how others first see you.",
    "Much of it depends on how you behave and on how you look after your body and your name.",
    "It concerns you personally: you are asked to lead your own life, and people notice you more.",
  ],
  [
    "Most of it concerns family, food, speech and savings.",
    "What is said at table and what is saved in the house matter most.",
    "Words carry weight in these years, and so do the bonds and the savings of the family.",
  ],
  [
    "It asks for courage, and it concerns brothers and sisters, short journeys and work with the hands.",
    "It asks you to try for yourself: skill, practice and initiative count for more than luck.",
    "Neighbours, siblings and messages keep you busy, and courage in small things is useful.",
  ],
  [
    "It is felt first in matters of home, mother, land, vehicles and peace of heart.",
    "It turns your life towards home and the feeling of belonging somewhere.",
    "You look after your roots: a place to live, an old bond, a quiet place to return to.",
  ],
  [
    "It concerns children, learning, judgement and the merit of old good deeds.",
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
    "Others come to you with offers; agreements and companionship decide how fast things go.",
  ],
  [
    "Much of it happens out of sight: shared money, inheritance, research, and changes that make you wiser.",
    "Plans may change, and what you learn from the change is worth keeping.",
    "Quiet depth suits it better than show: study, patience, and trust given with care.",
  ],
  [
    "It concerns fortune, father, teachers, pilgrimage and the sense of what is right.",
    "It favours long journeys, good books and people to look up to.",
    "What you believe is put to use, and help tends to come from elders and from afar.",
  ],
  [
    "Profession, duty and public standing take the larger share of it.",
    "Many people see your work, so what is done carefully is remembered for long.",
    "It asks what you want to be known for, and wants your deeds to answer.",
  ],
  [
    "It concerns income, older friends, groups of like-minded people and old wishes.",
    "It works through people: a network, a group, somebody who remembers you kindly.",
    "Earlier work brings its results, more through friends than through struggle.",
  ],
  [
    "Spending, sleep, foreign places, retreat and giving without return belong to it.",
    "It turns your attention away from the crowd, to distant lands or to your own inner life.",
    "Something old is given up so that life becomes lighter; charity suits it well.",
  ],
];
