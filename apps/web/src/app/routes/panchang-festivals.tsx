import { FestivalsPage } from "#features/panchang-festivals/festivals-page.tsx";

export default FestivalsPage;
