import { ResultsPage } from "#features/results/results-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default ResultsPage;
