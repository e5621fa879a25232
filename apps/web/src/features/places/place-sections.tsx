import type { NamedLine, SacredPlaceText } from "@vedanga/sacred-places";
import { useT } from "#i18n/use-t.ts";
import styles from "./place-sections.module.css";

interface PlaceSectionsProps {
  readonly name: string;
  readonly text: SacredPlaceText;
}

/** What the guide says of the place, in four parts. */
export function PlaceSections({ name, text }: PlaceSectionsProps) {
  const t = useT();
  return (
    <div>
      <section className={styles.section}>
        <h2>{t("sacred.about", { name })}</h2>
        <Paragraphs of={text.description} />
        <p className={styles.significance}>
          <b>{t("sacred.significance")}</b> {text.significance}
        </p>
      </section>
      <section className={styles.section}>
        <h2>{t("sacred.history")}</h2>
        <Paragraphs of={text.historicalSignificance} />
      </section>
      <section className={styles.section}>
        <h2>{t("sacred.temples")}</h2>
        <Lines of={text.famousTemples} />
      </section>
      <section className={styles.section}>
        <h2>{t("sacred.festivals")}</h2>
        <Lines of={text.religiousActivities} />
      </section>
    </div>
  );
}

const Paragraphs = ({ of }: { readonly of: readonly string[] }) =>
  of.map((paragraph) => (
    <p key={paragraph} className={styles.paragraph}>
      {paragraph}
    </p>
  ));

const Lines = ({ of }: { readonly of: readonly NamedLine[] }) => (
  <ul className={styles.lines}>
    {of.map(({ name, line }) => (
      <li key={name}>
        <b>{name}</b> {line}
      </li>
    ))}
  </ul>
);
