import type { DayStoryWords } from "../../day-story-words.ts";

export const TARA_EN: DayStoryWords["tara"] = {
  janma: [
    "The Moon is in your own star or one of the two that count like it, Janma: your feelings are strong today.",
    "The day's star is Janma for you: you notice more than others do, and you tire sooner.",
    "Under the tara Janma the day is about yourself; begin few things and look after what you have.",
  ],
  sampat: [
    "The day's star is Sampat for you: people are ready to talk with you about money and goods.",
    "Counted in nines from your star, the Moon's is the second, Sampat: ask for something useful, and it is seldom refused.",
    "Under the tara Sampat tradition favours a sale, a purchase or a request for payment.",
  ],
  vipat: [
    "The day's star is Vipat for you: keep some time free, because plans may change.",
    "Counted in nines from your star, the Moon's is the third, Vipat: small obstacles are likely, and a second route is useful.",
    "Under the tara Vipat it is better to check twice than to hurry.",
  ],
  kshema: [
    "The day's star is Kshema for you: people and things are well looked after.",
    "Counted in nines from your star, the Moon's is the fourth, Kshema: a calm day for rest, for health and for the house.",
    "Under the tara Kshema you may trust what you know well.",
  ],
  pratyak: [
    "The day's star is Pratyak for you: someone may see the matter from the opposite side.",
    "Counted in nines from your star, the Moon's is the fifth, Pratyak: expect an objection, and answer it calmly.",
    "Under the tara Pratyak a quarrel is easier to avoid than to end.",
  ],
  sadhana: [
    "The day's star is Sadhaka for you: a good day to work towards your aim.",
    "Counted in nines from your star, the Moon's is the sixth, Sadhaka: what you practise and work for comes nearer.",
    "Under the tara Sadhaka the task you have put off can be finished.",
  ],
  naidhana: [
    "The day's star is Naidhana for you: keep to your usual work, and begin new things a day later.",
    "Counted in nines from your star, the Moon's is the seventh, Naidhana: strength is lower than usual, so plan less.",
    "Under the tara Naidhana an easy day is the right one.",
  ],
  mitra: [
    "The day's star is Mitra for you: someone is on your side.",
    "Counted in nines from your star, the Moon's is the eighth, Mitra: help comes when you ask for it.",
    "Under the tara Mitra meetings and agreements go well.",
  ],
  parama_mitra: [
    "The day's star is Parama Mitra for you: an old friendship is a help.",
    "Counted in nines from your star, the Moon's is the ninth, Parama Mitra: the people closest to you are a support.",
    "Under the tara Parama Mitra what is done together goes better than what is done alone.",
  ],
};
