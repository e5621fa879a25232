import type { YearAspectWords } from "../../yearly-words.ts";

export const YEAR_TRAVEL_EN: YearAspectWords = {
  verdict: {
    good: [
      "journeys {go|went} smoothly and {bring|brought} something home",
      "the road {is|was} kind to you",
      "travel {does|did} you good, whatever the reason for it",
      "you {travel|travelled} often and gladly",
    ],
    even: [
      "short trips {go|went} well and long journeys {start|started} late",
      "travel {is|was} neither frequent nor rare",
      "journeys {are|were} made for duty as often as for pleasure",
      "trips {bring|brought} as much trouble as joy",
    ],
    hard: [
      "journeys {cost|cost} more time than the map {says|said}",
      "travel plans {change|changed} at the last moment",
      "the road {asks|asked} for patience",
      "a journey {tires|tired} you more than it {helps|helped}",
    ],
  },
  house: {
    good: [
      [
        "you {set|set} out when you {like|liked}, and the journey {suits|suited} you",
        "a trip {refreshes|refreshed} your view of things",
      ],
      ["a journey for family or for trade {pays|paid} its fare", "good food {is|was} a part of every trip"],
      ["short trips {bring|brought} good news", "you {drive|drove} or {ride|rode} often, and the road {is|was} clear"],
      ["a journey home {is|was} a happy one", "a new vehicle or an easier route {shortens|shortened} the road"],
      [
        "a trip with the young {is|was} full of laughter",
        "a visit to a temple on the way {makes|made} the journey whole",
      ],
      [
        "tickets, papers and visas {come|came} through after a delay",
        "a journey for treatment or for a dispute {ends|ended} well",
      ],
      ["travel with a companion {is|was} easy and cheerful", "business {takes|took} you on a useful trip"],
      ["an unplanned journey {turns|turned} out to be worth it", "a delayed trip {takes|took} place at last"],
      [
        "a pilgrimage or a long journey {is|was} well begun",
        "the far places you {think|thought} of {come|came} within reach of travel",
      ],
      ["a journey for work {raises|raised} your worth", "tickets {are|were} paid for by others"],
      ["friends {make|made} a long trip short", "a journey you had wished for {comes|came} about"],
      ["travel abroad or to a quiet place {is|was} favoured", "a retreat far from the usual road {rests|rested} you"],
    ],
    hard: [
      [
        "you {set|set} out tired and {come|came} back from the trip more so",
        "journeys {begin|began} in haste, and something {stays|stayed} behind",
      ],
      ["the fare and the food {make|made} a trip dearer than planned", "family duties {cut|cut} a journey short"],
      ["errands on the road {take|took} half the day", "short trips {get|got} stuck in traffic"],
      ["a vehicle {needs|needed} repair before a journey", "you {leave|left} home for the road with a heavy heart"],
      ["a pleasure trip {is|was} put off", "plans for a journey {change|changed} with the mood of the young"],
      ["papers and queues {slow|slowed} every journey", "luggage {needs|needed} watching, and tickets a second look"],
      [
        "fellow travellers {disagree|disagreed} about the route",
        "trips on business {bring|brought} more talk than result",
      ],
      [
        "a journey {is|was} broken off or {takes|took} a long way round",
        "the road {wants|wanted} slow driving and daylight",
      ],
      [
        "a pilgrimage or far journey {waits|waited} for a better date",
        "long travel {brings|brought} less than it {promises|promised}",
      ],
      ["work {decides|decided} when you {travel|travelled}", "a trip for duty {falls|fell} on the wrong day"],
      [
        "others {alter|altered} the travel plan, and you {pay|paid} for the new ticket",
        "a group journey {starts|started} late",
      ],
      ["journeys {are|were} many and rest on them {is|was} little", "a trip abroad {meets|met} with forms and fees"],
    ],
  },
  graha: {
    good: {
      sun: ["an official journey {is|was} arranged with respect"],
      mars: ["you {drive|drove} with energy and {reach|reached} places early, trip after trip"],
      mercury: ["bookings, maps and chance meetings on the road {work|worked} in your favour"],
      jupiter: ["a journey to a teacher or a temple {is|was} blessed"],
      venus: ["pretty places and good beds {make|made} each trip a pleasure"],
      saturn: ["a journey planned for long {comes|came} off exactly as planned"],
      rahu: ["a foreign road {opens|opened} unexpectedly"],
      ketu: ["you {travel|travelled} light and {lack|lacked} nothing on the way"],
    },
    hard: {
      sun: ["heat on the road {tires|tired} you; mornings {are|were} better for a journey"],
      mars: ["speed on the road {is|was} the thing to avoid"],
      mercury: ["a wrong date on a ticket {costs|cost} an hour"],
      jupiter: ["a pilgrimage {is|was} longer and dearer than the plan"],
      venus: ["comfort on the trip {is|was} paid for twice"],
      saturn: ["trains, queues and roads {are|were} slow, and so {is|was} every journey"],
      rahu: ["strange roads {confuse|confused} you, and maps {mislead|misled}"],
      ketu: ["something {gets|got} left behind on a journey"],
    },
  },
  advice: {
    go: [
      "Book the journey you have been putting off",
      "Take the longer trip in these months",
      "Combine a duty with a pilgrimage, and make one journey of both",
      "Show the young a place you love, and travel there together",
    ],
    wait: [
      "Carry your papers yourself, and leave for each journey early",
      "Travel by day, and leave the long road for later",
      "Make only the trips that cannot wait",
      "Check tickets and vehicle twice before a long trip",
    ],
  },
  best: [
    "travel {is|was} the pleasure of these months",
    "what {goes|went} best {is|was} the road: journeys and meetings on them",
  ],
  weak: ["travel {is|was} what {delays|delayed} you most", "journeys {need|needed} the most care of all"],
};
