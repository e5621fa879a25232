import { YearOfSignPage } from "#features/year/year-of-sign-page.tsx";

export default YearOfSignPage;
