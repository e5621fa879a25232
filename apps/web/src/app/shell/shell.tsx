import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "../navigation/app-link.tsx";

export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <>
      <a className="skip" href="#main">
        {t("app.skip")}
      </a>
      <header className="sheet">
        <AppLink to="/">{t("app.name")}</AppLink>
      </header>
      <main id="main">{children}</main>
    </>
  );
}
