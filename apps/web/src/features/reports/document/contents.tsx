import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { JUMP } from "#platform/navigation/use-jump.ts";
import styles from "./document.module.css";
import { PARTS, partTitleIdOf } from "./parts.ts";

/** The reports by their numbers, which are at the top of their sheets too; in a PDF file each is a link. */
export function Contents() {
  const t = useT();
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 id="contents-title">{t("document.contents")}</h2>
      <ol>
        {PARTS.map(({ id, number, label }) => (
          <li key={id}>
            <AppLink to={`#${partTitleIdOf(id)}`} state={JUMP}>
              <span className="num">{number}</span> {t(label)}
            </AppLink>
          </li>
        ))}
      </ol>
      <p className={styles.forPaper}>{t("document.contentsNote")}</p>
    </nav>
  );
}
