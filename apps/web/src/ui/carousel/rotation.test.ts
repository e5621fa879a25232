import { describe, expect, it } from "vitest";
import { isSetToTurn, mayTurn, ROTATION_AT_START, type RotationEvent, rotationAfter } from "./rotation.ts";

const after = (...events: readonly RotationEvent[]) => events.reduce(rotationAfter, ROTATION_AT_START);
const hover = (isOn: boolean): RotationEvent => ({ kind: "hover", isOn });
const focus = (isOn: boolean): RotationEvent => ({ kind: "focus", isOn });
const wish = (to: "on" | "off"): RotationEvent => ({ kind: "wish", wish: to });
const turns = (...events: readonly RotationEvent[]) => mayTurn(after(...events), false, false);

describe("a carousel", () => {
  it("turns by itself, but not where little motion is preferred or the page is hidden", () => {
    expect(turns()).toBe(true);
    expect(mayTurn(ROTATION_AT_START, true, false)).toBe(false);
    expect(mayTurn(ROTATION_AT_START, false, true)).toBe(false);
  });

  it("stops while the pointer or the keyboard is on it, and continues after both have left", () => {
    expect(turns(hover(true))).toBe(false);
    expect(turns(focus(true))).toBe(false);
    expect(turns(hover(true), focus(true), hover(false))).toBe(false);
    expect(turns(hover(true), focus(true), hover(false), focus(false))).toBe(true);
  });

  it("still reads as set to turn while it is stopped by them", () => {
    expect(isSetToTurn(after(hover(true)), false)).toBe(true);
  });

  it("stays stopped once it was paused, whatever comes and goes", () => {
    expect(turns(wish("off"))).toBe(false);
    expect(turns(hover(true), wish("off"), hover(false))).toBe(false);
  });

  it("starts at once when a press starts it, though the pointer is still on it", () => {
    expect(turns(hover(true), wish("off"), wish("on"))).toBe(true);
    expect(turns(hover(true), wish("off"), wish("on"), hover(false), hover(true))).toBe(false);
  });

  it("turns with reduced motion preferred if the visitor starts it", () => {
    const asked = after(focus(true), wish("on"));
    expect([isSetToTurn(asked, true), mayTurn(asked, true, false), mayTurn(asked, true, true)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
