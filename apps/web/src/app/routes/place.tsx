import { PlacePage } from "#features/places/place-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default PlacePage;
