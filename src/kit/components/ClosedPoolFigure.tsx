/** The picture of the maintenance page: a closed pool. */
export function ClosedPoolFigure() {
  return (
    <svg className="figure" viewBox="0 0 460 420" fill="none" aria-hidden="true">
      <rect x="20" y="30" width="420" height="360" rx="12" fill="#cfe6ec" stroke="#fff" strokeWidth="12" />
      <path
        d="M125 60V360M230 60V360M335 60V360"
        stroke="var(--theme-primary)"
        strokeWidth="8"
        strokeDasharray="22 16"
      />
      <path
        d="M72 66v288M52 66h40M52 354h40M178 66v288M158 66h40M158 354h40M282 66v288M262 66h40M262 354h40M388 66v288M368 66h40M368 354h40"
        stroke="var(--theme-secondary)"
        strokeWidth="9"
      />
      <path d="m0 150 460 150" stroke="var(--ink)" strokeWidth="34" />
      <path d="m0 150 460 150" stroke="#e9a820" strokeWidth="34" strokeDasharray="30 30" />
    </svg>
  );
}
