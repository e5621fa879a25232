/** Words of the privacy page. */
export const privacy = {
  "privacy.description": "What Vedanga keeps about you, where and why, and how to erase it.",
  "privacy.lead":
    "We keep a birth only to draw its chart again when you come back. There is no account, no advertising and no tracking.",
  "privacy.kept": "What is kept, and why",
  "privacy.keptText":
    "When you send the form, our server keeps what you typed: name, email, mobile number, the date, time and place of birth with its coordinates and time zone, how exactly the time is known, and the language.",
  "privacy.keptWhy":
    "Date, time and place give the chart. Name, email and mobile number distinguish your record from that of another person born at the same moment. We send nothing to them and give them to nobody.",
  "privacy.keptNot": "We do not keep the reports: we calculate them again each time you open them.",
  "privacy.where": "Where it is kept",
  "privacy.whereText":
    "On the computer that runs this service, encrypted (AES-256-GCM) with a key that is only in the link to your chart. Without that link nobody can read the record: not a person who steals the database, and not we ourselves.",
  "privacy.whereLink":
    "So this link, called My own key, is a key. Anyone who has it can see your details and erase them: keep it to yourself. A person who knows every detail exactly as you typed it, including e-mail and mobile number, can send the form with the same details and gets the same link.",
  "privacy.whereView":
    "The link to send, View only, has another key. It opens a copy with your birth, the place and your name or initials, encrypted in the same way; your email and mobile number are not in it, and nobody finds your own key from it. You can end it where you made it. Erasing your details erases the copy too. The key is in the part of the link that browsers do not send, so it is in no log and in no preview of the link. If you make an address for your calendar on Your days, that address has the key too, because calendar programs know no other way: give it to your calendar alone. The browser of the person who opens it keeps nothing about your chart after the tab is closed.",
  "privacy.asked": "What the pages send",
  "privacy.askedText":
    "To draw a chart, the page asks our own server, and only while you look at it. If you press Current Location, our server receives only your rough position: to about a kilometre to find the name of the place, and to about a hundred metres to find its time zone. It receives the exact position only when you ask for the panchang of that position. If the operator uses a map service to find places, our server sends it only the place, never who asks. If your browser’s clock is not India’s, our server receives the name of its time zone, to name the cities of that zone.",
  "privacy.askedStored":
    "Answers about a birth, about the date of a death you entered, about a moment you chose or about the position of your device are not stored, neither on our server nor on their way to you. The panchang of a day in a city is the same for everybody and may be stored for an hour.",
  "privacy.askedMatching":
    "The page of marriage matching asks our server about two births. They are not in the address of the page, and the server does not save them. This tab remembers what you entered there until you close it or press Clear both.",
  "privacy.askedLog":
    "The log counts requests and their duration. It contains no names, births, links or network addresses.",
  "privacy.askedThird":
    "The pages load nothing from other companies and set no cookies. A link to another site, such as chat or booking, opens only when you press it and does not say which page you came from.",
  "privacy.browser": "What your browser keeps",
  "privacy.browserText": "These entries are in your own browser. You can see and delete them in its settings.",
  "privacy.storeDetails": "Your birth details",
  "privacy.storeId": "The key to your record",
  "privacy.storeView": "The key to a chart that was shared with you",
  "privacy.storeVisit":
    "The people whose charts you opened in this visit: name, date and place of birth, and the key to the record of each",
  "privacy.storePeople":
    "The people whom you chose to keep on this device: the same of each. Anyone who uses the device can open, change and erase these charts, and see email and mobile number there",
  "privacy.storeMatched":
    "The two births that you compared last: what you entered, or for a person of your list the key to their record",
  "privacy.storeDraft": "What you typed in a form but did not send",
  "privacy.storeReports": "Today’s reports on a birth, by its date, time and place",
  "privacy.storeGem": "Today’s gem suggestion, by date, time and coordinates",
  "privacy.storeDaily": "Today’s horoscopes that you opened, by sign and day",
  "privacy.storeYear": "The yearly prediction that you opened last",
  "privacy.storeReloaded": "The pages that were reloaded because a part of them failed",
  "privacy.storeLanguage": "The language you chose",
  "privacy.storeTheme": "Light or dark",
  "privacy.storePlace": "The city whose panchang you look at",
  "privacy.storeUsualCity": "That you want the panchang of Hyderabad, so that we do not ask again",
  "privacy.storeSign": "Your Moon sign, if you had it found",
  "privacy.storeConventions": "The rules your panchang and your charts follow",
  "privacy.storeClock": "12 or 24 hours",
  "privacy.storeChartStyle": "The style of your charts",
  "privacy.storeDivision": "The division shown beside the chart of birth",
  "privacy.storeDevice":
    "The program, positions and places for use without a network, if you fetched them on the page About",
  "privacy.untilRemoved": "until you remove them there",
  "privacy.untilTab": "until this tab is closed",
  "privacy.untilNotKept": "until you untick the box at the chart, or erase the details",
  "privacy.untilErased": "until you erase your details",
  "privacy.untilCleared": "until you clear it",
  "privacy.cacheText":
    "So that the pages open without a network, the browser also keeps the following. Nothing about a person is among it unless you chose to keep that person on this device.",
  "privacy.cacheApp": "The app: its scripts, and the typefaces and drawings you have seen",
  "privacy.cacheDays":
    "The panchang of today and tomorrow in your city, and other answers that are the same for everybody",
  "privacy.cachePerson":
    "Of each person kept on this device: their details, charts and reports. The name of the entry has the key to their record in it",
  "privacy.untilNextBuild": "until a newer one takes its place",
  "privacy.threeDays": "three days",
  "privacy.erase": "How to erase it",
  "privacy.eraseText":
    "Open Birth details and press Erase my details; or open the list of people by the name in the bar, and erase each there. We overwrite the record on the server and delete the entries above that are about you. This cannot be undone, and links to the chart stop working. If you change details, the earlier record is erased together with saving the new one, and links to it stop working.",
  "privacy.backups":
    "Backup copies must be kept no longer than 30 days. Until then a copy may still contain an erased record, encrypted as before.",
  "privacy.eraseLink": "Open Birth details",
} as const;
