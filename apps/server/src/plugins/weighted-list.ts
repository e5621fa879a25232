/** What a header accepts, in lower case and in the order it was written, with how much it is wanted (RFC 9110, 12.4.2). */
export const weightedList = (header: string): readonly (readonly [name: string, weight: number])[] =>
  header.toLowerCase().split(",").map(weighted);

/** `gzip;q=0.5` by its name and weight. */
function weighted(member: string): readonly [name: string, weight: number] {
  const [name = "", ...parameters] = member.split(";").map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}
