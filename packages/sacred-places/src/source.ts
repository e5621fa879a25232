export interface Source {
  readonly title: string;
  readonly url: string;
}

/** Two at least, independent of each other. */
type Sources = readonly [Source, Source, ...Source[]];

/** Where each group of facts was checked. */
export interface SacredPlaceSources {
  /** Coordinates, altitude, water. */
  readonly position: Sources;
  /** Deity, building, history. */
  readonly temple: Sources;
  /** Airport, station, distances, the walk. */
  readonly access: Sources;
  /** Months of closing, festivals, observances. */
  readonly calendar: Sources;
}
