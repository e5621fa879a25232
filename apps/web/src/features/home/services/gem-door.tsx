import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { gemAddress } from "#person/gem/gem-address.ts";
import { Door } from "./door.tsx";

/** The gemstones' door, to the coral as specified. */
export function GemDoor() {
  const t = useT();
  const { lang } = useLanguage();
  return (
    <Door to={gemAddress("coral", lang)} name={t("home.gems")} headline={t("home.gemsTitle")} text={t("home.gemsText")}>
      <path d="M26 14h44l20 24-42 48L6 38ZM6 38h84M26 14l8 24 14 48 14-48 8-24M34 38l14-24 14 24" />
    </Door>
  );
}
