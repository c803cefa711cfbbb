/** Shows that something is loading. `label`: a text such as "Loading your basket". */
export function Spinner({ label, large }: { readonly label: string; readonly large?: boolean }) {
  return (
    <p className="spinner" role="status">
      <span className={large ? 'spin spin-l' : 'spin'} aria-hidden="true" />
      <span className={large ? 'vh' : undefined}>{label}</span>
    </p>
  );
}

/** Grey placeholders for content that is loading. `heights`: one per placeholder, in pixels. */
export function Skeleton({ label, heights }: { readonly label: string; readonly heights: readonly number[] }) {
  return (
    <div className="stack" role="status" aria-label={label}>
      {heights.map((height, index) => (
        <div key={index} className="skel" style={{ height }} />
      ))}
    </div>
  );
}
