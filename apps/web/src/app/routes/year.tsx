import { YearPage } from "#features/year/year-page.tsx";

export default YearPage;
