/** A file to be: what needs it, how large it is, and which others it is made to follow. */
export interface Piece {
  readonly name: string;
  /** What is fetched by itself and comes with this. */
  readonly usedBy: ReadonlySet<string>;
  readonly bytes: number;
  /** The names of the pieces that its modules import. */
  readonly imports: ReadonlySet<string>;
}

/** How much it matters that something comes with bytes that it does not need. */
export type WeightOf = (user: string) => number;

type Pieces = ReadonlyMap<string, Piece>;

/** All that is fetched with a piece: those that it imports, and those that these import. */
function importedWith({ imports }: Pick<Piece, "imports">, pieces: Pieces): ReadonlySet<Piece> {
  const seen = new Set<Piece>();
  const open = [...imports];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const piece = pieces.get(name);
    if (piece === undefined || seen.has(piece)) continue;
    seen.add(piece);
    open.push(...piece.imports);
  }
  return seen;
}

/** What is saved where both are fetched, less the bytes that come in vain where one of them was enough. */
function gainOfTwo(one: Piece, other: Piece, weightOf: WeightOf, bytesPerFile: number): number {
  let gain = 0;
  for (const user of one.usedBy) gain += (other.usedBy.has(user) ? bytesPerFile : -other.bytes) * weightOf(user);
  for (const user of other.usedBy) if (!one.usedBy.has(user)) gain -= one.bytes * weightOf(user);
  return gain;
}

/** What comes in vain because one of two brings what it imports to where only the other was fetched. */
function broughtInVain(one: Piece, other: Piece, pieces: Pieces, weightOf: WeightOf, bytesPerFile: number): number {
  let bytes = 0;
  for (const imported of importedWith(one, pieces))
    for (const user of other.usedBy)
      if (imported !== other && !imported.usedBy.has(user)) bytes += (imported.bytes + bytesPerFile) * weightOf(user);
  return bytes;
}

/** Whether one reaches the other by way of a third: joined, they and the third would wait for each other. */
function isAround(from: Piece, to: Piece, pieces: Pieces): boolean {
  const others = new Set([...from.imports].filter((name) => name !== to.name));
  return importedWith({ imports: others }, pieces).has(to);
}

/** The names with that of the piece in the place of the other's. */
const renamed = (names: Iterable<string>, from: Piece, to: Piece): ReadonlySet<string> =>
  new Set([...names].map((name) => (name === from.name ? to.name : name)));

function joinedOf(one: Piece, other: Piece): Piece {
  const imports = renamed([...one.imports, ...other.imports], other, one);
  return {
    name: one.name,
    usedBy: new Set([...one.usedBy, ...other.usedBy]),
    bytes: one.bytes + other.bytes,
    imports: new Set([...imports].filter((name) => name !== one.name)),
  };
}

/**
 * Joins pieces as long as a file less is worth more than the bytes that come in vain, the best pair first. Says of each
 * piece in which it is.
 */
export function joinPieces(
  given: readonly Piece[],
  weightOf: WeightOf,
  bytesPerFile: number,
): ReadonlyMap<string, string> {
  const pieces = new Map(given.map((piece) => [piece.name, piece]));
  const joined = new Map(given.map(({ name }) => [name, name]));

  function gainOf(one: Piece, other: Piece): number {
    const gain = gainOfTwo(one, other, weightOf, bytesPerFile);
    if (gain <= 0) return gain;
    const inVain = (from: Piece, to: Piece) => broughtInVain(from, to, pieces, weightOf, bytesPerFile);
    return gain - inVain(one, other) - inVain(other, one);
  }

  function usedBesides(name: string, users: ReadonlySet<string>): void {
    const piece = pieces.get(name);
    if (piece) pieces.set(name, { ...piece, usedBy: new Set([...piece.usedBy, ...users]) });
  }

  for (;;) {
    const pair = bestPair([...pieces.values()], gainOf, pieces);
    if (pair === undefined) return joined;
    const [one, other] = pair;
    pieces.delete(other.name);
    const both = joinedOf(one, other);
    pieces.set(one.name, both);
    for (const { name } of importedWith(both, pieces)) usedBesides(name, both.usedBy);
    for (const piece of pieces.values())
      if (piece.imports.has(other.name))
        pieces.set(piece.name, { ...piece, imports: renamed(piece.imports, other, one) });
    for (const [name, into] of joined) if (into === other.name) joined.set(name, one.name);
  }
}

function bestPair(
  list: readonly Piece[],
  gain: (one: Piece, other: Piece) => number,
  pieces: ReadonlyMap<string, Piece>,
): readonly [Piece, Piece] | undefined {
  const pairs = list
    .flatMap((one, at) => list.slice(at + 1).map((other) => ({ one, other, gain: gain(one, other) })))
    .filter((pair) => pair.gain > 0)
    .sort((a, b) => b.gain - a.gain);
  const best = pairs.find(({ one, other }) => !isAround(one, other, pieces) && !isAround(other, one, pieces));
  return best && [best.one, best.other];
}
