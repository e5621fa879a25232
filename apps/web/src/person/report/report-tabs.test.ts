import { expect, test } from "vitest";
import { addressOfTab, REPORT_TABS, tabNamed } from "./report-tabs.ts";

test("each tab is found by its address, and an address without a known tab shows the birth chart", () => {
  for (const tab of REPORT_TABS) {
    const { searchParams } = new URL(addressOfTab(tab.id), "https://vedanga.example");
    expect(tabNamed(searchParams.get("tab"))).toEqual(tab);
  }
  for (const unknown of [null, "", "KUNDLI", "gems"]) expect(tabNamed(unknown).id).toBe("kundli");
});
