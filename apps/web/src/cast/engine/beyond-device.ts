import type { Beyond } from "#api/device/asked.ts";

/** The server could answer this; a device without it cannot. */
export class BeyondDevice extends Error {
  readonly beyond: Beyond;

  constructor(beyond: Beyond) {
    super(`beyond this device: ${beyond}`);
    this.beyond = beyond;
  }
}
