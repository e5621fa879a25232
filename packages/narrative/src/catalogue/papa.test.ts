import { expect, test } from "vitest";
import { ENGLISH } from "./english.ts";
import { TELUGU } from "./telugu.ts";

test("units of two births are told to a tenth", () => {
  expect(ENGLISH.papa.match({ groom: 30.75, bride: 38.1875 })).toBe(
    "The malefics weigh 30.8 units in the groom's chart and 38.2 in the bride's. Custom looks for no less on the groom's side, but here the bride's side has more.",
  );
  expect(TELUGU.papa.match({ groom: 30.75, bride: 38.1875 })).toBe(
    "పాప గ్రహాల పాయింట్లు వరునికి 30.8, వధువుకు 38.2. వరుని పాయింట్లు వధువు పాయింట్ల కన్నా తక్కువ కాకూడదని ఆచారం; ఇక్కడ వధువుకే ఎక్కువ ఉన్నాయి.",
  );
});

test("where they differ by less than a tenth, what is told of them does not contradict the figures", () => {
  const [less, more] = [9.0625, 9.125];
  expect(ENGLISH.papa.match({ groom: less, bride: more })).toMatch(
    / 9\.1 .* 9\.1 .*the bride's side has slightly more\.$/,
  );
  expect(TELUGU.papa.match({ groom: less, bride: more })).toMatch(/ 9\.1, .* 9\.1\. .*వధువుకే కొద్దిగా ఎక్కువ ఉన్నాయి\.$/);
  expect(ENGLISH.papa.match({ groom: more, bride: less })).toMatch(/so it is here\.$/);
});
