import { MonthPage } from "#features/panchang-month/month-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default MonthPage;
