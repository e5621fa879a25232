import { useT } from "#i18n/use-t.ts";
import { Door } from "./door.tsx";

/** The door of marriage matching: two circles that meet. */
export function MatchingDoor() {
  const t = useT();
  return (
    <Door to="/matching" name={t("home.matching")} headline={t("home.matchingTitle")} text={t("home.matchingText")}>
      <path d="M62 48a27 27 0 1 1-54 0 27 27 0 0 1 54 0ZM88 48a27 27 0 1 1-54 0 27 27 0 0 1 54 0ZM48 24.400v47.200M41 30v36M55 30v36" />
    </Door>
  );
}
