import type { YearAspectWords } from "../../yearly-words.ts";

export const YEAR_HEALTH_EN: YearAspectWords = {
  verdict: {
    good: [
      "health {gives|gave} you little to think about",
      "rest {does|did} its work, and most mornings {find|found} you well",
      "small habits {hold|held}, and your health {shows|showed} it",
      "you {wake|woke} rested more often than not",
    ],
    even: [
      "health {is|was} steady as long as sleep and meals {keep|kept} their hours",
      "good days and tired ones {take|took} turns",
      "nothing in your health {asks|asked} for more than ordinary care",
      "your health {keeps|kept} to its usual ups and downs",
    ],
    hard: [
      "health {wants|wanted} more of your time than you {like|liked} to give it",
      "tiredness {comes|came} before you {expect|expected} it",
      "you {get|got} less rest than you {need|needed}",
      "a good night's sleep {is|was} worth more than any plan",
    ],
  },
  house: {
    good: [
      [
        "you {recover|recovered} quickly and {sleep|slept} through the night",
        "your health {is|was} as good as you {look|looked}",
        "you {come|came} through the season without a cold worth the name",
      ],
      [
        "food {agrees|agreed} with you, and meals {fall|fell} into order",
        "a simpler diet {does|did} you good",
        "you {eat|ate} slowly and with pleasure, and the stomach {is|was} thankful",
      ],
      [
        "a daily habit of breathing and stretching {pays|paid} in better health",
        "you {find|found} the sense to rest before you {are|were} tired",
        "a short nap or an early night {is|was} enough, and you {are|were} rested again",
      ],
      [
        "home food and an early bed {mend|mended} much",
        "your chest and your sleep {are|were} at ease at home",
        "meals cooked at home, by someone who {knows|knew} your taste, {do|did} you good",
      ],
      [
        "digestion {is|was} good and sleep {is|was} light-hearted",
        "a calm mind {keeps|kept} your health in balance",
        "an appetite like a child's {returns|returned} to you at table",
      ],
      [
        "an old complaint {gives|gave} you less trouble than you had feared",
        "the doctor {has|had} good news about something you had carried for long",
        "small complaints {are|were} seen to at once and {go|went} no further",
      ],
      [
        "somebody {sees|saw} to it that you {eat|ate} and {rest|rested} in time",
        "company at table {improves|improved} your appetite",
        "somebody who {loves|loved} you {reminds|reminded} you of your medicine, kindly",
      ],
      [
        "a thorough check-up {sets|set} your mind at rest",
        "a slow treatment {shows|showed} that it {helps|helped} your health",
        "a habit that had cost you sleep for years {loses|lost} its hold",
      ],
      [
        "a good doctor or an old remedy {comes|came} your way",
        "clean air away from home {clears|cleared} your head and your sleep",
        "a pilgrimage or a holiday {gives|gave} you long sleep and simple food",
      ],
      [
        "a fixed hour for lunch {does|did} your health more good than any medicine",
        "busy days {do|did} not cost you your sleep",
        "you {find|found} an hour for the doctor's visit that had been put off",
      ],
      [
        "you {feel|felt} well in good company, and your health {gains|gained} from it",
        "recovery {is|was} faster than the doctor had said",
        "a friend {recommends|recommended} a treatment that {suits|suited} you",
      ],
      [
        "sleep {is|was} deep, and a few days of rest {restore|restored} you",
        "quiet evenings {give|gave} your eyes and nerves their rest",
        "you {sleep|slept} without dreams and {wake|woke} before the alarm",
      ],
    ],
    hard: [
      [
        "heat and haste {bring|brought} headaches and short sleep",
        "you {ask|asked} too much of your health and {feel|felt} it by evening",
        "you {wake|woke} tired, and the face in the mirror {says|said} so",
      ],
      [
        "the teeth, the throat or a heavy meal {ask|asked} for attention",
        "eating late {troubles|troubled} your stomach",
        "the tongue {likes|liked} what the stomach {does|did} not",
      ],
      [
        "the shoulders and arms {ache|ached} after long hours",
        "small colds {come|came} back when you {skip|skipped} rest",
        "dust or a draught {brings|brought} on a cough and a restless night's sleep",
      ],
      [
        "worry {comes|came} at bedtime and {spoils|spoiled} sleep",
        "broken nights at home {leave|left} you tired by noon",
        "the noise of the house or the street {shortens|shortened} your sleep",
      ],
      [
        "the stomach {answers|answered} to every worry",
        "irregular meals {upset|upset} your digestion",
        "the appetite {comes|came} and {goes|went} with your mood",
      ],
      [
        "a small complaint {keeps|kept} coming back until you {see|saw} a doctor about it",
        "cuts, burns and colds {are|were} what your health {has|had} to guard against",
        "three small complaints {come|came} in a row, each of them harmless",
      ],
      [
        "the lower back {complains|complained} of long sitting",
        "too many dinners outside {trouble|troubled} your digestion",
        "you {sleep|slept} lightly because somebody near you {is|was} unwell or restless",
      ],
      [
        "tests and waiting at a doctor's door {take|took} patience",
        "your health {asks|asked} for a full check-up, and for slow recovery where it {is|was} needed",
        "an old ache {comes|came} back with the cold and {takes|took} its time to leave",
      ],
      [
        "the hips and knees {tire|tired} on stairs, and rest {helps|helped}",
        "you {sleep|slept} badly in strange beds",
        "food and water on the road {do|did} not agree with your stomach",
      ],
      [
        "long hours {eat|ate} into sleep and the eyes {feel|felt} it",
        "the knees and the back {pay|paid} for work without a break",
        "lunch at the desk, or none at all, {leaves|left} you tired by four",
      ],
      [
        "late evenings out {cost|cost} you sleep",
        "rich food in company {sits|sat} heavy on the stomach",
        "everyone {has|had} a remedy to suggest, and no two of them {are|were} alike",
      ],
      [
        "sleep {is|was} thin and the feet {are|were} tired",
        "the eyes {need|needed} rest from screens at night",
        "you {lie|lay} awake over trifles and {sleep|slept} when it {is|was} time to rise",
      ],
    ],
  },
  graha: {
    good: {
      sun: [
        "morning light and an early start {do|did} more than medicine",
        "your health {rises|rose} with the light, and you {wake|woke} in good spirits",
        "a senior doctor {takes|took} time for you and {finds|found} little to change",
      ],
      mars: [
        "a brisk walk before breakfast {gives|gave} you good sleep",
        "a fresh scratch or a cold {heals|healed} in half the usual time",
        "appetite {is|was} keen, and food {turns|turned} into vigour",
      ],
      mercury: [
        "a talk with the doctor {makes|made} a long worry short",
        "you {keep|kept} a short record of sleep and meals, and it {shows|showed} what {helps|helped}",
        "laughter at table {does|did} as much for your digestion as the spices",
      ],
      jupiter: [
        "good advice about food {comes|came} from somebody older",
        "a kind doctor or nurse {explains|explained} things until you {are|were} at ease",
        "a simple diet, followed without fuss, {keeps|kept} you in good health",
      ],
      venus: [
        "a soft bed, fruit and music {do|did} your nerves good",
        "well-cooked food in pleasant company {brings|brought} back the appetite",
        "a gentle treatment {works|worked} better for you than a strong one",
      ],
      saturn: [
        "a slow, regular routine {makes|made} your health firmer month by month",
        "early dinners and early nights {become|became} second nature, and health {follows|followed}",
        "a long treatment {nears|neared} its end, and patience {is|was} rewarded",
      ],
      rahu: [
        "a new kind of treatment or diet {suits|suited} you",
        "a modern test {clears|cleared} up an old question about your health",
        "a doctor from another town {sees|saw} what had been overlooked",
      ],
      ketu: [
        "fasting a little and resting much {clear|cleared} the head",
        "an old complaint {leaves|left} as quietly as it had come",
        "silence and a plain diet {give|gave} you the sleep you had missed",
      ],
    },
    hard: {
      sun: [
        "heat {tires|tired} the eyes and the head; water and shade {help|helped}",
        "too little water on hot days {brings|brought} a headache by evening",
        "pride {keeps|kept} you from resting when rest {is|was} due",
      ],
      mars: [
        "hurry {leads|led} to small mishaps: a burnt finger, a meal skipped",
        "spicy food and short temper {meet|met} in the stomach",
        "a small cut or burn in the kitchen {asks|asked} for care",
      ],
      mercury: [
        "the nerves {are|were} on edge and sleep {pays|paid} for it",
        "you {look|looked} up too many symptoms and {sleep|slept} the worse for it",
        "dry skin, or eyes tired from small print, {trouble|troubled} your health a little",
      ],
      jupiter: [
        "sweet and rich food {is|was} too near at hand for your health",
        "feasts {follow|followed} one another, and digestion {asks|asked} for a day of fasting",
        "good resolutions about diet {last|lasted} until the next invitation",
      ],
      venus: [
        "too much comfort and too little sleep {show|showed} by morning",
        "sweets {take|took} the place of meals, and the teeth {suffer|suffered} for it",
        "evenings of pleasure {run|ran} into the hours of sleep",
      ],
      saturn: [
        "joints {ache|ached} a little in the cold, and regular sleep {helps|helped}",
        "medicine {has|had} to be taken to the last day, and the doctor {has|had} to be seen twice",
        "cold and damp {find|found} the weak spot, a tooth or a joint",
      ],
      rahu: [
        "symptoms {come|came} and {go|went} without a name; one good doctor {is|was} enough",
        "food from unknown kitchens {upsets|upset} the stomach once or twice",
        "screens late at night {steal|stole} the best hours of sleep",
      ],
      ketu: [
        "you {forget|forgot} meals, and tiredness {comes|came} suddenly",
        "it {is|was} hard to tell the doctor what exactly {ails|ailed} you",
        "your appetite {is|was} thin, and meals eaten alone {are|were} left half on the plate",
      ],
    },
  },
  lives: [
    {
      good: [
        "if you are young and much on your feet, sleep {comes|came} as soon as the light {is|was} out. You {wake|woke} hungry, {eat|ate} a proper breakfast, and a cold that {sends|sent} half the class to bed {passes|passed} you by",
        "those who are young and always on the move {find|found} that late nights {leave|left} no trace for long. One quiet evening and a plate of home food {are|were} enough, and the next morning {finds|found} them rested",
        "students and young workers {get|got} used to real meals instead of snacks. The stomach {is|was} quiet, headaches {are|were} rare, and the doctor at a yearly check-up {has|had} only friendly things to say",
        "someone young and busy {learns|learned} to sleep before midnight. Such early rest {feels|felt} dull for a week, and then the eyes {are|were} clear in the morning and plain food {tastes|tasted} better than it had for a long time",
      ],
      even: [
        "young people {sleep|slept} well in one week and too little in the next, as exams or friends {want|wanted} it. Health {forgives|forgave} them most of it, and a slow Sunday with long meals {sets|set} things right again",
        "if you are young and active, a cold {comes|came} with the change of weather and {goes|went} in a few days, with hot soup and a good book. Otherwise you {think|thought} of your health only when somebody {asks|asked} about it",
        "those with full days {eat|ate} when they {remember|remembered} to. Lunch {is|was} sometimes a biscuit at a bus stop and sometimes a feast at a cousin's, and the stomach {grumbles|grumbled} a little and {gets|got} over it",
        "for the young and healthy, screens {take|took} a part of the night and sleep {gets|got} the rest. On some mornings the eyes {burn|burned}, on others they {are|were} bright, and a nap in the afternoon {makes|made} up the rest",
      ],
      hard: [
        "if you are young, you {sleep|slept} less than you {think|thought}. Headaches before noon {tell|told} of it, and water, an early dinner and a few nights with the telephone in another room {take|took} most of them away",
        "the young and active {catch|caught} one cold after another when meals {are|were} skipped. None of them {is|was} serious, yet the health that {seems|seemed} free of cost {asks|asked} for a little care and a full plate",
        "exam nights and late shifts {disturb|disturbed} the hours of sleep. The stomach {does|did} not care for tea instead of dinner, and a friend who {cooks|cooked} a warm meal {helps|helped} more than good resolutions",
        "those who {feel|felt} too young for doctors put off a small complaint for weeks. One visit {shows|showed} that it {needs|needed} little more than patience, and they {sleep|slept} better for having asked the doctor",
      ],
    },
    {
      good: [
        "elders {sleep|slept} longer than they {are|were} used to, and {wake|woke} without the usual ache. The evening meal {is|was} light, the medicine box {is|was} in order, and the doctor {is|was} seen only for the regular visit",
        "if you are on in years, food {tastes|tasted} again as it should. Somebody {sits|sat} with you at the table, the appetite {grows|grew} with the talk, and the digestion {gives|gave} nobody any cause for talk",
        "older people {come|came} home from a check-up with calm words from the doctor. One medicine {is|was} dropped, the others {stay|stayed} the same, and the knees {feel|felt} the cold of the morning less than they did",
        "for an elder the day {finds|found} a good order of meals, rest and fresh air on the veranda. The eyes {are|were} better with new glasses, and nights with unbroken sleep {become|became} the rule again",
      ],
      even: [
        "elders {wake|woke} well on some mornings and tired on others. Joints {ache|ached} before rain and {forget|forgot} about it in the sun, and medicine taken at its hour {does|did} its quiet work through the whole day",
        "if you are past sixty, health {asks|asked} for its usual small dues: drops for the eyes, a tablet after breakfast, a rest after lunch. With these paid the day {is|was} your own, and the doctor {is|was} content",
        "for older people sleep {comes|came} early and {ends|ended} before the birds. Tea before sunrise, a light lunch and half an hour of rest in the afternoon {keep|kept} their health at its accustomed level",
        "an elder in the house {eats|ate} little but with pleasure. Appetite {changes|changed} from day to day, the results of blood tests {stay|stayed} where they were, and the doctor {sees|saw} no need to alter anything",
      ],
      hard: [
        "elders {are|were} tired sooner, and cold or damp weather {goes|went} to the joints. A warm room, oil on the knees and early meals {ease|eased} much of it, and a word with the doctor {puts|put} the mind at rest",
        "if you are on in years, sleep {breaks|broke} off in the small hours. Lighter dinners {help|helped}, so {does|did} an hour of rest at noon, and you {ask|asked} the doctor which tablet {belongs|belonged} to the morning",
        "older people {wait|waited} long at the clinic for their doctor. At the next visit to the doctor somebody younger {goes|went} along and {writes|wrote} down what {is|was} said, so that medicine and meals {are|were} not mixed up afterwards",
        "for an elder the appetite {is|was} small, and old complaints {ask|asked} for attention by turns. Soft food, given often and in small meals, {does|did} good, and so {does|did} a visitor at the table",
      ],
    },
    {
      good: [
        "those who have lived long with a complaint {notice|noticed} fewer bad days in the month. The treatment {agrees|agreed} with them, the doctor {sees|saw} them less often, and they {talk|talked} of other things than medicine",
        "if an old complaint {goes|went} with you everywhere, it {keeps|kept} to the background. You {sleep|slept} through most nights, a favourite food {is|was} allowed again in small amounts, and the blood tests {please|pleased} the doctor",
        "someone under long treatment {finds|found} a doctor who {listens|listened} to the end of the story. Medicine {becomes|became} simpler to take, and what {remains|remained} of the complaint {is|was} easier to live with",
        "a routine of diet, medicine and rest {pays|paid} off for those with an old trouble. They {recover|recovered} faster from tired days, and the doctor {names|named} a later date for the next check-up than last time",
      ],
      even: [
        "those with a long-standing complaint {have|had} it neither better nor worse. The medicine {stays|stayed} the same, the doctor's date {is|was} kept, and the diet {has|had} a little holiday from time to time",
        "if you live with an old complaint, you {know|knew} its habits well. It {comes|came} with heavy food and short sleep and {leaves|left} with rest, and you no longer {ask|asked} the doctor about each of its moods",
        "someone with a chronic trouble {hears|heard} of a new remedy from every side. A question to the doctor {settles|settled} which of them to leave alone, and the old treatment {goes|went} on at its steady pace",
        "the calendar of people under treatment {has|had} the usual marks in it: a blood test, a check-up, a new prescription for the same medicine. Between them {lie|lay} weeks in which the complaint hardly {comes|came} to mind",
      ],
      hard: [
        "those with a long-standing complaint {feel|felt} it more often than they {like|liked}. A missed medicine or a heavy meal {is|was} answered at once, and a steady week of diet and rest {quiets|quieted} it again",
        "if an old complaint {comes|came} back for a while, it {is|was} the one you {know|knew}, with no new riddle. The doctor {changes|changed} a small thing in the treatment, and you {need|needed} patience until the medicine {settles|settled}",
        "someone under long treatment {is|was} tired of it, and that {is|was} understandable. A nurse or a doctor with time to explain {makes|made} the diet bearable, and one easier meal a week {does|did} no harm",
        "appointments with the doctor {are|were} moved, and the medicine shop {runs|ran} short for some days. People with an old complaint {do|did} well to have a small reserve of medicine and a written list of what they {take|took}",
      ],
    },
    {
      good: [
        "those who sit at a desk {take|took} their lunch away from it, and the eyes and nerves {thank|thanked} them. Headaches in the afternoon {become|became} rare, and sleep {comes|came} without the day's lists in the head",
        "if you {care|cared} for a sick person, somebody {gives|gave} you a whole night's rest. You {sleep|slept} your fill, {eat|ate} a meal while it {is|was} hot, and {notice|noticed} how much lighter the rest of the care {is|was}",
        "office people {bring|brought} food from home, and the stomach {is|was} content with it. The eyes {rest|rested} on something green between two screens, and by evening there {is|was} no headache to carry home",
        "a mother, a nurse or anyone who {looks|looked} after others {has|had} time at last for a check-up too. The doctor {finds|found} all in order, and regular meals and a short sleep at noon {keep|kept} it so",
      ],
      even: [
        "at the desk the eyes {are|were} tired by four and well again by dinner. Those who {drink|drank} enough water and {take|took} a real lunch {have|had} few headaches, and the others {have|had} one from time to time",
        "if you {look|looked} after a child or a parent, your own health {comes|came} second on most days. Sleep {is|was} taken in pieces, meals {are|were} eaten standing, and still you {recover|recovered} over a quiet weekend",
        "people who sit all day {talk|talked} of their backs and {compare|compared} remedies. A cushion, a shorter lunch hour with fresh air after it, and sleep before eleven {keep|kept} the complaint within bounds",
        "carers and desk workers alike {take|took} their meals when others {are|were} served. On good days there {is|was} time for breakfast and a rest, on crowded ones the tea {goes|went} cold, and health {is|was} none the worse",
      ],
      hard: [
        "those who sit at a desk {feel|felt} it in the eyes and the neck, and the ache {follows|followed} them home. A pause every hour {does|did} more than tablets, and a warm dinner away from screens {brings|brought} better sleep",
        "if you {care|cared} for someone day and night, you {forget|forgot} your own meals and {sleep|slept} lightly, with one ear open. To ask for help for two nights {is|was} no weakness, and the rest {does|did} both of you good",
        "deadlines {push|pushed} lunch to three and dinner to ten, and the stomach {does|did} not like either of them. A share of a colleague's home food and one evening of early rest put most of it right",
        "whoever {looks|looked} after a family {is|was} more tired than others {see|saw}. A visit to the doctor {is|was} put off twice before it {is|was} kept, and then the advice {is|was} plain: more sleep, regular meals",
      ],
    },
  ],
  trend: {
    up: [
      "sleep {comes|came} more easily than in the three months before",
      "your health {needs|needed} less thought than in the quarter before",
      "old complaints of the months before {fade|faded} one after another",
      "you {recover|recovered} sooner from a tiring day than a quarter earlier",
    ],
    level: [
      "your health {changes|changed} little compared with the quarter before",
      "sleep and appetite {stay|stayed} where they were three months earlier",
      "neither you nor the doctor {sees|saw} much difference from the months before",
      "meals, sleep and small complaints {follow|followed} the pattern of the quarter before",
    ],
    down: [
      "you {need|needed} more rest than in the three months before",
      "you {have|had} to take more care of your health than a quarter earlier",
      "sleep {is|was} a little shorter than in the months before",
      "tired days {are|were} somewhat more frequent than in the quarter before",
    ],
  },
  advice: {
    go: [
      "Begin the diet or the treatment you have put off",
      "Fix your hours of sleep now, while they are easy to keep",
      "Have the yearly check-up while you feel well",
      "Walk in the morning and let good health become a habit",
      "See the dentist or have your eyes tested while nothing troubles you",
      "Learn to cook two simple meals that agree with your stomach",
      "Tell the doctor what has improved, and ask which medicine is still needed",
      "Take a few days of rest before you need them, and sleep without an alarm",
    ],
    wait: [
      "Keep meals light and sleep early, and ask a doctor rather than the internet",
      "Leave one evening a week free for rest and for nothing else",
      "Do not change a medicine on your own",
      "Eat at fixed hours for a month, and see what it changes",
      "Put the telephone in another room an hour before you sleep",
      "Write down when the complaint comes, and show the list to the doctor",
      "Have dinner before eight, and let the last cup of tea be at four",
      "Accept help with meals or errands on the days when you are tired",
    ],
  },
  best: [
    "health {is|was} the easiest part of these months",
    "what {goes|went} best {is|was} your health: sleep, appetite, recovery",
  ],
  weak: [
    "health {is|was} what {needs|needed} your patience most",
    "rest {comes|came} last in your plans and {should be|should have been} first",
  ],
};
