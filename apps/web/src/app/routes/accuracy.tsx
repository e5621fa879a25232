import { AccuracyPage } from "#features/accuracy/accuracy-page.tsx";

export default AccuracyPage;
