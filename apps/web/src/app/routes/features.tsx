import { ReportsPage } from "#features/reports/reports-page.tsx";

export default ReportsPage;
