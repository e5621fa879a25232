import { PlacesPage } from "#features/places/places-page.tsx";

export default PlacesPage;
