/** The id of the calculator's title, where the bar of the day leads to. */
export const CALCULATOR_ID = "calculator-title";
