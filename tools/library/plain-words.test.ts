import { describe, expect, it } from "vitest";
import { archaicWords } from "./plain-words.ts";

describe("a text", () => {
  it.each([
    ["The sky is reckoned by our own code.", "reckoned"],
    ["const reckonedDay = 1;", "reckonedDay"],
    ["The rule whereby a day is counted", "whereby"],
    ["It has been so hitherto.", "hitherto"],
    ["The page is asked anew.", "anew"],
    ["Whilst it waits", "Whilst"],
    ["an age of nought", "nought"],
    ["a glance upon a house", "upon"],
    ["what the almanac goes by", "goes by"],
    ["The calls go by the zone.", "go by the"],
    ["As others have it", "As others have it"],
    ["until the page is awake", "page is awake"],
    ["if (isAwake) return;", "isAwake"],
    ["a month bears the name of the next", "bears"],
    ["two towns told apart", "told apart"],
    ["what hangs on sunrise", "hangs on"],
    ["Erase it for good", "Erase it for good"],
    ["no query, for it may hold an id", ", for it"],
    ["**How good.** Within 4 s.", "**How good."],
    ["The file holds every record.", "file holds"],
    ["an answer held against its schema", "held against"],
    ["a near miss is told as such", "is told as"],
    ["settings told of in a document", "told of in"],
    ["The test tells two numbers.", "test tells"],
    ["It tells two towns of one name apart.", "tells two towns of one name apart"],
    ["What stands at a path with dots", "What stands at"],
    ["It stands in the README.", "stands in the README"],
    ["written as they stand", "as they stand"],
    ["an answer kept by nobody", "kept by nobody"],
    ["the same for whoever asks next", "whoever asks"],
    ["named to who asks for another", "to who "],
    ["the end is no longer of it", "no longer of it"],
    ["the id of a name, were it one of ours", "were it one"],
    ["a request that leads nowhere", "leads nowhere"],
    ["when the chart cannot be had", "cannot be had"],
    ["The name of a chart; D1 where left out.", "where left out"],
  ])("is refused if it says %s", (line, word) => {
    expect(archaicWords("docs/a.md", `First line.\n${line}`)).toEqual([
      expect.stringContaining(`docs/a.md:2: "${word.trim()}" is archaic; write `),
    ]);
  });

  it.each([
    "We calculate the sky with our own code.",
    "Bharani means she who bears.",
    "Devotees stay awake all night.",
    "The quarter asks for good preparation and calls upon the hands.",
    "There in the list is the herring.",
    "Days go by quickly, layer upon layer.",
    "Sade Sati, for the Moon sign",
    "Saturn stands still, and Jupiter stands in the tenth house.",
    "Hold the focus while the dialog is open.",
    "A clock tells the time.",
    "The one who stands for whoever holds office.",
  ])("passes with a plain use: %s", (line) => {
    expect(archaicWords("docs/a.md", line)).toEqual([]);
  });
});
