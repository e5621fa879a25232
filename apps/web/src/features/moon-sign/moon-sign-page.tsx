import type { ConventionsUsed, SignSlug } from "@vedanga/contract";
import { useRef, useState } from "react";
import { ownSign } from "#almanac/own-sign.ts";
import { RulesInUse } from "#almanac/rules-in-use.tsx";
import { useConventions } from "#almanac/use-conventions.ts";
import { moonSigns } from "#api/birth/moon-signs.ts";
import { useT } from "#i18n/use-t.ts";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { LatePiece } from "#ui/waiting/late-piece.tsx";
import { pieceOfScreen } from "#ui/waiting/load-piece.ts";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { MoonChange } from "./moon-change.tsx";
import type { Birth } from "./moon-sign-form-piece.tsx";
import styles from "./moon-sign-page.module.css";
import { SignFound } from "./sign-found.tsx";

const loadForm = pieceOfScreen(() => import("./moon-sign-form-piece.tsx"));

type Search =
  | { readonly state: "idle" | "busy" }
  | {
      readonly state: "found";
      readonly signs: readonly SignSlug[];
      readonly birth: Birth;
      readonly by: Partial<ConventionsUsed>;
    }
  | { readonly state: "failed"; readonly error: unknown; readonly birth: Birth };

/** /moon-sign: finds the sign of the Moon at a birth. Only the sign is remembered, on this device. */
export function MoonSignPage() {
  const t = useT();
  const [search, setSearch] = useState<Search>({ state: "idle" });
  const { parameters: conventions } = useConventions();
  /** Counts the questions: an answer to one that was changed since is not shown. */
  const latest = useRef(0);

  function drop(): void {
    latest.current += 1;
    setSearch({ state: "idle" });
  }

  async function find(birth: Birth): Promise<void> {
    latest.current += 1;
    const own = latest.current;
    setSearch({ state: "busy" });
    try {
      const signs = await moonSigns({ ...birth, conventions });
      if (own !== latest.current) return;
      const [only] = signs;
      // Two signs are no one's own: one that was remembered before is not an answer to this question.
      ownSign.set(only && signs.length === 1 ? only : null);
      setSearch({ state: "found", signs, birth, by: conventions });
    } catch (error) {
      if (own === latest.current) setSearch({ state: "failed", error, birth });
    }
  }

  return (
    <div className={`sheet ${styles.page}`}>
      <PageTitle id="title.moonSign" description="moonSign.description" />
      <p className={styles.intro}>{t("moonSign.intro")}</p>
      <NeedsScript />
      <RulesInUse />
      <LatePiece
        load={loadForm}
        given={{ isBusy: search.state === "busy", onStale: drop, onFind: (birth) => void find(birth) }}
        waiting={<Spinner />}
      />
      {search.state === "failed" && (
        <ErrorPanel isAnswer error={search.error} onRetry={() => void find(search.birth)}>
          {t("moonSign.failed")}
        </ErrorPanel>
      )}
      {search.state === "found" && search.by === conventions && (
        <SignFound signs={search.signs}>
          {search.signs.length > 1 && <MoonChange birth={search.birth} conventions={conventions} />}
        </SignFound>
      )}
    </div>
  );
}
