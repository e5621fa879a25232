import type { Locator, Page } from "@playwright/test";
import type { UserDetails } from "@vedanga/contract";
import { ANJALI } from "@vedanga/testing/people";
import { settled } from "../fixtures.ts";
import { beginSessionWith } from "./saved-birth.ts";

export { ANJALI };

export const REPORT_CALLS = [
  "horoscope/planet-details",
  "horoscope/ascendant-report",
  "dashas/maha-dasha-predictions",
  "dashas/antar-dasha",
  "extended-horoscope/sade-sati-table",
  "dosha/mangal-dosh",
  "dosha/kaalsarp-dosh",
  "extended-horoscope/gem-suggestion",
] as const;

interface Visit {
  readonly details?: UserDetails;
  readonly language?: "english" | "telugu";
  /** The visitor's clock: `2026-11-21T10:00:00`, by the clock of India. */
  readonly at?: string;
}

export class ResultsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open({ details = ANJALI, language = "english", at }: Visit = {}): Promise<void> {
    if (at !== undefined) await this.page.clock.setFixedTime(new Date(`${at}+05:30`));
    await this.page.addInitScript((chosen) => localStorage.setItem("preferredLanguage", chosen), language);
    await beginSessionWith(this.page, details);
    await this.page.goto("/app/results");
  }

  /** Until every card has what it shows. */
  async arrived(): Promise<void> {
    await this.page.locator("#gem").waitFor();
    await settled(this.page);
  }

  card(title: string | RegExp): Locator {
    return this.page.getByRole("region", { name: title });
  }

  /** Opens everything that opens. */
  async openAll(): Promise<void> {
    await this.page.evaluate(() => {
      for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "");
    });
  }
}
