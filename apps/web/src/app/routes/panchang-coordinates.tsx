import { CoordinatesPage } from "#features/panchang-coordinates/coordinates-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default CoordinatesPage;
