/** A word by an id that arrived as text; throws a TypeError for one that is not there. */
export function oneOf<T>(words: Readonly<Record<string, T>>, id: string): T {
  const word = Object.hasOwn(words, id) ? words[id] : undefined;
  if (word === undefined) throw new TypeError(`no word for ${id}`);
  return word;
}
