import { useT } from "#i18n/use-t.ts";
import styles from "./sources.module.css";

/** The texts of a list of reasons, each named once. */
export function Sources({ of }: { readonly of: readonly string[] }) {
  const t = useT();
  const texts = [...new Set(of.flatMap((source) => source.split("; ")))];
  return (
    <p className={styles.sources}>
      {t("ui.sources", { count: texts.length })} <cite>{texts.join("; ")}</cite>
    </p>
  );
}
