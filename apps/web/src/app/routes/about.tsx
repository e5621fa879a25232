import { AboutPage } from "#features/about/about-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default AboutPage;
