export type CountBadgeProps = {
  /** What the control is called that wears the badge. */
  readonly name: string;
  readonly count: number;
  /** What is counted, for one and for several. */
  readonly of: readonly [one: string, several: string];
};

/** The name of a control that is a sign, with how many wait behind it: "Shopping basket, 2 items". None are not shown. */
export function CountBadge({ name, count, of: [one, several] }: CountBadgeProps) {
  if (count === 0) return <span className="vh">{name}</span>;
  return (
    <>
      <span className="vh">{`${name}, ${count} ${count === 1 ? one : several}`}</span>
      <span className="count" aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
    </>
  );
}
