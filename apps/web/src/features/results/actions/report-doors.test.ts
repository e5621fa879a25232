import { APP_ROUTES } from "@vedanga/contract";
import { expect, test } from "vitest";
import { openDoors } from "./report-doors.tsx";

test("there is a link only if its screen exists", () => {
  expect(openDoors(["/", "/results"])).toEqual([]);
  expect(openDoors(["/features"])).toHaveLength(7);
  for (const { route } of openDoors(APP_ROUTES)) expect(APP_ROUTES).toContain(route);
});
