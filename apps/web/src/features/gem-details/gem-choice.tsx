import { GEMS } from "@vedanga/core/ids";
import { useId } from "react";
import { useSearchParams } from "react-router";
import type { GemKey } from "#api/gem-details.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { FieldFrame } from "#ui/field/field.tsx";
import { Select } from "#ui/field/select.tsx";
import styles from "./gem-details-page.module.css";

/** The list of the nine; a choice changes the address without loading the page again. */
export function GemChoice({ shown }: { readonly shown: GemKey | undefined }) {
  const t = useT();
  const id = useId();
  const { lang } = useLanguage();
  const [search, setSearch] = useSearchParams();

  function choose(gem: string): void {
    const next = new URLSearchParams(search);
    next.set("gem", gem);
    next.set("lang", lang);
    setSearch(next, { preventScrollReset: true });
  }

  return (
    <FieldFrame label={t("gemDetails.choose")} inputId={id} className={styles.choice}>
      <Select id={id} value={shown ?? ""} onChange={({ target }) => choose(target.value)}>
        {shown === undefined && (
          <option value="" disabled>
            {t("gemDetails.none")}
          </option>
        )}
        {GEMS.map((gem) => (
          <option key={gem} value={gem}>
            {t(`gem.${gem}`)}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
