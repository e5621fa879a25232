/** "1 రోజు", "30 రోజులు": a number with the form of its noun. */
export const counted = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;

/** "1 రోజు", "30 రోజులు" */
export const countedDays = (days: number): string => counted(days, "రోజు", "రోజులు");

/** "ఏడాది", "30 ఏళ్ళు" */
export const yearsOfAge = (years: number): string => (years === 1 ? "ఏడాది" : `${years} ఏళ్ళు`);

/** As it is before వయసు: "ఏడాది", "30 ఏళ్ళ". */
export const ageStem = (years: number): string => (years === 1 ? "ఏడాది" : `${years} ఏళ్ళ`);
