import type { WireReason } from "@vedanga/contract";
import type { MatchedKoota } from "#api/wire/matches.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./koota-list.module.css";
import { PartName } from "./part-name.tsx";
import { Sources } from "./sources.tsx";

/** The kootas one by one: what each gave, why, what a text says undoes its fault, and what other tables would give. */
export function KootaList({ kootas }: { readonly kootas: readonly MatchedKoota[] }) {
  const t = useT();
  return (
    <>
      <ol className={styles.list}>
        {kootas.map(({ id, points, full, standsFor, why, excuses, otherTables }) => (
          <li key={id}>
            <PartName name={t(`matching.koota.${id}`)} standsFor={standsFor} />
            <p className={`num ${styles.points}`}>
              {points}
              <small>/{full}</small>
            </p>
            <p className={styles.why}>{why}</p>
            <Aside label="matching.undone" reasons={excuses} isMarked />
            <Aside label="matching.otherTables" reasons={otherTables} />
          </li>
        ))}
      </ol>
      <Sources of={kootas.map(({ source }) => source)} />
    </>
  );
}

interface AsideProps {
  readonly label: MessageId;
  readonly reasons: readonly WireReason[];
  /** It has the mark of the wheel. */
  readonly isMarked?: boolean;
}

function Aside({ label, reasons, isMarked = false }: AsideProps) {
  const t = useT();
  if (reasons.length === 0) return null;
  return (
    <div className={isMarked ? `${styles.aside} ${styles.marked}` : styles.aside}>
      <p className={styles.label}>{t(label)}</p>
      {reasons.map(({ text, source }) => (
        <p key={text}>
          {text} <cite className={styles.source}>{source}</cite>
        </p>
      ))}
    </div>
  );
}
