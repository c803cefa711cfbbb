/** Something is on its way; `label` says what. */
export function Spinner({ label, large }: { readonly label: string; readonly large?: boolean }) {
  return (
    <p className="spinner" role="status">
      <span className={large ? 'spin spin-l' : 'spin'} aria-hidden="true" />
      <span className={large ? 'vh' : undefined}>{label}</span>
    </p>
  );
}

/** Grey shapes where content will stand. */
export function Skeleton({ label, heights }: { readonly label: string; readonly heights: readonly number[] }) {
  return (
    <div className="stack" role="status" aria-label={label}>
      {heights.map((height, index) => (
        <div key={index} className="skel" style={{ height }} />
      ))}
    </div>
  );
}
