import type { YearlyWords } from "../yearly-words.ts";

export const YEAR_OPENING_EN: YearlyWords["opening"] = {
  high: {
    total: [
      "These are three of the better months for your sign: plan the important things into them.",
      "The quarter stands well, and steady work meets little resistance.",
      "A generous stretch of the year; what has been prepared can now be carried out.",
      "The larger movements of the sky are on your side in these months.",
    ],
    physique: [
      "Bodily strength is at a good level in these months, and training shows.",
      "The body carries you well this quarter; it is a good time to build it up.",
    ],
    health: [
      "Well-being has good support this quarter, which makes it the time for lasting habits.",
      "Health stands on firm ground in these months; keep up what does you good.",
    ],
    relationship: [
      "Partnership flourishes in these months, and understanding comes without many words.",
      "This quarter favours closeness, and also decisions that two people make together.",
    ],
    career: [
      "Work has the wind behind it this quarter, and responsibility suits you.",
      "These months favour proposals, new duties and visible work.",
    ],
    travel: [
      "Journeys are well supported this quarter, whether for work or for a pilgrimage.",
      "The roads lie open in these months; a longer trip may find its place here.",
    ],
    family: [
      "Family life is warm and settled this quarter.",
      "These months are good for the house: gatherings, repairs, reconciliations.",
    ],
    friends: [
      "Friends stand by you this quarter, and new ones may become old ones.",
      "Company is a source of strength in these months.",
    ],
    finances: [
      "Finances are on a good footing this quarter, which is when saving is easiest.",
      "These months favour orderly accounts, the return of dues and well-considered purchases.",
    ],
    status: [
      "Your word carries weight in these months, and good work is seen.",
      "Standing among people rises this quarter with what you do for them.",
    ],
  },
  good: {
    total: [
      "The quarter leans your way, more by steady support than by strokes of fortune.",
      "On balance these months help more than they hinder.",
      "A fair quarter: what is done with patience goes forward.",
      "There is enough in favour of these months to bring the main plans on.",
    ],
    physique: [
      "Strength is fair this quarter and grows with use.",
      "The body answers well to moderate effort in these months.",
    ],
    health: [
      "Health keeps its balance this quarter, so long as rest does.",
      "These months are kind to well-being on simple food and regular hours.",
    ],
    relationship: [
      "There is more harmony than friction between partners this quarter.",
      "Partnership rests on goodwill in these months; give it time as well.",
    ],
    career: [
      "Work moves forward this quarter, step by step rather than by leaps.",
      "These months reward finishing, and a duty well done leads to the next.",
    ],
    travel: [
      "Travel goes reasonably well this quarter, best with some margin in the plan.",
      "Journeys of these months serve their purpose.",
    ],
    family: [
      "Home gives support this quarter, and receives it gladly.",
      "Family matters are in fair order in these months.",
    ],
    friends: ["Friendships are in good repair this quarter.", "These months bring company when it is sought."],
    finances: [
      "Money matters stay level this quarter, with a little to put aside.",
      "These months allow planned expenses; let unplanned ones wait a night.",
    ],
    status: [
      "Your good name holds in these months and grows slowly.",
      "Among people you are well regarded this quarter; a favour done is remembered.",
    ],
  },
  careful: {
    total: [
      "The quarter asks for care: help is there, but so are delays.",
      "These months suit consolidation better than expansion.",
      "A mixed quarter, in which fewer plans are more.",
      "Patience is the key to these months, and dates matter: some weeks are better than others.",
    ],
    physique: [
      "Energy is uneven this quarter; alternate effort with rest.",
      "The body wants a gentler programme in these months.",
    ],
    health: [
      "Well-being needs attention this quarter: sleep, meals and exercise at regular times.",
      "These months ask you to look after yourself before you look after everything else.",
    ],
    relationship: [
      "Partners need patience with each other this quarter.",
      "In these months much depends on tone; choose quiet hours for serious talk.",
    ],
    career: [
      "Work takes more effort for the same result this quarter, so choose where to spend it.",
      "These months are better for thoroughness at work than for new ventures.",
    ],
    travel: [
      "Travel calls for good preparation this quarter.",
      "In these months keep journeys to the needful and leave room for delays.",
    ],
    family: [
      "Home asks for tact this quarter.",
      "Family plans may have to bend in these months; people matter more than plans.",
    ],
    friends: [
      "Friends are busy with their own lives this quarter; keep the ties without counting.",
      "In these months a few trusted friends serve better than a wide circle.",
    ],
    finances: [
      "Finances want a watchful eye this quarter.",
      "In these months keep reserves, read before signing, and lend only what can be missed.",
    ],
    status: [
      "Recognition is slow this quarter; let the work speak.",
      "In these months a modest tone protects your good name.",
    ],
  },
  low: {
    total: [
      "A quarter for holding ground rather than gaining it; quiet work now pays back later.",
      "The heavier movements of the sky ask for patience in these months; they pass.",
      "Keep these months simple: few undertakings, well looked after.",
      "This is the year's time to draw breath, put things in order and wait for better wind.",
    ],
    physique: [
      "Strength is limited this quarter; spend it where it counts.",
      "Let the body recover in these months instead of testing it.",
    ],
    health: [
      "Put rest and routine first this quarter; ask for advice early rather than late.",
      "These months go best at a gentle pace, with sleep and plain food in their place.",
    ],
    relationship: [
      "Partnership needs kindness more than answers this quarter.",
      "In these months give each other room; not everything has to be said at once.",
    ],
    career: [
      "Work is uphill this quarter; keep what you have in good order.",
      "In these months put off what is risky at work and do the plain duties well.",
    ],
    travel: [
      "Stay near where you can this quarter; other months suit journeys better.",
      "If you must travel in these months, plan generously and go unhurried.",
    ],
    family: [
      "Peace at home is worth some silence this quarter.",
      "In these months lighten the load of the house instead of adding to it.",
    ],
    friends: [
      "Solitude does you more good than company this quarter.",
      "In these months expect little of friends and think well of them.",
    ],
    finances: [
      "Hold on to what you have this quarter; new commitments can wait.",
      "In these months live within a plain budget and leave chances to others.",
    ],
    status: [
      "Stay in the background this quarter; credit comes at another time.",
      "In these months let praise and blame pass alike.",
    ],
  },
};
