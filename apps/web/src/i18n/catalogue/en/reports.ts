/** Words of the reports page and its tabs. */
export const reports = {
  "reports.noDetails": "Please enter your birth details before proceeding.",
  "reports.enterDetails": "Enter birth details",
  "reports.who": "{name}, {born}, {place}",
  "reports.refresh": "Refresh Data",
  "reports.basicInfo": "Basic Info",
  "reports.name": "Name",
  "reports.birthDate": "Birth date",
  "reports.birthTime": "Birth time",
  "reports.location": "Location",
  "reports.coordinates": "Coordinates",
} as const;
