import { MonthPage } from "#features/panchang-month/month-page.tsx";

export default MonthPage;
