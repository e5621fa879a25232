import { OwnDaysPage } from "#features/own-days/own-days-page.tsx";

export default OwnDaysPage;
