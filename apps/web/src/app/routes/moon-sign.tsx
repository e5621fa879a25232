import { MoonSignPage } from "#features/moon-sign/moon-sign-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default MoonSignPage;
