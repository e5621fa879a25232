import type { YearAspectWords } from "../../yearly-words.ts";

export const YEAR_TRAVEL_EN: YearAspectWords = {
  verdict: {
    good: [
      "journeys {go|went} smoothly, and you {are|were} glad to have gone",
      "on the road things {go|went} well",
      "travel {does|did} you good, whatever the reason for it",
      "there {are|were} many journeys, and you {like|liked} to go",
    ],
    even: [
      "short trips {go|went} well and long journeys {start|started} late",
      "travel {is|was} neither frequent nor rare",
      "journeys {are|were} made for duty as often as for pleasure",
      "trips {bring|brought} as much trouble as joy",
    ],
    hard: [
      "journeys {take|took} more time than you {plan|planned}",
      "travel plans {change|changed} at the last moment",
      "patience {is|was} needed on the road",
      "a journey {tires|tired} you more than it {helps|helped}",
    ],
  },
  house: {
    good: [
      [
        "you {set|set} out when you {like|liked}, and the journey {suits|suited} you",
        "a trip {gives|gave} you a fresh view of things",
        "a change of place {does|did} your spirits good, even on a day trip",
        "you {choose|chose} the route yourself, and it {proves|proved} the right one",
      ],
      [
        "a journey for family or for business {is|was} worth the fare",
        "good food {is|was} a part of every trip",
        "the whole family {comes|came} along on one trip, and the bill {is|was} fair",
        "a friendly word at the counter {gets|got} you a better ticket",
      ],
      [
        "short trips {bring|brought} good news",
        "you {drive|drove} or {ride|rode} often, and the road {is|was} clear",
        "a brother, a sister or a neighbour {joins|joined} you on a short journey",
        "the road to the next town {becomes|became} a pleasant habit",
      ],
      [
        "a journey to your home town {makes|made} you happy",
        "a new vehicle or an easier route {shortens|shortened} the road",
        "a trip to the place where you grew up {rests|rested} you",
        "the rooms you {find|found} on a journey {feel|felt} like your own",
      ],
      [
        "a trip with the young {is|was} full of laughter",
        "a visit to a temple on the way {makes|made} the journey complete",
        "a journey for study or for a festival {is|was} well timed",
        "you {learn|learned} something on the road that no book had told you",
      ],
      [
        "tickets and papers that had been held up {are|were} settled for the trip",
        "a journey to a doctor or an office {goes|went} without trouble",
        "an obstacle on the route {is|was} cleared before you {reach|reached} it",
        "it {is|was} a good time to ask for the refund for a cancelled trip",
      ],
      [
        "travel with a companion {is|was} easy and cheerful",
        "business {takes|took} you on a useful trip",
        "a trip for two {does|did} both of you good",
        "someone you {meet|met} on the road {becomes|became} a useful contact",
      ],
      [
        "an unplanned journey {turns|turned} out to be worth it",
        "a delayed trip {takes|took} place at last",
        "something lost on a journey {is|was} found again",
        "help on the road {comes|came} from a stranger, just in time",
      ],
      [
        "a pilgrimage or a long journey {begins|began} well",
        "it {is|was} easier to plan travel to the far places you {think|thought} of",
        "an elder {joins|joined} the pilgrimage, and it {goes|went} at an easy pace",
        "it {is|was} a good time to ask for permission for a far journey",
      ],
      [
        "people {value|valued} you more after a journey for work",
        "others {pay|paid} for your tickets",
        "a trip for the firm {shows|showed} what you {can|could} do",
        "you {travel|travelled} for work in more comfort than before",
      ],
      [
        "friends {make|made} a long trip short",
        "a journey you {have|had} long wished for {comes|came} about",
        "you {bring|brought} more home from a trip than it {costs|cost}",
        "fellow passengers {turn|turned} a long road into good company",
      ],
      [
        "the time {favours|favoured} travel abroad or to a quiet place",
        "a stay far from the usual road {gives|gave} you rest",
        "after a long journey you {enjoy|enjoyed} hills, a beach or a quiet temple",
        "a night train {brings|brought} you rested to a far place",
      ],
    ],
    hard: [
      [
        "you {start|started} a trip tired and {come|came} back more tired",
        "journeys {begin|began} in haste, and something {stays|stayed} behind",
        "your body {feels|felt} every hour of a long road",
        "you {change|changed} the travel plan on the morning itself",
      ],
      [
        "the fare and the food {make|made} a trip dearer than planned",
        "family duties {cut|cut} a journey short",
        "small purchases along the road {add|added} up",
        "meals on a journey {come|came} late, or not to your taste",
      ],
      [
        "errands on the road {take|took} half the day",
        "short trips {get|got} stuck in traffic",
        "directions for the road {are|were} given too fast and remembered wrongly",
        "a neighbour's errand {makes|made} your short trip longer",
      ],
      [
        "a vehicle {needs|needed} repair before a journey",
        "you {do|did} not like to leave home for the journey",
        "your thoughts {stay|stayed} at home while you {travel|travelled}",
        "a good bed on a trip {is|was} hard to find",
      ],
      [
        "a pleasure trip {is|was} put off",
        "plans for a journey {change|changed} with the mood of the young",
        "an exam or a school date {stands|stood} in the way of a trip",
        "an outing {is|was} less fun than the travel photographs had promised",
      ],
      [
        "papers and queues {slow|slowed} every journey",
        "luggage {needs|needed} watching, and tickets a second look",
        "a ticket {has|had} to be cancelled, and the refund {takes|took} weeks",
        "a small upset of the stomach {slows|slowed} you on a trip",
      ],
      [
        "fellow travellers {disagree|disagreed} about the route",
        "trips on business {bring|brought} more talk than result",
        "two calendars {have|had} to agree before one journey {can|could} begin",
        "you {wait|waited} at the station for someone who {is|was} late",
      ],
      [
        "a journey {is|was} broken off or {takes|took} a long way round",
        "it {is|was} best to drive slowly on the road, and by day",
        "a journey {takes|took} two changes of train instead of one",
        "a trip {is|was} no longer needed after the tickets {are|were} bought",
      ],
      [
        "a pilgrimage or far journey {waits|waited} for a better date",
        "long travel {brings|brought} less than it {promises|promised}",
        "a permit for a far journey {comes|came} late",
        "crowds on the road to a shrine {ask|asked} for an early start",
      ],
      [
        "work {decides|decided} when you {travel|travelled}",
        "a trip for duty {falls|fell} on the wrong day",
        "a trip for the office {takes|took} up a free weekend",
        "you {come|came} back from the road to a full desk",
      ],
      [
        "others {alter|altered} the travel plan, and you {pay|paid} for the new ticket",
        "a group journey {starts|started} late",
        "a friend {cannot|could not} come on a planned trip",
        "a group {cannot|could not} agree on the route",
      ],
      [
        "there {are|were} many journeys and little rest",
        "a trip abroad {needs|needed} many forms and fees",
        "you {sleep|slept} little on the journey",
        "luggage {arrives|arrived} a day after its owner",
      ],
    ],
  },
  graha: {
    good: {
      sun: [
        "an official journey {is|was} arranged with respect",
        "permits for a journey {come|came} quickly from the office in charge",
        "a trip with your father or another elder {goes|went} well",
      ],
      mars: [
        "you {set|set} out with energy and {arrive|arrived} early, trip after trip",
        "a steep or unknown road {is|was} more fun than trouble",
        "a trip {is|was} decided in a minute and {turns|turned} out right",
      ],
      mercury: [
        "bookings, maps and chance meetings on the road {work|worked} in your favour",
        "a trip for study or trade {brings|brought} the answer you {need|needed}",
        "you {find|found} a cheaper fare by asking once more",
      ],
      jupiter: [
        "a journey to a teacher or a temple {is|was} blessed",
        "a wedding or another happy day {gives|gave} you reason to travel",
        "good advice {sends|sent} you by the better route",
      ],
      venus: [
        "pretty places and good beds {make|made} each trip a pleasure",
        "the company on a journey {is|was} as pleasant as the place",
        "a comfortable vehicle {makes|made} the hours seem short",
      ],
      saturn: [
        "a journey prepared for a long time {goes|went} exactly as planned",
        "trains and buses {carry|carried} you far for a small fare",
        "a journey put off for years {begins|began} at last",
      ],
      rahu: [
        "plans for a trip abroad {come|came} up unexpectedly",
        "forms for a visa or a foreign ticket {are|were} less trouble than expected",
        "you {visit|visited} a place that you {know|had known} only from the map",
      ],
      ketu: [
        "you {travel|travelled} light and {lack|lacked} nothing on the way",
        "a journey alone {clears|cleared} your head",
        "a small shrine off the main road {is|was} the best part of a trip",
      ],
    },
    hard: {
      sun: [
        "heat on the road {tires|tired} you; mornings {are|were} better for a journey",
        "an official stamp for a journey {is|was} given late",
        "an elder's needs {change|changed} your route",
      ],
      mars: [
        "it {is|was} important not to drive fast on the road",
        "in haste you {take|took} the wrong road",
        "sharp words over a seat {spoil|spoiled} an hour of a trip",
      ],
      mercury: [
        "a wrong date on a ticket {costs|cost} an hour",
        "timetables {change|changed}, and the trip {has|had} to be planned again",
        "a name {is|was} misspelt on a ticket",
      ],
      jupiter: [
        "a pilgrimage {is|was} longer and dearer than the plan",
        "a ceremony at home {shifts|shifted} the date of a journey",
        "everyone {agrees|agreed} to a trip, and no day {suits|suited} them all",
      ],
      venus: [
        "you {pay|paid} too much for comfort on the trip",
        "shopping {fills|filled} the luggage on the way back",
        "the room at the end of a journey {is|was} plainer than its pictures",
      ],
      saturn: [
        "trains, queues and roads {are|were} slow, and so {is|was} every journey",
        "long waits at a station {make|made} the legs heavy",
        "an old vehicle {needs|needed} more stops than its driver",
      ],
      rahu: [
        "unknown roads {confuse|confused} you, and the map {is|was} not much help",
        "advice from a stranger on the road {sends|sent} you the wrong way",
        "a paper for foreign travel {comes|came} back with a query",
      ],
      ketu: [
        "something {gets|got} left behind on a journey",
        "you {start|started} on a journey without much wish for it",
        "a trip {ends|ended} before its best part",
      ],
    },
  },
  lives: [
    {
      good: [
        "those who {travel|travelled} for work {find|found} the person they {want|wanted} at the first visit. The trip {ends|ended} a day early, and the ticket home {is|was} changed at the counter without a fee and without an argument",
        "if your job {sends|sent} you on the road, the visits {fall|fell} into a sensible order. One journey {takes|took} care of three towns, and you {are|were} back in time for supper on more days than you had hoped",
        "someone sent out by a firm {gets|got} a decent room and a fair allowance for the journey. On the road back there {is|was} good news to report, and the firm {plans|planned} the next trip together with you",
        "people who {carry|carried} samples, tools or files from town to town {have|had} an easy road. Trains {keep|kept} to their hour, a customer {pays|paid} the fare unasked, and a talk with a fellow passenger {leads|led} to a new customer",
      ],
      even: [
        "for those on business one trip {pays|paid} for itself and the next {is|was} only a courtesy. Trains {run|ran} late on some days and on time on others, and the hours in them {are|were} good for letters left undone",
        "if you {travel|travelled} on duty, the journeys {are|were} neither more nor fewer than you {expect|expected}. The road {gives|gave} you hours alone to think, and {takes|took} a few evenings with the family in return",
        "a trip for the firm {is|was} put off, and another {comes|came} in its place. You {pack|packed} the same small bag for each journey, {know|knew} the stations by heart, and {bring|brought} home about what had been asked for",
        "those whose firm {sends|sent} them out {fill|filled} in travel forms as often as they {travel|travelled}. The fares {come|came} back in the end, one trip {wins|won} an order, and another {wins|won} only a friendly handshake",
      ],
      hard: [
        "those who {travel|travelled} for work {arrive|arrived} and {hear|heard} that the meeting {is|was} moved to another day. The trip {has|had} to be made twice, and a phone call before the second journey {saves|saved} a third",
        "if your work {keeps|kept} you on the road, the stretches {are|were} long and the nights short. Train and lodging {fit|fitted} badly together, and a polite request for a free day between two trips {is|was} granted in the end",
        "someone on a trip for the firm {pays|paid} the fare first and {waits|waited} weeks to get it back. The road {is|was} hot, the customer {is|was} out, and tickets kept together in one envelope {make|made} the claim simpler",
        "drivers and sales people {have|had} detours, full trains and late suppers. A route for two days {takes|took} three, and whoever {leaves|left} out the least useful stop of the trip {comes|came} home in better humour",
      ],
    },
    {
      good: [
        "a pilgrimage that the family {has|had} long talked about {gets|got} its date. Seats on the train {are|were} found for all, the elders {manage|managed} the steps, and everyone {has|had} a story from the road to tell",
        "if relatives {live|lived} in another town, the journey to them {is|was} a happy one. There {is|was} food packed for the way, a cousin at the station, and the trip back {is|was} put off by a day because nobody {wants|wanted} to part",
        "those who {go|went} on a pilgrimage {meet|met} short queues and {get|got} a quiet hour at the shrine. The journey {costs|cost} less than they had feared, and on the road home even the children {are|were} calm",
        "a wedding or a naming day {calls|called} the family together, and the trip {is|was} worth it. You {travel|travelled} with people you {like|liked}, the vehicle {runs|ran} well, and an elder {is|was} glad of the visit",
      ],
      even: [
        "visits to relatives {are|were} short: a journey in the morning, a meal, and the last train back. The young {complain|complained} of the road and then {sleep|slept} through it, and the elders {are|were} content with an hour",
        "for many families a pilgrimage {is|was} planned large and made small. You {travel|travelled} to the near temple instead of the far one, and the fare you {save|saved} {goes|went} into a box for the next journey",
        "if you {visit|visited} your native place, half of the trip {is|was} pleasure and half {is|was} papers and repairs. The road {is|was} the usual one, with the usual stop for tea, and nobody {asks|asked} for more",
        "some family journeys {take|took} place, and some {end|ended} as a phone call. One shrine {is|was} reached on the planned day, one {is|was} left for another trip, and people {are|were} kind about it on both sides",
      ],
      hard: [
        "a family trip {is|was} put off because one person {cannot|could not} get leave. Tickets {are|were} given back at a small loss, and the new date for the journey {suits|suited} the children's school better than the first",
        "on a pilgrimage the queues {are|were} long and the rooms full. Those who {travel|travelled} with elders {break|broke} the journey in two, and the slower road {leaves|left} more strength for prayer than a hurried one",
        "if you {travel|travelled} to relatives, the road {takes|took} longer than the visit. A bag {stays|stayed} behind in the train, someone {is|was} cross about it for an hour, and a meal at the end of the trip {mends|mended} the mood",
        "the whole house {wants|wanted} to come along, and the vehicle {has|had} room for half. Two of the family {make|made} the trip on behalf of all, and {bring|brought} the blessed food back from the journey for everyone",
      ],
    },
    {
      good: [
        "someone who {hopes|hoped} for a visa {gets|got} a clear answer in good time. The flight {is|was} booked at a fair price, a friend of the family {knows|knew} the route, and the first night after the journey {is|was} among kind people",
        "students who {go|went} far for a course {find|found} the journey shorter than it {looks|looked} on the map. A room near the college {turns|turned} up, and a senior from the same town {shows|showed} them which road {leads|led} where",
        "if you {live|lived} abroad, a trip home {fits|fitted} both your leave and your budget. The flight {lands|landed} on time, the luggage {comes|came} with it, and there {is|was} an evening for everyone you {want|wanted} to see",
        "travel to a far country {begins|began} to look real: forms {are|were} accepted, and a passport {comes|came} by post. Those who {know|knew} the journey {share|shared} what they {learned|had learned}, and the fear of a long flight {shrinks|shrank}",
      ],
      even: [
        "for those who {plan|planned} to travel abroad the papers {move|moved} at their own pace. One office {sends|sent} the visa form back for a missing copy, another {stamps|stamped} it at once, and the journey {keeps|kept} its date",
        "a student far from home {gets|got} used to the journey between the two places. Some holidays {are|were} spent on the train and some at the college, and each trip {makes|made} both towns a little more familiar",
        "if you {think|thought} of a far journey, you {talk|talked} about it more than you {pack|packed}. The fare {goes|went} up and {comes|came} down again, relatives {differ|differed} in their advice, and the map on the wall {is|was} studied by all",
        "people settled abroad {weigh|weighed} a trip home against the cost of the flight. One visit {is|was} made and kept short, another {becomes|became} a long talk over the phone, with the tickets left for later",
      ],
      hard: [
        "a visa {takes|took} longer than the office had said, and a journey abroad {moves|moved} by a month. The wait {is|was} tiresome, yet it {leaves|left} time to find a better flight and to pack with a clear head",
        "students in a far town {feel|felt} the length of the road on festival days. Tickets home {are|were} sold out, and a shared meal with others in the same hostel {makes|made} up for part of the journey that {is|was} not made",
        "if you {live|lived} abroad, the trip home {is|was} shorter than you {want|wanted}. A flight {is|was} missed because the one before it {is|was} late, a seat {is|was} found for the next day, and somebody {waits|waited} up for you",
        "travel papers for study or work far away {come|came} back with a question on them. The travel agent {sends|sent} you to the college, the college {sends|sent} you back, and whoever {asks|asked} both in writing {gets|got} the journey moving again",
      ],
    },
    {
      good: [
        "the daily road to work {gets|got} shorter, because a new bridge {opens|opened} or the traffic {thins|thinned}. You {arrive|arrived} with time for a cup of tea, and the trip home {ends|ended} while there {is|was} still some light",
        "if you {take|took} the same train every day, a seat by the window {is|was} yours more often. Faces on the platform {become|became} familiar, and the time of travel {passes|passed} with a book, a song or a joke",
        "someone who {drives|drove} to the office {finds|found} a colleague to share the vehicle and the fuel. The route {is|was} the same, the talk {is|was} new, and there {is|was} a place to park at the end of the road",
        "for those who {travel|travelled} by bus the hours {suit|suited} the working day. The driver {waits|waited} a moment for a late runner, and the monthly ticket {is|was} good for the market and a Sunday outing too",
      ],
      even: [
        "the road to work {is|was} full on Mondays and easy in the middle of the week. You {know|knew} which signal {takes|took} long, and {leave|left} home for the daily trip ten minutes sooner when it {rains|rained}",
        "commuters {lose|lost} a few minutes on one day and {make|made} up for them on the next. The train {is|was} crowded up to the third station, and after that there {is|was} room to sit and to open a newspaper",
        "if you {drive|drove} to work, the vehicle {needs|needed} its usual service and {runs|ran}. Repairs to one street {send|sent} you by a longer route for a while, with a good vegetable stall on it to make up for the time",
        "those with a long road to the workplace {try|tried} another way and {return|returned} to the old one. The ticket {costs|cost} the same, the faces {are|were} the same, and the journey {goes|went} by without a story",
      ],
      hard: [
        "digging on the main road {adds|added} half an hour to the way to work. Those who {travel|travelled} on it every day {leave|left} earlier, {carry|carried} something to read, and {learn|learned} the side streets of the route one by one",
        "if you {go|went} to work by train or bus, the morning crowd {is|was} large. You {stand|stood} for most of the trip, {reach|reached} the office with creased clothes, and {find|found} that a train twenty minutes earlier {is|was} half empty",
        "a daily driver {meets|met} flat tyres, jams and short tempers. The vehicle {spends|spent} a day or two at the workshop, and a lift from a neighbour {shows|showed} that the road {is|was} easier in company",
        "the fare for the daily journey {goes|went} up, or the way {gets|got} longer. The extra hour on the road {is|was} felt in the evening, and a day of working from home, where it {is|was} granted, {makes|made} up for a trip or two",
      ],
    },
  ],
  trend: {
    up: [
      "you {travel|travelled} more smoothly than in the three months before",
      "it {is|was} easier to be on the road than in the quarter before",
      "your plans for travel {hold|held} better than in the months before",
      "you {get|got} more out of a trip than three months earlier",
    ],
    level: [
      "your journeys {are|were} much like those of the three months before",
      "it {is|was} about as easy to travel as in the quarter before",
      "you {make|made} about as many journeys as in the months before",
      "you {go|went} on about as many trips as three months earlier",
    ],
    down: [
      "you {need|needed} longer for a journey than in the three months before",
      "it {is|was} more tiring to be on the road than in the quarter before",
      "your plans for travel {change|changed} more often than in the months before",
      "you {have|had} to plan a trip more carefully than three months earlier",
    ],
  },
  advice: {
    go: [
      "Book the journey you have been putting off",
      "Take the longer trip in these months",
      "Combine a duty with a pilgrimage, and make one journey of both",
      "Show the young a place you love, and travel there together",
      "Set a date for the family visit you promised, and buy the tickets",
      "Put your passport and papers in order while a far journey is easy to plan",
      "Add one free day to a trip for work, and see the town",
      "Try a new route to work for a week, and keep it if it suits you",
    ],
    wait: [
      "Carry your papers yourself, and leave for each journey early",
      "Travel by day, and leave the long road for later",
      "Make only the trips that cannot wait",
      "Check tickets and vehicle twice before a long trip",
      "Keep the luggage small and the valuables at home on every trip",
      "Ask an office by phone before you make a journey to it",
      "Plan a spare hour between two trains, and a meal on the journey",
      "Ask two people about the road before you take an unknown route",
    ],
  },
  best: [
    "travel {is|was} the pleasure of these months",
    "what {goes|went} best {is|was} travel: the journeys, and the people you {meet|met} on them",
  ],
  weak: ["travel {is|was} what {delays|delayed} you most", "journeys {need|needed} the most care of all"],
};
