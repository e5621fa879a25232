/** Words of the document of all reports. */
export const reportsDocument = {
  "document.open": "Print all reports",
  "document.lead": "All seven reports in one document. Print it, or save it as a PDF file.",
  "document.waiting": "{ready} of {count} reports are here.",
  "document.complete": "All {count} reports are here.",
  "document.failed":
    "{count, plural, one {One report is not complete} other {# reports are not complete}}: {names}. Try again there, or print without what is missing.",
  "document.contact": "Include email and mobile number",
  "document.print": "Print or save as PDF",
  "document.contents": "Contents",
  "document.contentsNote": "The number of the report is at the top of each of its pages.",
  "document.made": "Made on",
  "document.clock": "Clock",
  "document.head": "{number} · {title}",
  "document.foot": "{name} · {date}",
} as const;
