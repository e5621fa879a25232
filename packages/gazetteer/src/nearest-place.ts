import { around, distance } from "geokdbush";
import KDBush from "kdbush";
import type { PlaceTable } from "./file/place-table.ts";

export interface NearIndex {
  readonly index: number;
  /** Along the great circle. */
  readonly distanceKm: number;
}

/** Finds places by nearness; the tree is built at the first question (about 60 ms). */
export class NearestPlace {
  readonly #table: PlaceTable;
  #tree: KDBush | undefined;

  constructor(table: PlaceTable) {
    this.#table = table;
  }

  /** Places within a distance, nearest first. */
  within(latitudeDeg: number, longitudeDeg: number, limit: number, distanceKm: number): NearIndex[] {
    return around(this.#grown(), longitudeDeg, latitudeDeg, limit, distanceKm).map((index) => ({
      index,
      distanceKm: distance(longitudeDeg, latitudeDeg, this.#longitude(index), this.#latitude(index)),
    }));
  }

  #grown(): KDBush {
    if (!this.#tree) {
      this.#tree = new KDBush(this.#table.count, 64, Float32Array);
      for (let index = 0; index < this.#table.count; index++) {
        this.#tree.add(this.#longitude(index), this.#latitude(index));
      }
      this.#tree.finish();
    }
    return this.#tree;
  }

  #latitude(index: number): number {
    return (this.#table.latitudesE5[index] ?? 0) / 1e5;
  }

  #longitude(index: number): number {
    return (this.#table.longitudesE5[index] ?? 0) / 1e5;
  }
}
