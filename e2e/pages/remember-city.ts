import type { Page } from "@playwright/test";

/** A city as a device keeps it. */
export interface RememberedCity {
  readonly id: string;
  readonly name: string;
  readonly admin: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly zone: string;
}

export const BENGALURU: RememberedCity = {
  ...{ id: "1277333", name: "Bengaluru", admin: "Karnataka", country: "India" },
  ...{ lat: 12.97194, lon: 77.59369, zone: "Asia/Kolkata" },
};

/** Makes the device of the page that is opened next remember a city. */
export const rememberCity = (page: Page, city: RememberedCity): Promise<unknown> =>
  page.addInitScript((kept) => localStorage.setItem("panchangCity", kept), JSON.stringify(city));
