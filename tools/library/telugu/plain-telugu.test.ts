import { describe, expect, it } from "vitest";
import { TELUGU_FORMS } from "./forms.ts";
import { teluguFaults } from "./plain-telugu.ts";

const PATH = "packages/narrative/src/catalogue/te/a.ts";

const REFUSED: readonly (readonly [form: string, line: string])[] = [
  ["నుంచి", '"లగ్నం నుంచి"'],
  ["ళ్ల", '"ఏళ్ల తరబడి"'],
  ["తరువాత", '"ఆ తరువాత"'],
  ["-డటం", '"చూడటం మంచిది"'],
  ["సూర్యుడి", '"చంద్రుడి నక్షత్రం"'],
  ["అయిదు", '"అయిదు భావాలు"'],
  ["కచ్చిత", '"కచ్చితమైన సమయం"'],
  ["నిరయన", '"నిరయన రాశి"'],
  ["ఫైల్, లింక్", '"ఫైల్ తెరవండి"'],
  ["ఫోన్", '"ఫోన్ నుండి"'],
  ["నంబరు, కంప్యూటరు", '"మీ నంబరు"'],
  ["ఇమెయిల్", '"మీ ఇమెయిల్"'],
  ["కుళిక", '"కుళిక కాలం"'],
  ["దిశా శూల", '"దిశా శూల: ఉత్తరం"'],
  ["-సేవరకు", '"మూసేవరకు ఉంటుంది"'],
  ["-తాము", '"ఇక్కడ ఉంచుతాము"'],
  ["మేం", '"మేం ఉంచుతాం"'],
  ["గడియలు", '"మొదటి గడియలలో"'],
  ["కన్నా joined", '"దానికన్నా మేలు"'],
  ["కంటే", '"దాని కంటే మేలు"'],
  ["Telugu digits", '"౧౨ భావాలు"'],
  ["ఎందుకంటే", '"మంచిది, ఎందుకంటే"'],
  ["-బడు passive", '"ఇలా లెక్కించబడింది"'],
  ["మరియు, యొక్క", '"సూర్యుడు మరియు చంద్రుడు"'],
  ["నీవు", '"నువ్వు వెళ్ళు"'],
  ["పాపి", '"శని పాపి"'],
  ["ఆయన of a graha", '"ఆయన దృష్టి"'],
  ["curt request", '"చక్రం చూపించు"'],
  ["N వ ఇల్లు", `\`\${house}వ ఇల్లు\``],
  ["custom that acts", '"ఆచారం దీన్ని వదిలేస్తుంది"'],
  ["neuter for a graha", `\`వేగం తగ్గించేది \${called(graha)}\``],
  ["plural with కాదు", '"ఈ తేదీలు ఖచ్చితం కాదు"'],
  ["case on a slot", '"{location}కు"'],
  ["suffix on an abbreviation", '"12 ని.లో"'],
  ["-ం before రాశి, మాసం, నక్షత్రం", '"మీనం రాశి వారు"'],
  ["comma between finite clauses", '"వచ్చిన పేరు నిలుస్తుంది, నలుగురూ మెచ్చుకుంటారు"'],
];

describe("a line", () => {
  it.each(REFUSED)("is refused for the form %s", (form, line) => {
    expect(teluguFaults(PATH, `const a = 1;\n${line}`)).toEqual([
      { form, message: expect.stringMatching(/^packages\/narrative\/src\/catalogue\/te\/a\.ts:2: ".+": write ./) },
    ]);
  });

  it("is refused for each form of the list, and each has a name of its own", () => {
    const named = REFUSED.map(([form]) => form).filter((form) => form !== "comma between finite clauses");
    expect(TELUGU_FORMS.map(({ name }) => name).sort()).toEqual([...new Set(named)].sort());
  });

  it.each([
    '"చూడవచ్చు, ముద్రించవచ్చు"',
    '"ప్రత్యేకంగా లాభమూ లేదు, నష్టమూ లేదు"',
    '"రాహువు ఒక గోళం కాదు, చంద్రుని మార్గంలోని ఒక బిందువు"',
    '"పేరు సరిచూడండి, లేదా దగ్గరి పట్టణం పేరు ఇవ్వండి"',
    '"పెద్దల నుండి, భక్తి నుండి వస్తాయి"',
    '"దక్షిణాయనం, ఉత్తరాయణం"',
    '"కళ్ళు, పళ్ళు ఒకసారి వైద్యులకు చూపించుకోండి"',
    '"కాలానికి నిలబడతారు"',
    '"పాపిష్ఠి"',
    '"అవి కావు"',
    '"మీన రాశి, మీనం"',
    '"{date}న మొదలవుతుంది"',
    `\`\${toldTimeTe(at)}కు ముందు\``,
    `\`\${genitive(facts.node)}ను దాటి\``,
    '"{rasi}లో ఉన్న గ్రహాలు"',
    "/** నుంచి */",
    "// నుంచి",
  ])("passes as it is: %s", (line) => {
    expect(teluguFaults(PATH, line)).toEqual([]);
  });

  it("may say ఆయన of a god or of an elder", () => {
    expect(teluguFaults("packages/names/src/te/signs.ts", '"సోమవారం ఆయనకు ప్రత్యేకం"')).toEqual([]);
    expect(teluguFaults("packages/narrative/src/catalogue/te/yearly/family.ts", '"బదులుగా ఆయన నేర్పుతారు"')).toEqual([]);
  });
});
