import { HomePage } from "#features/home/home-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default HomePage;
