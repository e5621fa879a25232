import { YearOfSignPage } from "#features/year/year-of-sign-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default YearOfSignPage;
