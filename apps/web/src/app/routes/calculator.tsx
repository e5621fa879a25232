import { CalculatorPage } from "#features/birth-details/calculator-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default CalculatorPage;
