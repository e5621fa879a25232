import { DailyPage } from "#features/daily/daily-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default DailyPage;
