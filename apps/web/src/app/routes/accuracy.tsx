import { AccuracyPage } from "#features/accuracy/accuracy-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default AccuracyPage;
