import { useT } from "#i18n/use-t.ts";
import { Door } from "./door.tsx";

/** The birth chart's door, to the reports as specified; they ask for the birth details where there are none. */
export function ChartDoor() {
  const t = useT();
  return (
    <Door to="/features" name={t("home.chart")} headline={t("home.chartTitle")} text={t("home.chartText")}>
      <path d="M6 6h84v84H6ZM6 27h84M6 69h84M27 6v84M69 6v84M48 6v21M48 69v21M6 48h21M69 48h21M56 6l13 13" />
    </Door>
  );
}
