import { PanchangPage } from "#features/panchang/panchang-page.tsx";

export default PanchangPage;
