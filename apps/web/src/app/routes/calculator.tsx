import { CalculatorPage } from "#features/birth-details/calculator-page.tsx";

export default CalculatorPage;
