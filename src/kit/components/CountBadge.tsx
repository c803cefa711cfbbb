export type CountBadgeProps = {
  /** The name of the control with the badge. */
  readonly name: string;
  readonly count: number;
  /** The counted noun, singular and plural. */
  readonly of: readonly [one: string, several: string];
};

/**
 * The accessible name of an icon control with a visible count: "Shopping basket, 2 items". A count of 0 is not shown.
 */
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
