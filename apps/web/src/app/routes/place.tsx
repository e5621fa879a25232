import { PlacePage } from "#features/places/place-page.tsx";

export default PlacePage;
