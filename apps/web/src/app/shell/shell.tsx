import type { ReactNode } from "react";
import { AskedAbroad } from "#almanac/abroad/asked-abroad.tsx";
import { useT } from "#i18n/use-t.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { MadeHereLine } from "./made-here-line.tsx";
import { Masthead } from "./masthead.tsx";
import styles from "./shell.module.css";
import { UnstoredLine } from "./unstored-line.tsx";

/** The frame of every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <>
      <a className="skip" href="#main">
        {t("app.skip")}
      </a>
      <Masthead />
      <UnstoredLine />
      <MadeHereLine />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <AskedAbroad />
      <BottomBar />
    </>
  );
}
