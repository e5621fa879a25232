export interface Fact {
  readonly label: string;
  /** Empty facts are not shown. */
  readonly value: string;
}

/** Names and values, ruled between. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="ledger">
      {facts
        .filter(({ value }) => value !== "")
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
