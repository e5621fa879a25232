/** Whether a reason is about the stay at this place of the table: about its row, or its reading beside it. */
export const isOfStay =
  (place: number) =>
  (field: string): boolean =>
    field.startsWith(`${place}.`) || field.startsWith(`readings.${place}.`);
