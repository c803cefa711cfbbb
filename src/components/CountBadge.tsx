export type CountBadgeProps = {
  readonly count: number;
  /** What is counted, for one and for several. */
  readonly of: readonly [one: string, several: string];
};

/** How many there are, at the end of a link's name: "Shopping basket, 2 items". Nothing where there are none. */
export function CountBadge({ count, of: [one, several] }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <>
      <span className="vh">{`, ${count} ${count === 1 ? one : several}`}</span>
      <span className="count" aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
    </>
  );
}
