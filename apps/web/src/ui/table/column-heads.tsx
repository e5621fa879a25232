import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";

/** The first row of a table: what its columns are. */
export function ColumnHeads({
  columns,
  className,
}: {
  readonly columns: readonly MessageId[];
  readonly className?: string | undefined;
}) {
  const t = useT();
  return (
    <tr className={className}>
      {columns.map((column) => (
        <th scope="col" key={column}>
          {t(column)}
        </th>
      ))}
    </tr>
  );
}
