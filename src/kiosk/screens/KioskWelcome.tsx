import type { ReactNode } from 'react';

export type KioskWelcomeProps = {
  /** The centre's name; `undefined` until it is loaded. */
  readonly name: string | undefined;
  /** The URL of the operator's background picture. */
  readonly picture: string | null;
  readonly children: ReactNode;
};

/** The greeting of a kiosk, on the court pattern or on the operator's picture. */
export function KioskWelcome({ name, picture, children }: KioskWelcomeProps) {
  return (
    <div className={picture ? 'kiosk-home kiosk-pictured' : 'floor kiosk-home'}>
      {picture ? <img className="kiosk-picture" src={picture} alt="" /> : <Court />}
      <div className="kiosk-welcome">
        <h1 tabIndex={-1}>
          <span className="kiosk-greeting">{name === undefined ? 'Welcome' : 'Welcome to '}</span>
          {name}
        </h1>
        {children}
      </div>
    </div>
  );
}

/** The two buttons of a kiosk's first screen. */
export function KioskWays({ buy, book }: { readonly buy: ReactNode; readonly book: ReactNode }) {
  return (
    <>
      <div className="kiosk-ways">
        {buy}
        {book}
      </div>
      <p>Touch a button to begin. This screen clears itself when you walk away.</p>
    </>
  );
}

function Court() {
  return (
    <svg
      className="kiosk-court"
      viewBox="0 0 600 838"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="330" cy="430" r="150" fill="var(--theme-primary)" />
      <path d="M330 -200V1060" stroke="#fff" strokeWidth="10" />
      <circle cx="330" cy="430" r="150" stroke="#fff" strokeWidth="10" />
      <path d="M60 1060C20 620 130 300 800 190" stroke="var(--theme-secondary)" strokeWidth="10" />
      <path d="M90 -200V120H900" stroke="#fff" strokeWidth="10" />
    </svg>
  );
}
