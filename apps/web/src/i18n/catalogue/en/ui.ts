/** Words of the shared pieces in #ui. */
export const ui = {
  "ui.loading": "Loading…",
  "ui.tryAgain": "Try Again",
  "ui.why": "Why?",
  "ui.newTab": "(opens in a new tab)",
  "ui.errors": "{count, plural, one {There is 1 thing to correct} other {There are # things to correct}}",
  "reason.offline": "This device is not connected to the internet.",
  "reason.unreachable": "The server could not be reached. Check the connection.",
  "reason.slow": "The server took too long to answer.",
  "reason.tooMany": "Too many requests came from this connection. Wait a minute.",
  "reason.server": "Something went wrong on our side.",
  "place.found": "{count, plural, =0 {No places found} one {1 place found} other {# places found}}",
  "place.searching": "Searching places…",
  "place.none": "No place found. Check the spelling, or try the nearest town.",
  "place.failed": "The place search does not answer. You can go on typing the place.",
  "place.suggestions": "Suggested places",
  "chart.failed": "The chart could not be drawn.",
} as const;
