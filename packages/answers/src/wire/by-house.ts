/** The twelve houses under their numbers, as the format lists them. */
export const byHouse = <T>(of: (house: number) => T) => ({
  "1": of(1),
  "2": of(2),
  "3": of(3),
  "4": of(4),
  "5": of(5),
  "6": of(6),
  "7": of(7),
  "8": of(8),
  "9": of(9),
  "10": of(10),
  "11": of(11),
  "12": of(12),
});
