import { ConventionsPage } from "#features/panchang-conventions/conventions-page.tsx";

export default ConventionsPage;
