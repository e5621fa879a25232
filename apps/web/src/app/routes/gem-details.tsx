import { GemDetailsPage } from "#features/gem-details/gem-details-page.tsx";

export default GemDetailsPage;
