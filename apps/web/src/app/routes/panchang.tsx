import { PanchangPage } from "#features/panchang/panchang-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default PanchangPage;
