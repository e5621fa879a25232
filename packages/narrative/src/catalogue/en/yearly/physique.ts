import type { YearAspectWords } from "../../yearly-words.ts";

export const YEAR_PHYSIQUE_EN: YearAspectWords = {
  verdict: {
    good: [
      "your energy {lasts|lasted} from morning to evening",
      "you {look|looked} fresh, and people {remark|remarked} on it",
      "the body {is|was} willing, and strength {grows|grew} with use",
      "exercise {is|was} a pleasure rather than a duty",
    ],
    even: [
      "your strength {is|was} enough for the day if you {do|did} not waste it",
      "there {is|was} much energy on some days and little on others",
      "the body {keeps|kept} its usual pace",
      "your strength {is|was} not the same every day",
    ],
    hard: [
      "the body {is|was} slower than the mind",
      "strength {comes|came} back in small steps only",
      "your energy {runs|ran} out early in the day",
      "the body {needs|needed} less work and more rest",
    ],
  },
  house: {
    good: [
      [
        "you {carry|carried} yourself well, and your looks {show|showed} confidence",
        "strength {returns|returned}, and with it the wish to move",
        "the body {feels|felt} fresh, and you {walk|walked} with a longer step",
      ],
      [
        "your face {looks|looked} rested and your voice {is|was} strong",
        "regular meals {are|were} good for your looks",
        "good meals {turn|turned} into strength rather than into weight",
      ],
      [
        "your arms {are|were} strong and your step {is|was} quick",
        "training {shows|showed} results that you {can|could} feel",
        "shoulders and hands {have|had} the strength for work you usually {leave|left} to others",
      ],
      [
        "the body {rests|rested} well at home and {gathers|gathered} energy",
        "your posture {becomes|became} easier",
        "you {stretch|stretched} in your own room, and the body {is|was} glad of the quiet",
      ],
      [
        "play, dance or sport {lifts|lifted} your energy",
        "you {look|looked} younger when you {are|were} among the young",
        "your body {learns|learned} a new movement as quickly as a child's",
      ],
      [
        "stamina {is|was} better than that of those you {compete|competed} with",
        "a regular exercise {becomes|became} a habit of the body",
        "training {goes|went} by plan, and the body {gets|got} its nights of rest",
      ],
      [
        "you {dress|dressed} with care, and people {notice|noticed} your looks",
        "exercise {is|was} easier with somebody beside you",
        "you {walk|walked} with somebody, and both of you {keep|kept} a quicker step",
      ],
      [
        "reserves of strength {appear|appeared} that you had forgotten",
        "slow, deep exercise {does|did} the body good",
        "slow stretching {is|was} kind to an old stiffness in the body",
      ],
      [
        "long walks {give|gave} the body what it {needs|needed}",
        "you {move|moved} lightly, and walking {is|was} a pleasure",
        "hills, temple steps or a long beach {make|made} the legs strong",
      ],
      [
        "your bearing {is|was} upright, and people {see|saw} it before you {speak|spoke}",
        "energy for long days {is|was} there when you {need|needed} it",
        "people {remark|remarked} on your straight back and your firm step",
      ],
      [
        "your energy {is|was} good, and you {look|looked} as well as you {feel|felt}",
        "fitness {grows|grew} in a group or on a field",
        "you {get|got} stronger with a team or in a class than alone",
      ],
      [
        "gentle stretching at night {loosens|loosened} the body",
        "skin and eyes {look|looked} clear after enough water",
        "the body {relaxes|relaxed} at night and {has|had} new energy in the morning",
      ],
    ],
    hard: [
      [
        "you {push|pushed} the body harder than it {can|could} follow",
        "your looks {show|showed} every late night",
        "the body {is|was} restless and {tires|tired} itself by moving without an aim",
      ],
      [
        "you {eat|ate} more than you {move|moved}, and the body {feels|felt} heavy",
        "your voice {tires|tired} before the rest of the body",
        "heavy lunches {make|made} the afternoon step slow",
      ],
      [
        "the arms {are|were} heavy and exercise {is|was} put off",
        "strength {goes|went} into small errands",
        "your arms and shoulders {carry|carried} bags that two people should carry",
      ],
      [
        "too much sitting at home {stiffens|stiffened} the body",
        "energy {sinks|sank} in the afternoon",
        "household chores {take|took} the strength you {mean|meant} to keep for exercise",
      ],
      [
        "restless thoughts {use|used} up your strength",
        "posture {suffers|suffered} over screens and books",
        "you {play|played} like a beginner for a while, and the body {aches|ached} the next day",
      ],
      [
        "a strained muscle {slows|slowed} you for some days",
        "exercise in haste {costs|cost} more strength than it {gives|gave}",
        "you {feel|felt} every small effort in the muscles",
      ],
      [
        "you {compare|compared} your looks with others' and {gain|gained} nothing by it",
        "the body {wants|wanted} fewer hours in a chair",
        "two people {try|tried} to exercise together and {wait|waited} for one another",
      ],
      [
        "the body {asks|asked} for time after a strain",
        "strength {is|was} low on some days, and slow movement {suits|suited} you better than effort",
        "because of an old strain the body {has|had} to turn and bend with care",
      ],
      [
        "the thighs and hips {are|were} stiff after long sitting",
        "plans for far places {use|used} up your energy",
        "hours in a vehicle {leave|left} the legs heavy and the shoulders stiff",
      ],
      [
        "you {stand|stood} too long, and the knees {feel|felt} the weight",
        "your posture {shows|showed} that you {are|were} tired",
        "your looks {tell|told} of work: a tired face, a crease between the brows",
      ],
      [
        "the body {is|was} weary from running about",
        "energy {is|was} given to everybody but your own body",
        "you {keep|kept} step with friends who {are|were} stronger, and {pay|paid} for it in sore legs",
      ],
      [
        "late hours {take|took} some of your strength",
        "you {look|looked} pale until you {get|got} into the sun",
        "the body {is|was} heavy in the morning, and it {takes|took} time to wake up",
      ],
    ],
  },
  graha: {
    good: {
      sun: [
        "sunlight {warms|warmed} your body, and you {walk|walked} more upright",
        "you {stand|stood} tall, and the posture alone {gives|gave} you strength",
        "exercise at sunrise {sets|set} the pace for the body all day",
      ],
      mars: [
        "muscles {answer|answered} to training at once",
        "you {have|had} strength for short, hard work",
        "a sport with a contest in it {brings|brought} out your energy",
      ],
      mercury: [
        "your hands {are|were} quick and your face {looks|looked} young",
        "the body {is|was} light on its feet, and a new step {is|was} soon learned",
        "stretching between two tasks {keeps|kept} the shoulders loose",
      ],
      jupiter: [
        "the body {has|had} strength to spare, and it {shows|showed} in a calm face",
        "an experienced trainer {guides|guided} your body without forcing it",
        "arms and legs {are|were} strong, and you {are|were} content with your weight",
      ],
      venus: [
        "people {notice|noticed} your skin, hair and clothes, and {like|liked} your looks",
        "dance or swimming {makes|made} exercise feel like a feast day",
        "a good haircut and a little rest {improve|improved} your looks",
      ],
      saturn: [
        "stamina {grows|grew} from doing the same exercise every day",
        "your legs {carry|carried} you far at an even pace",
        "your muscles {hold|held} out longer than you had expected",
      ],
      rahu: [
        "a new sport or method {wakes|woke} up your energy",
        "a piece of equipment or an app {helps|helped} you to go on with your exercise",
        "you {change|changed} your looks a little, and the change {suits|suited} you",
      ],
      ketu: [
        "yoga and silence {give|gave} the body lightness",
        "the body {does|did} much with few movements",
        "balance {improves|improved}, and with it the posture",
      ],
    },
    hard: {
      sun: [
        "strong sun {drains|drained} your energy by noon",
        "efforts made to impress others {use|used} up the body's strength",
        "a hot face {tells|told} you to walk in the shade",
      ],
      mars: [
        "rash movement {strains|strained} a muscle",
        "you {have|had} great energy for an hour and none the next",
        "you {lift|lifted} something in anger, and the shoulders {hurt|hurt} afterwards",
      ],
      mercury: [
        "small restless movements {use|used} more energy than walking",
        "hands and shoulders {stiffen|stiffened} over keys and small screens",
        "a restless step {wears|wore} out shoes and energy alike",
      ],
      jupiter: [
        "weight {is|was} gained more easily than lost",
        "you {want|wanted} to exercise, and you {sit|sat} too long in the chair",
        "sweets and feasts {add|added} a little to your weight",
      ],
      venus: [
        "you {like|liked} comfort, and exercise {is|was} put off",
        "shoes and clothes chosen for looks {pinch|pinched} the step",
        "you {think|thought} too much about your looks",
      ],
      saturn: [
        "stiffness in the body {asks|asked} for warmth and time",
        "the legs {are|were} heavy at the end of the day, and the step {is|was} slow",
        "strength {comes|came} late in the morning and {leaves|left} early",
      ],
      rahu: [
        "odd hours {upset|upset} the body's clock and your energy with it",
        "a fashion in exercise {does|did} not suit your body",
        "energy {leaps|leapt} and {drops|dropped} without a reason you {can|could} see",
      ],
      ketu: [
        "you {look|looked} absent, as if your strength {were|had been} elsewhere",
        "you {bump|bumped} into things when the body {is|was} not quite awake",
        "strength {is|was} there late at night and missing in the morning",
      ],
    },
  },
  lives: [
    {
      good: [
        "those who exercise {see|saw} that training {helps|helped}. The last lap {is|was} no harder than the first, the muscles {are|were} sore for one evening at most, and a teammate {asks|asked} how you {train|trained}",
        "if you {play|played} a game in the evenings, your step {is|was} quick and your arms {are|were} strong. Your energy {is|was} there at the right moment, late in the match, and you {walk|walked} home pleasantly tired",
        "runners and swimmers {find|found} their pace without looking at a watch. Breath and stamina {match|matched} one another, and a distance that had seemed long {becomes|became} an ordinary morning's exercise",
        "someone at the gym or on the yoga mat {makes|made} steady gains. A posture that had been too hard for months {is|was} possible at last, the weights {go|went} up by a little, and the body {looks|looked} lighter for it",
      ],
      even: [
        "for those who train, one good session {follows|followed} one that {is|was} merely done. Strength {stays|stayed} at its level, and so {do|did} the weights on the bar, and the pleasure {is|was} in the exercise itself",
        "if you {play|played} a sport, you {have|had} energy to win in one week and little of it in the next. The body {is|was} neither slow nor quick, and an unhurried warm-up {keeps|kept} the muscles loose",
        "you {go|went} to the gym on most of the planned days. Missed exercise {is|was} made up for by long walks on Sunday, the weight on the scale {moves|moved} by its usual kilo up and down, and fitness {stays|stayed} as it {is|was}",
        "people who exercise in a group {keep|kept} step with the others, no more and no less. A new stretch {is|was} learned, an old muscle {aches|ached} for a day, and stamina {remains|remained} what it {is|was}",
      ],
      hard: [
        "those who train {have|had} some weeks in which strength {does|did} not grow. Lighter weights and an extra day between sessions {do|did} the muscles more good than training harder",
        "if you {play|played} a sport, energy {is|was} gone before the end of the match. It {is|was} wiser to sit out one game, and after ten days of easy walking the body {wants|wanted} to play again by itself",
        "someone who {runs|ran} or {lifts|lifted} {feels|felt} stiff for longer than usual. A trainer {looks|looked} at the posture and {corrects|corrected} one small habit of the feet, and then the same exercise {strains|strained} less",
        "a rainy spell or a crowded calendar {breaks|broke} the habit of exercise. Beginning again {feels|felt} heavy in arms and legs, and half the old training {is|was} quite enough for the first weeks",
      ],
    },
    {
      good: [
        "those who work with their hands {feel|felt} strong from the first hour to the last. The arms {lift|lifted} without complaint, the step on the ladder {is|was} sure, and energy {is|was} left over for the children in the evening",
        "if your trade {asks|asked} for strength, your body {gives|gave} it gladly. You {find|found} the right grip for each load, a helper {takes|took} the other end in step with you, and the face {stays|stayed} cheerful till night",
        "farmers, masons and cooks {have|had} stamina enough for the long days. Good posture {saves|saved} them half the effort, and the muscles {are|were} as willing in the afternoon as in the morning",
        "someone who {stands|stood} all day at a bench or a stove {gets|got} better shoes and less trouble with the legs. The body {learns|learned} an easier way to bend and turn, and strength {lasts|lasted} till closing time",
      ],
      even: [
        "for those with hard manual work strength {is|was} there on most days and {comes|came} slowly on the others. The body {knows|knew} the rhythm by heart, and a pause in the shade {restores|restored} energy",
        "if your hands {earn|earned} the living, the right arm {is|was} stronger than the left by evening and both {are|were} equal again by morning. The legs {carry|carried} you as they {do|did} every year, and the weight of the tools {is|was} familiar",
        "people who carry and lift {have|had} strong weeks and heavy ones. A belt, a trolley or a second pair of arms {makes|made} up for what energy {lacks|lacked}, and the skin of the hands {hardens|hardened} a little",
        "potters, drivers and gardeners {notice|noticed} which muscles they {use|used} all day and which never. Ten minutes of stretching the others {keep|kept} the body in balance, and strength {stays|stayed} at its usual level",
      ],
      hard: [
        "those who work with their hands {run|ran} out of energy before the work {is|was} done. The body {does|did} not like to be hurried, and two trips with half the weight {prove|proved} quicker than one with all of it",
        "if your work {is|was} heavy, your shoulders and arms {are|were} stiff in the morning. Warm water and slow stretches {loosen|loosened} them, and a younger helper's strength {is|was} borrowed for the heaviest load",
        "for those who stand at their trade the legs {are|were} heavy by the afternoon. A stool within reach {is|was} no sign of lost strength, and the posture {is|was} easier when one foot {rests|rested} on something",
        "someone who {lifts|lifted} for a living {pulls|pulled} a muscle by a small wrong turn, and {has|had} to go slowly for some days. Others {lend|lent} their strength meanwhile, and the body {asks|asked} for its own pace",
      ],
    },
    {
      good: [
        "those who sit all day {find|found} a way to walk part of it. The first steps {are|were} a duty and the later ones a pleasure, and at the end of the day the neck {is|was} a little less stiff",
        "if you {sit|sat} at a screen, you {climb|climbed} the steps of the office at one go and {are|were} surprised at it. The posture {is|was} straighter, and somebody who had not seen you for months {remarks|remarked} on your looks",
        "tailors, clerks and drivers {stretch|stretched} in every pause, and the body {repays|repaid} them. Energy {lasts|lasted} beyond the afternoon, and a belt {is|was} fastened one hole tighter without any talk of weight",
        "someone with a sitting job {joins|joined} an exercise class near home. After a few weeks the body {asks|asked} for it, the step {is|was} light, and clothes from the back of the wardrobe {fit|fitted} again",
      ],
      even: [
        "for those who sit, the body {is|was} stiff at noon and loose again after a walk. Some weeks {have|had} exercise in them and others only the intention, and the weight {stays|stayed} about the same",
        "if your work {is|was} done in a chair, posture {is|was} good until lunch and careless after it. A walk to the far bus stop {serves|served} as exercise, and energy {is|was} enough for one more thing in the evening",
        "office people {begin|began} to exercise, {stop|stopped}, and {begin|began} again with better shoes. The body {does|did} not mind the pause, and strength {is|was} neither won nor lost over the three months",
        "those who drive or type all day {have|had} stiff shoulders and rested legs. They {stretch|stretched} at red lights and between calls, and their looks {stay|stayed} as they {are|were}, a little tired on Fridays",
      ],
      hard: [
        "those who sit all day {get|got} up stiff in the evening. The body {wants|wanted} to be moved in small doses, and five minutes of walking each hour {do|did} more for it than one long Sunday of exercise",
        "if you {sit|sat} long, energy {sinks|sank} after lunch and the posture with it. A higher chair and a keyboard close at hand {help|helped} the shoulders, and a short walk outside {brings|brought} some strength back",
        "someone at a desk {puts|put} on a little weight without noticing. Strict plans {fail|failed} within days, while a daily walk with a colleague {becomes|became} a habit and slowly {makes|made} the step lighter",
        "the hours in the chair {are|were} long and the evening short, and there {is|was} no time for exercise. The face {looks|looked} pale under the office lamp, and ten minutes of stretching at home {are|were} a beginning",
      ],
    },
    {
      good: [
        "those who come back from a long rest {take|took} pleasure in small steps. The walk to the corner {becomes|became} a walk to the market when the body {is|was} ready for it, and a friend beside them {makes|made} the exercise lighter",
        "if you {have|had} been weak for a time, the body {is|was} glad of patience. Arms and legs {are|were} asked for a little more each week, energy {is|was} kept for the morning, and friends {match|matched} their step to yours",
        "after a long pause light exercise {is|was} a good place to begin. Muscles {like|liked} what they once {knew|had known}, an old song or a garden path {sets|set} the pace, and the body {says|said} when it {is|was} enough",
        "someone who {gets|got} up again after weeks of lying down {counts|counted} each stair of the house as a step forward. Stamina {is|was} left to grow at its own pace, and a chair halfway {belongs|belonged} to the exercise",
      ],
      even: [
        "for those who regain their strength, good days {outnumber|outnumbered} weak ones by a small margin. The body {sets|set} the pace, one street further this week and the same street the next, and a short walk {is|was} never missed",
        "if you {recover|recovered} your strength after a pause, it {comes|came} in small steps, two forward and one back. The morning {has|had} more energy than the evening, and the lost weight {returns|returned} slowly",
        "after a rest the legs {are|were} willing and the arms lazy, or the other way round. Gentle exercise {brings|brought} them into step, and by the end of the quarter the body {carries|carried} its usual load",
        "someone on the way back to full strength {learns|learned} what {is|was} enough for one day. On most days the walk {ends|ended} before tiredness {begins|began}, and the looks {improve|improved} without anybody noticing",
      ],
      hard: [
        "those who get over a weak spell {find|found} that strength {comes|came} slowly. The body {does|did} not follow a calendar, and a chair halfway down the garden {makes|made} the same walk possible every day",
        "if you {want|wanted} your old energy at once, you {are|were} tired twice as soon. Small exercise, the same each morning, {helps|helped} more than bold attempts, and the face {looks|looked} fresher before the arms {feel|felt} stronger",
        "after a long rest the muscles {are|were} out of practice, which {is|was} natural. Friends {walk|walked} too fast at first and then {learn|learned} to match your step, and the body {gains|gained} a little every fortnight",
        "someone who {waits|waited} for strength to return {counts|counted} steps and {is|was} not pleased with the number. The body {has|had} its own way forward: an easier posture one day, a flight of stairs another, and no haste",
      ],
    },
  ],
  trend: {
    up: [
      "you {have|had} more strength than in the three months before",
      "you {move|moved} more quickly and lightly than in the quarter before, and {look|looked} it",
      "it {takes|took} longer until you {are|were} tired than a quarter earlier",
      "walking and exercise {cost|cost} less effort than in the months before",
    ],
    level: [
      "you {have|had} about the same strength as in the quarter before",
      "little {changes|changed} in the body compared with the three months before",
      "looks, weight and energy {differ|differed} little from a quarter earlier",
      "strength and pace {are|were} about the same as in the months before",
    ],
    down: [
      "you {run|ran} out of energy sooner than in the three months before",
      "you {are|were} a little stiffer than in the quarter before",
      "you {have|had} to save your strength more than a quarter earlier",
      "walking and exercise {feel|felt} heavier than in the months before",
    ],
  },
  advice: {
    go: [
      "Start the exercise you have been promising yourself",
      "Use this energy for training that needs months",
      "Buy good shoes and walk every day",
      "Choose new clothes and take care of your looks",
      "Learn to swim, to dance or to climb while the body learns quickly",
      "Ask a trainer to look at your posture once, and then go on by yourself",
      "Add a little weight or a little distance to your exercise each week",
      "Find a partner for your morning walk, so that neither of you stays in bed",
    ],
    wait: [
      "Train gently, and let strength come back before you test it",
      "Stretch for ten minutes a day and leave heavy weights alone",
      "Keep your energy for mornings",
      "Oil, warm water and early nights help the body now",
      "Do half of your usual exercise, but do it on more days of the week",
      "Stand up every hour and take a hundred steps before you sit again",
      "Let others carry the heavy end, and keep your strength for the way back",
      "Give no thought to weight or looks for a month; walk, stretch and sleep",
    ],
  },
  best: [
    "your energy {is|was} the best part of these months",
    "the body {is|was} strong, and that {helps|helped} with everything else",
  ],
  weak: [
    "your strength {is|was} the part to use with care",
    "the body {does|did} not have the strength for all your plans",
  ],
};
