import { expect, test } from "vitest";
import { adding, allOf, giftsAsObject, withAll } from "./forms.ts";

test("of a list the last alone has the case", () => {
  expect(allOf(["jupiter"])).toBe("గురుని");
  expect(allOf(["jupiter", "saturn", "venus"])).toBe("గురుడు, శని, శుక్రుని");
  expect(withAll(["rahu"])).toBe("రాహువుతో");
  expect(withAll(["mars", "rahu"])).toBe("కుజుడు, రాహువుతో");
  expect(giftsAsObject(["saturn"])).toBe("ఓర్పు, ఆలస్యాన్ని");
  expect(giftsAsObject(["mars", "saturn"])).toBe("ఉత్సాహం, తొందర, ఓర్పు, ఆలస్యాన్ని");
  expect(adding(["mars", "saturn"])).toBe("కుజుడు ఉత్సాహం, తొందరను; శని ఓర్పు, ఆలస్యాన్ని కలుపుతారు");
});
