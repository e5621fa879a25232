/** Words of the page that finds a Moon sign. */
export const moonSign = {
  "title.moonSign": "Find my Moon sign",
  "moonSign.description": "The sign the Moon was in when you were born, from date, time and place.",
  "moonSign.intro":
    "The Moon sign (janma rasi) is the sign the Moon was in when you were born. Our server calculates it from date, time and place, and keeps none of them.",
  "moonSign.date": "Date of birth",
  "moonSign.time": "Time of birth",
  "moonSign.timeHint": "Leave it empty if you do not know it.",
  "moonSign.place": "Place of birth",
  "moonSign.find": "Find my Moon sign",
  "moonSign.dateNeeded": "Give the date of birth.",
  "moonSign.placeNeeded": "Choose the place of birth from the list.",
  "moonSign.failed": "The Moon sign could not be calculated.",
  "moonSign.is": "Your Moon sign is {sign}.",
  "moonSign.either": "On that day the Moon went from {first} to {second}. The time of birth decides which is yours.",
  "moonSign.kept": "This device remembers the sign, and nothing else.",
  "moonSign.today": "Today for {sign}",
  "moonSign.year": "The year for {sign}",
  "moonSign.own": "This is your Moon sign.",
  "moonSign.ownIs": "Your Moon sign:",
  "moonSign.forget": "Forget it",
} as const;
