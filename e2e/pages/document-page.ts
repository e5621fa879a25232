import type { Page } from "@playwright/test";
import type { UserDetails } from "@vedanga/contract";
import { settled } from "../fixtures.ts";
import { ANJALI } from "./results-page.ts";
import { beginSessionWith } from "./saved-birth.ts";

export const PARTS = {
  english: [
    "1 Kundli (Birth Chart)",
    "2 Planet Details and Ascendant Report",
    "3 Mahadasha",
    "4 Sade Sati Life Report",
    "5 Mangal Dosha",
    "6 Kaalsarp Dosha",
    "7 Gem Suggestions",
  ],
  telugu: [
    "1 జాతక చక్రం",
    "2 గ్రహ వివరాలు, లగ్న నివేదిక",
    "3 మహాదశ",
    "4 ఏలినాటి శని నివేదిక",
    "5 కుజ దోషం",
    "6 కాలసర్ప దోషం",
    "7 రత్న సూచనలు",
  ],
} as const;

interface Opening {
  readonly details?: UserDetails;
  readonly language?: keyof typeof PARTS;
}

/** Opens the document of all reports and waits until all of it is here or has failed. */
export async function openDocument(
  page: Page,
  { details = ANJALI, language = "english" }: Opening = {},
): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem("preferredLanguage", chosen), language);
  await beginSessionWith(page, details);
  await page.goto("/app/report");
  await page.getByRole("heading", { level: 2, name: PARTS[language][6], exact: true }).waitFor();
  await settled(page);
}
