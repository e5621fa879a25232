import { PrivacyPage } from "#features/privacy/privacy-page.tsx";

export default PrivacyPage;
