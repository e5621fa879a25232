import styles from "./accuracy-page.module.css";
import type { AccuracyWords } from "./accuracy-words.ts";
import { figuresOf } from "./figure-words.ts";
import { knownOf, type MeasuredRow } from "./measured-row.ts";

interface MeasuredTableProps {
  readonly rows: readonly MeasuredRow[];
  readonly title: string;
  readonly words: AccuracyWords;
}

/** Each row: what is compared, with whom and how often; how large the difference is on average and at most. */
export function MeasuredTable({ rows, title, words }: MeasuredTableProps) {
  return (
    <table className={`ledger ${styles.table}`} aria-label={title}>
      <thead className="unseen">
        <tr>
          <th scope="col">{words.columns.what}</th>
          <th scope="col">{words.columns.mean}</th>
          <th scope="col">{words.columns.max}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {words.rows[row.id]}
              <Compared row={row} words={words} />
            </th>
            <Figures row={row} words={words} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly row: MeasuredRow;
  readonly words: AccuracyWords;
}

function Compared({ row, words }: RowProps) {
  const { otherRule, sourceError } = knownOf(row);
  return (
    <span className={styles.compared}>
      {words.compared(words.peers[row.peer], row.count.toLocaleString("en-IN"))}
      {otherRule > 0 && <span>{words.otherRule(String(otherRule))}</span>}
      {sourceError > 0 && <span>{words.sourceError(String(sourceError))}</span>}
    </span>
  );
}

function Figures({ row, words }: RowProps) {
  const figures = figuresOf(row, words);
  if (figures === undefined) {
    return (
      <td colSpan={2} className={`num ${styles.same}`}>
        {words.allSame(row.count.toLocaleString("en-IN"))}
      </td>
    );
  }
  return (
    <>
      <td className={`num ${styles.mean}`}>{words.mean(figures.mean)}</td>
      <td className={`num ${styles.max}`}>{words.max(figures.max)}</td>
    </>
  );
}
