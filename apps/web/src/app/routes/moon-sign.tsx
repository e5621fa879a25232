import { MoonSignPage } from "#features/moon-sign/moon-sign-page.tsx";

export default MoonSignPage;
