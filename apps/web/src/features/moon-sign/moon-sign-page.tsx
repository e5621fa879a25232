import type { SignSlug } from "@vedanga/contract";
import { useState } from "react";
import { ownSign } from "#almanac/own-sign.ts";
import { moonSigns } from "#api/birth/moon-signs.ts";
import { useT } from "#i18n/use-t.ts";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { type Birth, MoonSignForm } from "./moon-sign-form.tsx";
import styles from "./moon-sign-page.module.css";
import { SignFound } from "./sign-found.tsx";

type Search =
  | { readonly state: "idle" | "busy" }
  | { readonly state: "found"; readonly signs: readonly SignSlug[] }
  | { readonly state: "failed"; readonly error: unknown; readonly birth: Birth };

/** /moon-sign: finds the sign of the Moon at a birth. Only the sign is remembered, on this device. */
export function MoonSignPage() {
  const t = useT();
  const [search, setSearch] = useState<Search>({ state: "idle" });

  async function find(birth: Birth): Promise<void> {
    setSearch({ state: "busy" });
    try {
      const signs = await moonSigns(birth);
      const [only] = signs;
      if (only && signs.length === 1) ownSign.set(only);
      setSearch({ state: "found", signs });
    } catch (error) {
      setSearch({ state: "failed", error, birth });
    }
  }

  return (
    <div className={`sheet ${styles.page}`}>
      <PageTitle id="title.moonSign" description="moonSign.description" />
      <p className={styles.intro}>{t("moonSign.intro")}</p>
      <NeedsScript />
      <MoonSignForm isBusy={search.state === "busy"} onFind={(birth) => void find(birth)} />
      {search.state === "failed" && (
        <ErrorPanel error={search.error} onRetry={() => void find(search.birth)}>
          {t("moonSign.failed")}
        </ErrorPanel>
      )}
      {search.state === "found" && <SignFound signs={search.signs} />}
    </div>
  );
}
