import { PrivacyPage } from "#features/privacy/privacy-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default PrivacyPage;
