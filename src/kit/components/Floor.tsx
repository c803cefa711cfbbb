import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';

export type FloorBandProps = {
  readonly crumbs: readonly Crumb[];
  readonly title: ReactNode;
  readonly lede?: string | undefined;
  readonly children?: ReactNode;
};

/** The maple band at the top of a page, with breadcrumbs and title; prices never stand on it. */
export function FloorBand({ crumbs, title, lede, children }: FloorBandProps) {
  return (
    <div className="floor floor-band">
      <PaintedLines />
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
        <h1 tabIndex={-1}>{title}</h1>
        {lede !== undefined && <p className="lede">{lede}</p>}
        {children}
      </div>
    </div>
  );
}

function PaintedLines() {
  return (
    <>
      <WideLines />
      <svg className="lines phone-only" viewBox="0 0 104 64" fill="none" aria-hidden="true">
        <path d="M66 -10V80" stroke="#fff" strokeWidth="4" />
        <circle cx="66" cy="6" r="38" stroke="#fff" strokeWidth="4" />
        <path d="M12 -10V30H120" stroke="var(--theme-primary)" strokeWidth="4" />
      </svg>
    </>
  );
}

/** The court lines on the floor of a wide screen. */
export function WideLines() {
  return (
    <svg
      className="lines wide-only"
      viewBox="0 0 520 200"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <path d="M300 -20V220" stroke="#fff" strokeWidth="7" />
      <circle cx="300" cy="100" r="120" stroke="#fff" strokeWidth="7" />
      <path d="M66 268C120 150 300 66 560 52" stroke="var(--theme-secondary-2)" strokeWidth="7" />
      <path d="M118 -40V150H560" stroke="var(--theme-primary)" strokeWidth="7" />
    </svg>
  );
}
