import { Skeleton } from "./skeleton.tsx";

interface WaitingRowsProps {
  readonly rows: number;
  readonly columns: number;
}

/** As many rows of a table as will come, until they come. */
export function WaitingRows({ rows, columns }: WaitingRowsProps) {
  return Array.from({ length: rows }, (_, row) => row).map((row) => (
    <tr key={row}>
      <td colSpan={columns}>
        <Skeleton />
      </td>
    </tr>
  ));
}
