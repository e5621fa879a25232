import { ConventionsPage } from "#features/panchang-conventions/conventions-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default ConventionsPage;
