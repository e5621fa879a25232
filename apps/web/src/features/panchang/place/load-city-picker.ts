/** The script of the field that searches. */
export const loadCityPicker = () => import("./city-picker.tsx");
