import { OwnDaysPage } from "#features/own-days/own-days-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default OwnDaysPage;
