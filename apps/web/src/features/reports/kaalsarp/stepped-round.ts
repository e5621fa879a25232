/** The place some steps on from another among so many, round both ends; 0 if there are none. */
export const steppedRound = (place: number, steps: number, count: number): number =>
  count === 0 ? 0 : (((place + steps) % count) + count) % count;
