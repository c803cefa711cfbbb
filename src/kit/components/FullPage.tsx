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
