import { ResultsPage } from "#features/results/results-page.tsx";

export default ResultsPage;
