import type { APIRequestContext, Page } from "@playwright/test";
import type { UserDetails } from "@vedanga/contract";

/** Born in Vijayawada in June 1943, when India's clocks were 6 h 30 min ahead of UTC. */
export const WAR_TIME_BIRTH: UserDetails = {
  firstName: "Sita",
  lastName: "Devi",
  email: "sita@example.org",
  mobile: "0000000002",
  birthDate: "1943-06-15",
  birthTime: "04:20",
  location: "Vijayawada, Andhra Pradesh, India",
  latitude: "16.508340",
  longitude: "80.617240",
  language: "english",
  zone: "Asia/Kolkata",
};

/**
 * Saves a birth and answers its id. The same details have the same record: a journey that erases one takes a name of its own.
 */
export async function saveBirth(request: APIRequestContext, details: UserDetails): Promise<string> {
  const answer = await request.post("/server/as_vision_function/upsert/user", { data: details });
  const { response } = await answer.json();
  return response.id;
}

/** Puts a person into the session before the first page is opened, as a former visit of this tab left them. */
export async function beginSessionWith(page: Page, details: Partial<UserDetails>): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem("begun")) return;
    sessionStorage.setItem("begun", "yes");
    sessionStorage.setItem("userDetails", text);
  }, JSON.stringify(details));
}

/** The words a person can read on the page, without the metadata of drawings. */
export function visibleWords(page: Page): Promise<string> {
  return page.locator("main").innerText();
}
