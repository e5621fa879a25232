import type { YearAspectWords } from "../../yearly-words.ts";

export const YEAR_HEALTH_EN: YearAspectWords = {
  verdict: {
    good: [
      "looking after your health {takes|took} little effort",
      "rest {is|was} easy to plan, and healthy habits {suit|suited} you",
      "you {take|took} good care of your health, a little every day",
      "you {sleep|slept} and {eat|ate} at hours that {suit|suited} you",
    ],
    even: [
      "your health {depends|depended} on regular hours of sleep and meals",
      "good days and tired ones {take|took} turns",
      "your health {needs|needed} only ordinary care, day after day",
      "your health {keeps|kept} to its usual ups and downs",
    ],
    hard: [
      "your health {needs|needed} more of your time than you {like|liked} to give",
      "tiredness {comes|came} before you {expect|expected} it",
      "you {get|got} less rest than you {need|needed}",
      "a good night's sleep {is|was} worth more than any plan",
    ],
  },
  house: {
    good: [
      [
        "you {know|knew} when to sleep and when to stop, and {keep|kept} to it",
        "you {find|found} more time than usual for your health",
        "warm meals and early nights {make|made} a good plan for the season",
      ],
      [
        "meals {fall|fell} into order, and simple food {tastes|tasted} good",
        "a simpler diet {does|did} you good",
        "you {eat|ate} slowly and with pleasure, and no meal {is|was} hurried",
      ],
      [
        "a daily habit of breathing and stretching {is|was} easy to begin",
        "you {find|found} the sense to rest before you {are|were} tired",
        "an early night or an hour of rest {is|was} never time lost",
      ],
      [
        "home food and an early night's sleep {are|were} close at hand",
        "home {is|was} the place for sleep, and you {make|made} room for it",
        "meals cooked at home, by someone who {knows|knew} your taste, {do|did} you good",
      ],
      [
        "unhurried meals and sleep without worries {suit|suited} you",
        "a calm mind {is|was} the best company for your health",
        "play and laughter {give|gave} you an appetite at the table",
      ],
      [
        "patience and a fixed routine {are|were} the right way to live with an old complaint",
        "a question you had carried for long {is|was} worth taking to the doctor",
        "small complaints {are|were} best seen to at once, and you {see|saw} to them",
      ],
      [
        "somebody {sees|saw} to it that you {eat|ate} and {rest|rested} in time",
        "company at table {improves|improved} your appetite",
        "somebody who {loves|loved} you {reminds|reminded} you of your medicine, kindly",
      ],
      [
        "a thorough check-up {is|was} worth the morning it {takes|took}",
        "a treatment {is|was} easier to follow when you {ask|asked} about each step of it",
        "a habit that had cost you sleep for years {can|could} be given up",
      ],
      [
        "you {go|went} a longer way for a good doctor",
        "clean air away from home {does|did} your head and your sleep good",
        "a pilgrimage or a holiday {gives|gave} you long sleep and simple food",
      ],
      [
        "a fixed hour for lunch {does|did} your health good",
        "even on busy days you {make|made} room for sleep",
        "you {find|found} an hour for the doctor's visit that had been put off",
      ],
      [
        "good company {makes|made} healthy habits easier to keep",
        "a friend {goes|went} with you to the doctor, and the way {seems|seemed} shorter",
        "a friend {shares|shared} a recipe that {suits|suited} your diet",
      ],
      [
        "a few days of rest and long sleep {are|were} time well spent",
        "quiet evenings {give|gave} your eyes and nerves their rest",
        "you {go|went} to sleep earlier, and the mornings {are|were} longer for it",
      ],
    ],
    hard: [
      [
        "heat and haste {bring|brought} headaches and short sleep",
        "you {ask|asked} too much of your health and {feel|felt} it by evening",
        "you {wake|woke} tired, and the face in the mirror {says|said} so",
      ],
      [
        "the teeth or the throat {need|needed} care, and heavy meals {tire|tired} you",
        "eating late {troubles|troubled} your stomach",
        "you {like|liked} food that {does|did} not suit the stomach",
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
        "every worry {upsets|upset} the stomach",
        "irregular meals {upset|upset} your digestion",
        "the appetite {comes|came} and {goes|went} with your mood",
      ],
      [
        "a small complaint {keeps|kept} coming back until you {see|saw} a doctor about it",
        "it {is|was} good to be careful about cuts, burns and colds",
        "small complaints {come|came} in a row, and each {deserves|deserved} a look",
      ],
      [
        "the lower back {aches|ached} after long sitting",
        "too many dinners outside {trouble|troubled} your digestion",
        "you {sleep|slept} lightly because somebody near you {is|was} unwell or restless",
      ],
      [
        "tests and waiting at a doctor's door {take|took} patience",
        "it {is|was} wise not to put off a check-up and not to hurry a recovery",
        "an old ache {comes|came} back with the cold and {asks|asked} for warmth and patience",
      ],
      [
        "the hips and knees {tire|tired} on stairs, and rest {helps|helped}",
        "you {sleep|slept} badly in strange beds",
        "food and water on the road {do|did} not agree with your stomach",
      ],
      [
        "long hours {leave|left} you too little sleep, and the eyes {are|were} tired",
        "the knees and the back {ache|ached} after work without a break",
        "lunch at the desk, or none at all, {leaves|left} you tired by four",
      ],
      [
        "late evenings out {cost|cost} you sleep",
        "rich food in company {is|was} heavy for the stomach",
        "everyone {has|had} a remedy to suggest, and no two of them {are|were} alike",
      ],
      [
        "sleep {is|was} light and the feet {are|were} tired",
        "the eyes {need|needed} rest from screens at night",
        "you {lie|lay} awake over small things and {sleep|slept} when it {is|was} time to rise",
      ],
    ],
  },
  graha: {
    good: {
      sun: [
        "morning light and an early start {suit|suited} your health",
        "you {wake|woke} with the light, and an early walk {does|did} you good",
        "a senior doctor {takes|took} time for your questions",
      ],
      mars: [
        "a brisk walk by day {is|was} good for sleep at night",
        "you {have|had} the drive for exercise, and the sense to rest after it",
        "appetite {is|was} keen, and good food {is|was} welcome",
      ],
      mercury: [
        "a clear question to the doctor {is|was} worth more than a week of worry",
        "you {keep|kept} a short record of sleep and meals, and it {shows|showed} what {helps|helped}",
        "laughter at table {does|did} as much for your digestion as the spices",
      ],
      jupiter: [
        "good advice about food {comes|came} from somebody older",
        "a kind doctor or nurse {explains|explained} things until you {are|were} at ease",
        "a simple diet, followed without fuss, {suits|suited} you",
      ],
      venus: [
        "a soft bed, fruit and music {do|did} your nerves good",
        "well-cooked food in pleasant company {brings|brought} back the appetite",
        "gentle care {suits|suited} your health better than strict plans",
      ],
      saturn: [
        "a slow, regular routine {is|was} what your health {likes|liked} best",
        "early dinners and early nights {become|became} a habit",
        "patience with a long treatment {comes|came} more easily",
      ],
      rahu: [
        "a new dish or a new hour for dinner {is|was} worth a try",
        "an old question about your health {can|could} be asked once more",
        "a second doctor's opinion {is|was} easier to ask for than you {think|thought}",
      ],
      ketu: [
        "light meals and much rest {clear|cleared} the head",
        "you {listen|listened} to the body and {rest|rested} before it {complains|complained}",
        "silence and a plain diet {suit|suited} you, and so {does|did} early sleep",
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
        "spicy food and anger {are|were} hard on the stomach",
        "a small cut or burn in the kitchen {asks|asked} for care",
      ],
      mercury: [
        "the nerves {are|were} tense, and you {sleep|slept} badly",
        "you {look|looked} up too many symptoms and {sleep|slept} the worse for it",
        "dry skin, or eyes tired from small print, {trouble|troubled} your health a little",
      ],
      jupiter: [
        "there {is|was} more sweet and rich food on the table than you {need|needed}",
        "feasts {follow|followed} one another, and digestion {asks|asked} for a few light meals",
        "good resolutions about diet {last|lasted} until the next invitation",
      ],
      venus: [
        "you {feel|felt} too much comfort and too little sleep in the morning",
        "sweets {take|took} the place of meals, which {is|was} not good for the teeth",
        "pleasant evenings {leave|left} you less time for sleep",
      ],
      saturn: [
        "joints {ache|ached} a little in the cold, and regular sleep {helps|helped}",
        "a course of medicine {seems|seemed} long, and the doctor {has|had} to be seen twice",
        "cold and damp weather {makes|made} you slow, and warm food {is|was} welcome",
      ],
      rahu: [
        "symptoms {come|came} and {go|went} without a clear reason; it {is|was} best to ask one good doctor",
        "food from unknown kitchens {upsets|upset} the stomach once or twice",
        "screens late at night {take|took} your best hours of sleep",
      ],
      ketu: [
        "you {forget|forgot} meals, and tiredness {comes|came} suddenly",
        "it {is|was} hard to tell the doctor what exactly {troubles|troubled} you",
        "your appetite {is|was} small, and you {leave|left} half of the meals you {eat|ate} alone",
      ],
    },
  },
  lives: [
    {
      good: [
        "if you are young and much on your feet, these {are|were} good weeks for getting enough sleep. A proper breakfast {makes|made} a better morning than tea alone, and a walk home {is|was} as good as a rest for tired eyes",
        "those who are young and always on the move {find|found} that one quiet evening a week {is|was} worth keeping. A plate of home food and an early night's sleep {are|were} the best part of it, and their friends {take|took} up the habit too",
        "students and young workers {get|got} used to real meals instead of snacks. Lunch {has|had} its hour, a bottle of water {stands|stood} on the desk, and the yearly check-up with the doctor {has|had} its date on the calendar",
        "someone young and busy {learns|learned} to sleep before midnight. Early rest {feels|felt} dull for a week, and then the morning {has|had} an hour more in it, and breakfast {is|was} eaten sitting down",
      ],
      even: [
        "young people {sleep|slept} well in one week and too little in the next, as exams or friends {want|wanted} it. Health {needs|needed} a little order, and a slow Sunday with long meals and no alarm {is|was} a beginning",
        "if you are young and active, the change of weather {asks|asked} for warm clothes and regular meals. With a cold you {stay|stayed} at home for hot soup and rest; otherwise you {think|thought} of your health only when somebody {asks|asked}",
        "those with full days {eat|ate} when they {remember|remembered} to. Lunch {is|was} sometimes a biscuit at a bus stop and sometimes a feast at a cousin's, and the stomach {asks|asked} for something in between",
        "for the young and healthy, screens {take|took} a part of the night and sleep {gets|got} the rest. On some mornings the eyes {burn|burned}, on others they {are|were} bright, and a nap in the afternoon {is|was} welcome",
      ],
      hard: [
        "if you are young, you {sleep|slept} less than you {think|thought}. You {feel|felt} it before noon, and water, an early dinner and a few nights with the telephone in another room {are|were} the first things to try",
        "the young and active {skip|skipped} meals and sleep and {feel|felt} it. Good health too {needs|needed} a little care and a full plate, and a doctor's advice wherever they {are|were} in doubt",
        "exam nights and late shifts {disturb|disturbed} the hours of sleep. The stomach {does|did} not like tea instead of dinner, and a friend who {cooks|cooked} a warm meal {helps|helped} more than good resolutions",
        "those who {feel|felt} too young for doctors put off a small complaint for weeks. To ask early {is|was} wiser than to guess, and whatever the doctor {says|said}, they {sleep|slept} better for having asked",
      ],
    },
    {
      good: [
        "elders {keep|kept} to an order that {suits|suited} them. The evening meal {is|was} light, the medicine box {is|was} tidy, the regular visit to the doctor {has|had} its date, and an early sleep {ends|ended} the day",
        "if you are no longer young, food {tastes|tasted} better in company. Somebody {sits|sat} with you at the table, the appetite {grows|grew} with the talk, and small meals at fixed hours {are|were} easier to keep than you had thought",
        "older people {find|found} it easier to keep the date of a check-up. Their questions {are|were} written down beforehand, the doctor {answers|answered} them one by one, and somebody from the family {goes|went} along for company",
        "for an elder the day {finds|found} a good order of meals, rest and fresh air on the veranda. An eye test {is|was} asked for in good time, and the last hour before sleep {belongs|belonged} to prayer or to quiet talk",
      ],
      even: [
        "elders {wake|woke} well on some mornings and tired on others. Joints {like|liked} the sun better than the rain, the medicine {is|was} taken at its hour, and a short walk after breakfast {belongs|belonged} to the day",
        "if you are past sixty, health {asks|asked} for the usual small things: drops for the eyes, a tablet after breakfast, a rest after lunch. After that the day {is|was} your own, and the doctor's next date {is|was} on the calendar",
        "for older people sleep {comes|came} early and {ends|ended} early. Tea before sunrise, a light lunch and half an hour of rest in the afternoon {are|were} the good old order of their day",
        "an elder in the house {eats|ate} little but with pleasure. Appetite {changes|changed} from day to day, small meals {suit|suited} it best, and the dates of blood tests and of the doctor {are|were} kept without much talk",
      ],
      hard: [
        "elders {are|were} tired sooner, and {feel|felt} cold or damp weather in the joints. A warm room, oil on the knees and early meals {are|were} a comfort, and whatever {lasts|lasted} longer {is|was} a question for the doctor",
        "if you are no longer young, sleep {ends|ended} well before morning. Lighter dinners {help|helped}, so {does|did} an hour of rest at noon, and you {ask|asked} the doctor which tablet to take in the morning",
        "older people {wait|waited} long at the clinic for their doctor. At the next visit to the doctor somebody younger {goes|went} along and {writes|wrote} down what {is|was} said, so that medicine and meals {are|were} not mixed up afterwards",
        "for an elder the appetite {is|was} small, and old complaints {ask|asked} for attention by turns. Soft food, given often and in small meals, {does|did} good, and so {does|did} a visitor at the table",
      ],
    },
    {
      good: [
        "those who have lived long with a complaint {know|knew} what {suits|suited} them, and {keep|kept} to it. Rest {comes|came} before tiredness, the doctor's dates {are|were} kept, and at table they {talk|talked} of other things than medicine",
        "if an old complaint {goes|went} with you everywhere, a fixed order of meals, medicine and sleep {is|was} easier to keep. You {ask|asked} the doctor what {is|was} allowed, and a favourite food {tastes|tasted} twice as good for it",
        "someone under long treatment {finds|found} a doctor who {listens|listened} to the end of the story. The medicine {has|had} its place and its hour, the questions {are|were} written down, and the whole family {shares|shared} the diet at table",
        "a routine of diet, medicine and rest {becomes|became} easy for those with an old trouble. They {know|knew} which days to take slowly, {keep|kept} a note of them, and {take|took} it along to the next check-up",
      ],
      even: [
        "those with a long-standing complaint {go|went} on as the doctor and they have agreed. The medicine {is|was} taken, the date of the check-up {is|was} kept, and after a wedding the diet {is|was} taken up again the next day",
        "if you live with an old complaint, you {know|knew} its habits well. Heavy food and short sleep {do|did} not suit you, rest {does|did}, and anything new or different {goes|went} on the list for the doctor",
        "someone with a chronic trouble {hears|heard} of a new remedy from every side. A question to the doctor {settles|settled} which of them to leave alone, and the old treatment {goes|went} on at its steady pace",
        "the calendar of people under treatment {has|had} the usual marks in it: a blood test, a check-up, a new prescription for the same medicine. A walk, a dinner with friends and enough sleep {have|had} their marks there as well",
      ],
      hard: [
        "those with a long-standing complaint {give|gave} it more thought than they {like|liked}. Medicine at its hour, lighter meals and a steady week of rest {come|came} first, and where these {do|did} not help, the doctor {is|was} asked in time",
        "if an old complaint {asks|asked} for attention, it {is|was} worth an early visit to the doctor rather than a guess. You {take|took} your notes along, {ask|asked} about diet and medicine, and {give|gave} the treatment its time",
        "someone under long treatment {is|was} tired of it, and that {is|was} understandable. A nurse or a doctor with time to explain {makes|made} the diet bearable, and a friend at the table {makes|made} the plain meal less plain",
        "appointments with the doctor {are|were} moved, and the medicine shop {runs|ran} short for some days. People with an old complaint {do|did} well to have a small reserve of medicine and a written list of what they {take|took}",
      ],
    },
    {
      good: [
        "those who sit at a desk {take|took} their lunch away from it. A short walk {follows|followed}, the eyes {rest|rested} on something far away, and the day's work {is|was} put away a full hour before sleep",
        "if you {care|cared} for a sick person, somebody {gives|gave} you a whole night's rest. You {sleep|slept} till late, {eat|ate} a meal while it {is|was} hot, and {notice|noticed} how much lighter the rest of the care {is|was}",
        "office people {bring|brought} food from home and {share|shared} it at one table. The eyes {rest|rested} on something green between two screens, and a walk after work {comes|came} before the evening meal",
        "a parent, a nurse or anyone who {looks|looked} after others {has|had} time at last for a check-up too. The doctor's date {is|was} made and kept, meals {are|were} eaten sitting down, and nobody {minds|minded} a short sleep at noon",
      ],
      even: [
        "at the desk the eyes {are|were} tired by four. Enough water, a real lunch and a look out of the window {are|were} worth the minutes they {take|took}, and dinner without a screen {is|was} the better part of the evening",
        "if you {look|looked} after a child or a parent, your own health {comes|came} second on most days. Sleep {is|was} taken in pieces, meals {are|were} eaten standing, and a quiet weekend {is|was} there for catching up",
        "people who sit all day {talk|talked} of their backs and {compare|compared} remedies. A cushion, fresh air after a shorter lunch, and sleep before eleven {are|were} the three on which they {agree|agreed}",
        "carers and desk workers alike {take|took} their meals after everybody else. On good days there {is|was} time for breakfast and a rest, on crowded ones the tea {goes|went} cold, and health {asks|asked} for more of the good ones",
      ],
      hard: [
        "those who sit at a desk {feel|felt} it in the eyes and the neck, and the ache {follows|followed} them home. A pause every hour {is|was} worth more than it {seems|seemed}, and dinner away from screens {is|was} a good beginning for sleep",
        "if you {care|cared} for someone day and night, you {forget|forgot} your own meals and {sleep|slept} lightly, ready to get up. To ask for help for two nights {is|was} no weakness, and the rest {does|did} both of you good",
        "deadlines {push|pushed} lunch to three and dinner to ten, and the stomach {does|did} not like either of them. A share of a colleague's home food and one evening of early rest {make|made} a beginning",
        "whoever {looks|looked} after a family {is|was} more tired than others {see|saw}. A visit to the doctor {is|was} put off twice before it {is|was} kept, and then the advice {is|was} plain: more sleep, regular meals",
      ],
    },
  ],
  trend: {
    up: [
      "it {is|was} easier to keep good hours of sleep than in the three months before",
      "the care of your health {comes|came} more easily than in the quarter before",
      "good habits in food and rest {hold|held} better than in the months before",
      "there {is|was} more time for rest than a quarter earlier",
    ],
    level: [
      "the care of your health {changes|changed} little compared with the quarter before",
      "sleep and appetite {stay|stayed} where they were three months earlier",
      "you {give|gave} your health the same attention as in the months before",
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
    "the care of your health {is|was} the easiest part of these months",
    "what {goes|went} best {is|was} the care of your health: sleep, meals, rest",
  ],
  weak: [
    "health {is|was} what {needs|needed} your patience most",
    "rest {comes|came} last in your plans and {should be|should have been} first",
  ],
};
