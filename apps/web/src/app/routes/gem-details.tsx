import { GemDetailsPage } from "#features/gem-details/gem-details-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default GemDetailsPage;
