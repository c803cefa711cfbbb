/** A picture of a ticket with the number of guest passes left. */
export function GuestPassFigure({ left }: { readonly left: number }) {
  return (
    <svg className="guest-pass" width="120" height="72" viewBox="0 0 150 92" fill="none" aria-hidden="true">
      <path
        d="M14 12h122v24a10 10 0 0 0 0 20v24H14V56a10 10 0 0 0 0-20V12Z"
        stroke="var(--deep)"
        strokeWidth="3"
        fill="var(--tint)"
      />
      <path d="M100 14v64" stroke="var(--deep)" strokeWidth="3" strokeDasharray="3 6" />
      <text x="57" y="59" textAnchor="middle" fill="var(--deep)">
        {left}
      </text>
    </svg>
  );
}

export function passesLeftText(left: number): string {
  if (left === 0) return 'No guest passes left this month';
  return left === 1 ? '1 guest pass left this month' : `${left} guest passes left this month`;
}
