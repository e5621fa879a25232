/** Words of what this device calculates by itself. */
export const device = {
  "device.title": "Use without a network",
  "device.text":
    "Vedanga can calculate on this device too: the panchang of any day from 1900 to 2150, and the chart of a new birth with all its reports, in English and Telugu. The figures are those of our server, to the last digit.",
  "device.parts":
    "For this you fetch the program that calculates, the positions of the grahas in these years, all Indian places of our list and the larger cities of the world. They stay in this browser until you remove them. Nothing about you is in them.",
  "device.needs": "To save details and to send a link you still need the network.",
  "device.fetch": "Fetch {size} MB",
  "device.fetching": "Fetching: {percent}%",
  "device.ready": "It is on this device and takes {size} MB. You can use Vedanga without a network.",
  "device.remove": "Remove it from this device",
  "device.unknown": "The server cannot be reached, so it cannot be fetched now.",
  "device.impossible": "This browser cannot keep it.",
  "device.failed.network": "It did not come whole. What has come stays here: the next attempt continues from there.",
  "device.failed.full": "There is no room for it on this device. Nothing has changed. Free some room, then try again.",
  "device.failed.damaged": "What was kept on this device is damaged, so it was not used. Fetch it again.",
  "device.failed.outdated": "There is a new version of this page. Reload the page, then fetch it.",
  "device.madeHere": "Calculated on this device",
  "device.openUnsaved": "Show the chart without saving",
  "device.openUnsavedSay":
    "To save, you need the network. The chart can be calculated on this device: the details then stay in this tab until you close it.",
  "device.unsaved": "These details are not saved. They are in this tab alone, and are gone when you close it.",
  "device.save": "Save these details",
  "device.saveFailed": "They could not be saved now. They are still here.",
  "device.saved": "The details are saved.",
  "device.how": "How to use Vedanga without a network",
  "reason.beyond.years": "Without a network, this device knows the sky from 1900 to 2150 only.",
  "reason.beyond.clock":
    "This point lies near a border or a coast: without a network, this device does not know its time zone. Choose a place from the list.",
  "reason.beyond.place": "Without a network, this device does not know this place.",
  "reason.beyond.call": "For this you need the network.",
} as const;
