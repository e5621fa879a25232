import type { GemRecord } from "@vedanga/contract";
import { useT } from "#i18n/use-t.ts";
import { ColumnHeads } from "#ui/table/column-heads.tsx";
import styles from "./gem-properties.module.css";

/** What spoils the stone, and what that does to it. */
export function GemFlaws({ flaws }: { readonly flaws: GemRecord["flaw_results"] }) {
  const t = useT();
  return (
    <table className={`ledger ${styles.flaws}`} aria-label={t("gemReport.flaws")}>
      <thead>
        <ColumnHeads columns={["gemReport.flawType", "gemReport.flawEffects"]} />
      </thead>
      <tbody>
        {flaws.map(({ flaw_type: type, flaw_effects: effects }) => (
          <tr key={type}>
            <th scope="row">{type}</th>
            <td>{effects}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
