import { DocumentPage } from "#features/reports/document-page.tsx";

export default DocumentPage;
