import { DocumentPage } from "#features/reports/document-page.tsx";

export { FailedPage as ErrorBoundary } from "../failed-page.tsx";
export default DocumentPage;
