import { PlacesPage } from "#features/places/places-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default PlacesPage;
