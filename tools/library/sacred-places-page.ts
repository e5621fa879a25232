import { loadSacredPlaceList, SACRED_PLACE_FACTS, SACRED_PLACES } from "@vedanga/sacred-places";
import { SACRED_PLACE_SOURCES } from "@vedanga/sacred-places/sources";

const GROUP_TITLES = {
  position: "Position, altitude, water",
  temple: "Deity, building, history",
  access: "Airport, station, distances",
  calendar: "Closing, festivals, observances",
} as const;
type Group = keyof typeof GROUP_TITLES;
const GROUPS: readonly Group[] = ["position", "temple", "access", "calendar"];

const HEAD = `# Sources of the guide to sacred places

Written by \`npm run regenerate -- sacred-places\` from [the facts](../packages/sacred-places/src/facts); do not edit. Why the guide says what it says: [decision 200](decisions/200-facts-and-words-of-sacred-places.md).

Each group of facts was compared with at least two pages of different sites. Where they differ by some kilometres or metres, the guide has the figure of the specification, else the figure of most of them, and says "about".
`;

/** docs/sacred-places.md. */
export async function sacredPlacesPage(): Promise<string> {
  const { names, summaries } = await loadSacredPlaceList("en");
  const places = SACRED_PLACES.map((id) => {
    const { latitudeDeg, longitudeDeg, altitudeM, deity, water, airport, station } = SACRED_PLACE_FACTS[id];
    const facts = [
      `${latitudeDeg}° N, ${longitudeDeg}° E`,
      ...(altitudeM === undefined ? [] : [`${altitudeM.toLocaleString("en")} m`]),
      names.deity[deity],
      names.water[water],
      `airport ${names.airport[airport.stop]} ${airport.roadKm} km`,
      `station ${names.station[station.stop]} ${station.roadKm} km`,
    ];
    const rows = GROUPS.map((group) => {
      const links = SACRED_PLACE_SOURCES[id][group].map(({ title, url }) => `[${title}](${url})`);
      return `- ${GROUP_TITLES[group]}: ${links.join("; ")}`;
    });
    return `\n## ${summaries[id].name}\n\n${facts.join(" · ")}\n\n${rows.join("\n")}\n`;
  });
  return HEAD + places.join("");
}
