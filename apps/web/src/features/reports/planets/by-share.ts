import type { Strengths } from "@vedanga/contract";

type Graha = Strengths["grahas"][number];

/** One of the seven; the nodes have no shadbala. */
export interface StrongGraha extends Graha {
  readonly shadbala: NonNullable<Graha["shadbala"]>;
}

/** The seven by what they have of what they need, the best provided first. */
export function byShare(grahas: readonly Graha[]): readonly StrongGraha[] {
  const share = ({ shadbala }: StrongGraha): number => shadbala.total_rupas / shadbala.needed_rupas;
  return grahas
    .filter((graha): graha is StrongGraha => graha.shadbala !== null)
    .toSorted((a, b) => share(b) - share(a));
}
