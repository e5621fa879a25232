import { CoordinatesPage } from "#features/panchang-coordinates/coordinates-page.tsx";

export default CoordinatesPage;
