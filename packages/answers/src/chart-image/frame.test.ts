import { describe, expect, it } from "vitest";
import { edgePoint, outFrom, pointerPath, ticksPath } from "./frame.ts";

describe("the zodiac along the frame", () => {
  it("starts Aries at the second cell of the top and runs clockwise", () => {
    expect(edgePoint(0)).toMatchObject({ x: 100, y: 0, outX: 0, outY: -1 });
    expect(edgePoint(30)).toMatchObject({ x: 200, y: 0 });
    expect(edgePoint(90)).toMatchObject({ x: 400, y: 100, outX: 1 });
    expect(edgePoint(120)).toMatchObject({ x: 400, y: 200 });
    expect(edgePoint(180)).toMatchObject({ x: 300, y: 400, outY: 1 });
    expect(edgePoint(270)).toMatchObject({ x: 0, y: 300, outX: -1 });
    expect(edgePoint(330)).toMatchObject({ x: 0, y: 100 });
  });

  it("turns the corner in the middle of Gemini, Virgo, Sagittarius and Pisces", () => {
    expect(edgePoint(74.999).y).toBe(0);
    expect(edgePoint(75)).toMatchObject({ x: 400, y: 0, outX: 1 });
    expect(edgePoint(165)).toMatchObject({ x: 400, y: 400, outY: 1 });
    expect(edgePoint(255)).toMatchObject({ x: 0, y: 400, outX: -1 });
    expect(edgePoint(345)).toMatchObject({ x: 0, y: 0, outY: -1 });
  });

  it("never jumps: a thousandth of a degree moves a point by less than a hundredth of a unit", () => {
    for (let longitudeDeg = 0; longitudeDeg < 360; longitudeDeg += 0.25) {
      const [here, there] = [edgePoint(longitudeDeg), edgePoint((longitudeDeg + 0.001) % 360)];
      expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeLessThan(0.01);
    }
  });

  it("puts a dot outside the chart, and points the lagna's triangle inward", () => {
    expect(outFrom(edgePoint(105), 6)).toEqual({ x: 406, y: 150 });
    expect(pointerPath(15)).toBe("M150 0L145 -11L155 -11Z");
    expect(pointerPath(105)).toBe("M400 150L411 155L411 145Z");
  });

  it("rules it each five degrees, longer where a sign begins", () => {
    const ticks = ticksPath().split("M").slice(1);
    expect(ticks).toHaveLength(72);
    expect(ticks[0]).toBe("100 0L100 -12");
    expect(ticks[1]).toBe("116.7 0L116.7 -5");
  });
});
