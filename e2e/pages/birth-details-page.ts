import type { Locator, Page } from "@playwright/test";
import { ANJALI, RAVI } from "@vedanga/testing/people";
import { visit } from "../fixtures.ts";

export interface BirthEntry {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
  readonly birthDate: string;
  readonly birthTime: string;
  /** What is typed into the place field, and the suggestion to take. */
  readonly search: string;
  readonly suggestion: RegExp;
}

export const WARANGAL: BirthEntry = { ...ANJALI, search: "Waran", suggestion: /^Warangal\b.*Telangana/ };

export const JERSEY_CITY: BirthEntry = { ...RAVI, search: "Jersey Ci", suggestion: /^Jersey City\b.*New Jersey/ };

/** The birth-details screen, by what a person sees of it. */
export class BirthDetailsPage {
  readonly page: Page;
  readonly submit: Locator;
  /** The places that are suggested. */
  readonly suggestions: Locator;

  constructor(page: Page) {
    this.page = page;
    this.submit = page.getByRole("button", { name: "Generate Your Personalized Chart" });
    this.suggestions = page.getByRole("listbox").getByRole("option");
  }

  async open(query = ""): Promise<void> {
    await visit(this.page, `/app/calculator${query}`);
    await this.page.getByRole("heading", { name: "Discover Your Cosmic Blueprint" }).waitFor();
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  async fillPerson(entry: BirthEntry): Promise<void> {
    await this.field("First Name").fill(entry.firstName);
    await this.field("Last Name").fill(entry.lastName);
    await this.field("Email").fill(entry.email);
    await this.field("Mobile Number").fill(entry.mobile);
    await this.field("Birth Date").fill(entry.birthDate);
    await this.field("Birth Time").fill(entry.birthTime);
  }

  async choosePlace(entry: BirthEntry): Promise<void> {
    await this.field("Birth Location").fill(entry.search);
    await this.page.getByRole("listbox").getByRole("option", { name: entry.suggestion }).first().click();
  }

  async fill(entry: BirthEntry): Promise<void> {
    await this.fillPerson(entry);
    await this.choosePlace(entry);
  }
}
