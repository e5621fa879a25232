/** Words of the privacy page. */
export const privacy = {
  "privacy.description": "What Vedanga keeps about you, where and why, and how to erase it.",
  "privacy.lead":
    "We keep a birth only to draw its chart again when you come back. There is no account, no advertising and no tracking.",
  "privacy.kept": "What is kept, and why",
  "privacy.keptText":
    "When you send the form, our server keeps what you typed: name, email, mobile number, the date, time and place of birth with its coordinates and time zone, how exactly the time is known, and the language.",
  "privacy.keptWhy":
    "Date, time and place give the chart. Name, email and mobile number tell your record from that of another person born at the same moment. Nothing is sent to them and they are given to nobody.",
  "privacy.keptNot": "The reports are not kept: they are reckoned anew each time you open them.",
  "privacy.where": "Where it is kept",
  "privacy.whereText":
    "On the computer that runs this service, sealed (AES-256-GCM) under a key that only the link to your chart holds. Without that link nobody can read the record: not whoever steals the database, not we ourselves.",
  "privacy.whereLink":
    "So the link is the key. Whoever you give it to sees your details and can erase them. Share it as you would share the horoscope itself.",
  "privacy.asked": "What is asked as you read",
  "privacy.askedText":
    "To draw a chart the page asks our own server, and only while you look at it. If you press Current Location, your position goes to our server to find the name of the place; it is not kept. Where the operator has places looked up by a map service, our server passes on the place alone, never who asks.",
  "privacy.askedLog":
    "The log counts requests and their duration. It holds no names, no births, no links and no network addresses.",
  "privacy.askedThird":
    "The pages load nothing from other companies and set no cookies. A link that leaves us, such as chat or booking, opens only when you press it and does not say which page you came from.",
  "privacy.browser": "What your browser keeps",
  "privacy.browserText": "These entries lie in your own browser. You can see and delete them in its settings.",
  "privacy.storeDetails": "Your birth details",
  "privacy.storeId": "The key to your record",
  "privacy.storeDraft": "What stands in the form unsent",
  "privacy.storeReports": "Today’s reports on a birth, by its date, time and place",
  "privacy.storeGem": "Today’s gem suggestion, by date, time and coordinates",
  "privacy.storeLanguage": "The language you chose",
  "privacy.storeTheme": "Light or dark",
  "privacy.storePlace": "The city whose panchang you look at",
  "privacy.storeConventions": "What your panchang is reckoned by",
  "privacy.storeClock": "12 or 24 hours",
  "privacy.untilTab": "until this tab is closed",
  "privacy.untilErased": "until you erase your details",
  "privacy.untilCleared": "until you clear it",
  "privacy.erase": "How to erase it",
  "privacy.eraseText":
    "Open Birth details and press Erase my details. The record is overwritten on the server and the entries above about you are deleted. It cannot be undone, and links to the chart stop working. Changed details make a new record: erase the old one through its own link.",
  "privacy.backups":
    "Copies that guard against a broken disk are to be kept no longer than 30 days. Until then an erased record may still lie in one, sealed as before.",
  "privacy.eraseLink": "Open Birth details",
} as const;
