import { YearPage } from "#features/year/year-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default YearPage;
