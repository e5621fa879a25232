import { DailyPage } from "#features/daily/daily-page.tsx";

export default DailyPage;
