import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';

export type FullPageProps = {
  readonly title: string;
  readonly text: string;
  /** The home button's action; `link` makes it a link to `/`. */
  readonly home?: 'link' | (() => void);
  /** True to focus the heading, if the page replaces the content that the customer was using. */
  readonly focused?: boolean;
  readonly figure: ReactNode;
  readonly crumbs?: ReactNode;
  readonly children?: ReactNode;
};

/** A full-page message on the floor background, for errors and maintenance. */
export function FullPage({ title, text, home, focused = false, figure, crumbs, children }: FullPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <div className="floor floor-full">
      <div className="wrap">
        <div>
          {crumbs}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>{text}</p>
          {home === 'link' && (
            <a className="btn btn-primary btn-l" href="/">
              <Icon name="home" />
              Go home
            </a>
          )}
          {typeof home === 'function' && (
            <Button size="l" onClick={home}>
              <Icon name="home" />
              Go home
            </Button>
          )}
          {children}
        </div>
        {figure}
      </div>
    </div>
  );
}

/** The picture of the not-found page: a player offside on a pitch. */
export function OffsideFigure() {
  return (
    <svg className="figure" viewBox="0 0 460 420" fill="none" aria-hidden="true">
      <path d="M20 0V420M20 60H150V360H20M20 140H70V280H20" stroke="#fff" strokeWidth="9" />
      <path d="M150 165a60 60 0 0 1 0 90" stroke="#fff" strokeWidth="9" />
      <path d="M330 0V290" stroke="var(--theme-secondary)" strokeWidth="9" strokeDasharray="26 18" />
      <path d="M330 420V330h60v44h-60" fill="#e9a820" stroke="var(--ink)" strokeWidth="5" />
      <path d="M360 330v44" stroke="var(--danger)" strokeWidth="22" />
      <path d="m190 130 250 250" stroke="var(--ink)" strokeWidth="5" strokeDasharray="2 13" strokeLinecap="round" />
      <circle cx="178" cy="118" r="28" fill="var(--theme-primary)" stroke="#fff" strokeWidth="7" />
      <circle cx="362" cy="66" r="22" stroke="var(--theme-secondary-2)" strokeWidth="8" />
      <circle cx="372" cy="220" r="22" stroke="var(--theme-secondary-2)" strokeWidth="8" />
      <circle cx="262" cy="202" r="21" fill="#fff" stroke="var(--ink)" strokeWidth="5" />
      <path d="m262 193 8 6-3 10h-10l-3-10Z" fill="var(--ink)" />
    </svg>
  );
}

/** The picture of the error page: a dropped ball. */
export function DroppedBallFigure() {
  return (
    <svg className="figure" viewBox="0 0 460 420" fill="none" aria-hidden="true">
      <path d="M20 20H440V400H20Z" stroke="#fff" strokeWidth="9" />
      <circle cx="230" cy="210" r="88" stroke="#fff" strokeWidth="9" />
      <path d="M230 20V400" stroke="#fff" strokeWidth="9" />
      <path
        d="M90 90C180 110 190 250 330 318"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeDasharray="2 14"
        strokeLinecap="round"
      />
      <circle cx="356" cy="330" r="42" fill="var(--theme-primary)" stroke="#fff" strokeWidth="8" />
      <path
        d="M318 318c24 8 46 4 66-14M330 362c6-30 2-54-12-70M372 370c-14-26-12-52 6-78"
        stroke="#fff"
        strokeWidth="5"
      />
      <path d="M56 92c10-30 44-40 66-22" stroke="var(--theme-secondary)" strokeWidth="11" strokeLinecap="round" />
    </svg>
  );
}

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
