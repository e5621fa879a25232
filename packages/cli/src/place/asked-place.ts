/** Where a question is asked from, and by which clock. */
export interface AskedPlace {
  /** As a heading says it. */
  readonly title: string;
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly zone: string;
}

interface Named {
  readonly name: string;
  readonly admin: string;
  readonly country: string;
}

/** `Warangal, Telangana, India` */
export const placeTitle = ({ name, admin, country }: Named): string =>
  [name, admin, country].filter((part) => part !== "").join(", ");
