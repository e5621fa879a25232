import type { Page } from "@playwright/test";
import { APP_ROUTES, PERSONAL_ROUTES, REPORT_TAB_IDS } from "@vedanga/contract";
import { settled } from "../fixtures.ts";
import { exampleOf } from "./example-of.ts";
import { beginWithPair, SUJATA, UNTIMED } from "./matched-pair.ts";
import { beginSessionWith, WAR_TIME_BIRTH } from "./saved-birth.ts";

export interface Screen {
  readonly name: string;
  /** Below `/app`. */
  readonly path: string;
  /** Shows the person of the session, which it needs. */
  readonly hasPerson: boolean;
  /** Two births were compared in this tab. */
  readonly hasPair?: true;
}

/** One screen of each route; a personal one needs a person. */
const plain: readonly Screen[] = APP_ROUTES.map((route) => ({
  name: route,
  path: exampleOf(route),
  hasPerson: PERSONAL_ROUTES.has(route),
}));

/** Every screen in every state that has an address of its own. */
export const SCREENS: readonly Screen[] = [
  ...plain,
  ...REPORT_TAB_IDS.map((tab) => ({ name: `/features?tab=${tab}`, path: `/features?tab=${tab}`, hasPerson: true })),
  { name: "/calculator of someone known", path: "/calculator", hasPerson: true },
  { name: "/calculator?edit=1", path: "/calculator?edit=1", hasPerson: true },
  { name: "/matching of two births", path: "/matching", hasPerson: true, hasPair: true },
];

/**
 * Opens a screen as a visitor finds it once everything has arrived, or as soon as `ready` says; with an id, whoever it
 * names in its address.
 */
export async function openScreen(
  page: Page,
  { path, hasPerson, hasPair }: Screen,
  { id, ready = settled }: { readonly id?: string | undefined; readonly ready?: (page: Page) => Promise<void> } = {},
): Promise<void> {
  if (hasPair) await beginWithPair(page, { bride: SUJATA, groom: UNTIMED });
  if (hasPerson && id === undefined) await beginSessionWith(page, WAR_TIME_BIRTH);
  await page.goto(`/app${path}${id === undefined ? "" : `${path.includes("?") ? "&" : "?"}id=${id}`}`);
  await ready(page);
}
