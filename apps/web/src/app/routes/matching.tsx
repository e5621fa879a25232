import { MatchingPage } from "#features/matching/matching-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default MatchingPage;
