import { ReportsPage } from "#features/reports/reports-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default ReportsPage;
