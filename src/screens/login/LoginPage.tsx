import type { ComponentType, ReactNode } from 'react';
import type { FloorBandProps } from '../../components/Floor';
import type { LoginWords } from './words';

export type LoginPageProps = {
  readonly words: LoginWords;
  readonly bare: boolean;
  /** What it begins with. */
  readonly Band: ComponentType<FloorBandProps>;
  readonly children: ReactNode;
};

/** What stands around the log-in form. */
export function LoginPage({ words, bare, Band, children }: LoginPageProps) {
  const { crumb, title, lede } = words;
  return (
    <>
      <Band crumbs={bare ? [] : [{ label: crumb, href: '/' }, { label: 'Log in' }]} title="Log in" />
      <div className="wrap login">
        <div className="card">
          <h2>{title}</h2>
          <p className="muted">{lede}</p>
          {children}
        </div>
      </div>
    </>
  );
}
