interface ArchaicForm {
  readonly pattern: RegExp;
  /** What to write, for the message. */
  readonly instead: string;
}

/** Forms that have no plain use in this product. Of a word that also has a plain use (stand, hold, tell) only the others are here. */
const ARCHAIC: readonly ArchaicForm[] = [
  { pattern: /reckon\w*/i, instead: "calculate, compute or count" },
  {
    pattern:
      /\b(?:[Ww]here|[Tt]here)(?:of|by|in|upon|unto)\b|\b[Hh]ere(?:by|in|of)\b|\b[Hh]itherto\b|\b[Hh]eretofore\b|\b(?:[TtWw]hence|[Tt]hither)\b/,
    instead: "a plain clause with which, by this, until now or from there",
  },
  { pattern: /\b(?:anew|afresh)\b/i, instead: "again, or the verb with re-: reload, rebuild" },
  { pattern: /\b(?:whilst|amongst|albeit|lest|betwixt|forthwith)\b/i, instead: "while, among, although, at once" },
  { pattern: /\b(?:nought|naught)\b/i, instead: "nothing or zero" },
  { pattern: /\b(?:whosoever|whomsoever|whatsoever)\b/i, instead: "a person who, anyone who or whatever" },
  { pattern: /(?<!\b(?:called|calls|agreed|layer) )\bupon\b/i, instead: "on" },
  {
    pattern: /\b(?:goes|went) by\b|\b(?:go|going) by (?:the|these|this|it|its|them|a|an|another)\b/i,
    instead: "follow, use or depend on",
  },
  {
    pattern: /\bas (?:others|we|books|the book|the original) ha(?:ve|s) (?:it|them)\b/i,
    instead: "name whose rule it is",
  },
  {
    pattern:
      /\b(?:page|form|screen|script|app)s?\b[^.\n]{0,30}\b(?:asleep|awake|wakes?|woke|woken)\b|\bisAwake\b|\b(?:until|when|while|only) (?:asleep|awake)\b/i,
    instead: "hydrated or not hydrated",
  },
  { pattern: /\bbears (?=\w)/i, instead: "has, carries, contains or shows" },
  { pattern: /\btold apart\b/i, instead: "distinguished" },
  { pattern: /\bhangs? on (?=\w)/i, instead: "depends on" },
  {
    pattern: /\b(?:eras(?:e|es|ed|ing|ure)|gone|delet(?:e|es|ed)|open|removed)\b[^.\n]{0,24}\bfor good\b/i,
    instead: "permanently",
  },
  { pattern: /, for (?:it|they|he|she|nobody) (?=\w)/, instead: "because" },
  { pattern: /\*\*How good\.|^## How good/, instead: "Accuracy" },
  {
    pattern:
      /\b(?:file|table|row|list|record|folder|column|map|index|document|entry|module|feed|label)s? holds?\b(?! (?:back|on|still|true|up)\b)/i,
    instead: "contains or has",
  },
  { pattern: /\bheld against\b/i, instead: "compared with, checked against" },
  {
    pattern: /\b(?:is|are|be) told (?:as|in (?:words|its|one|whole))\b|\btold of in\b/i,
    instead: "is described, named, shown or reported",
  },
  {
    pattern: /\b(?:code|comment|field|list|row|table|test)s? tells?\b/i,
    instead: "says, shows, names or gives",
  },
  { pattern: /\btells? (?:the|two|one|it|them|these|a) [^.\n]{0,40}\bapart\b/i, instead: "distinguishes" },
  {
    pattern:
      /\bwhat stands (?:at|on|behind|above|below|where)\b|\bstands? in (?:docs|README|(?:the|a|its|no) (?:file|table|list|form|row|record|log|README|field|address|history|contract)s?)\b/i,
    instead: "is in, or the content of",
  },
  { pattern: /\bas (?:it|they|he|she) (?:stands?|stood|lies|lay|came)\b/i, instead: "unchanged, or as it is" },
  { pattern: /\b(?:kept|asked for) by nobody\b/i, instead: "not cached or not requested" },
  {
    pattern: /\bwhoever (?:asks|watches|waits|raises|looks|reads|writes|searches|started)\b/i,
    instead: "the caller, the reader, or a person who",
  },
  { pattern: /\b(?:to|for) who (?=[a-z])/, instead: "for a person who" },
  { pattern: /\b(?:no longer|nothing) of (?:it|what|whom)\b(?! remains\b)/i, instead: "not part of it, no part of it" },
  { pattern: /\bwere it (?:one|a|the|not)\b/i, instead: "if it were" },
  { pattern: /\bleads nowhere\b/i, instead: "has no target, or unknown path" },
  { pattern: /\b(?:where|when) left out\b/i, instead: "if omitted or if left out" },
  { pattern: /\bcannot be had\b|\bbe had back\b/i, instead: "is not available" },
];

/** What in a text is not written in plain English of today: file, line, word, and what to write instead. */
export function archaicWords(path: string, text: string): string[] {
  return text.split("\n").flatMap((line, index) =>
    ARCHAIC.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(line)?.[0];
      return found === undefined ? [] : [`${path}:${index + 1}: "${found.trim()}" is archaic; write ${instead}`];
    }),
  );
}
