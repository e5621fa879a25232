/** Words about the people on this device. */
export const people = {
  "people.title": "People on {device, select, phone {this device} other {this device}}",
  "people.door": "People",
  "people.visit": "This visit only",
  "people.keep": "Keep on {device, select, phone {this device} other {this device}}",
  "people.new": "New person",
  "people.compare": "Compare two births",
  "people.say":
    "The list of names you keep is on {device, select, phone {this device} other {this device}} only; their birth details are in our records too. Anyone who uses {device, select, phone {this device} other {this device}} can open, change and erase them.",
  "people.sayVisit":
    "Names of this visit leave the list when you close this tab. Details that are in our records stay there until they are erased.",
  "people.opening": "Opening…",
  "people.erase": "Erase {name}",
  "people.eraseQuestion":
    "Erase {name}’s details from our records and from {device, select, phone {this device} other {this device}}? This cannot be undone.",
  "people.eraseConfirm": "Erase {name}",
  "people.leave": "Leave it",
  "people.erased": "{name}’s details are erased.",
  "people.eraseFailed": "Nothing was erased. Please try again.",
  "people.gone": "These details are no longer in our records. They were changed or erased elsewhere.",
  "people.takeOut": "Take out of the list",
  "people.openFailed": "The chart could not be opened.",
  "people.full":
    "At most {count} people can be kept on {device, select, phone {this device} other {this device}}. To keep another, erase one in the list, or open one and untick the box.",
  "people.refused":
    "This browser did not store the change: it forbids storage, or has no room. Allow this site to store data, or free some room on {device, select, phone {this device} other {this device}}; then try again.",
  "people.keepChart": "Keep this chart on {device, select, phone {this device} other {this device}}",
  "people.keepChartSay":
    "Then the name in the bar opens it again without typing. Anyone who uses {device, select, phone {this device} other {this device}} can see, change and erase it.",
} as const;
