import { FestivalsPage } from "#features/panchang-festivals/festivals-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default FestivalsPage;
