import type { ComponentType, ReactNode } from 'react';
import type { FloorBandProps } from '../../kit/components/Floor';
import type { LoginTexts } from './loginTexts';

export type LoginPageProps = {
  readonly words: LoginTexts;
  readonly bare: boolean;
  /** The band at the top of the page. */
  readonly Band: ComponentType<FloorBandProps>;
  readonly children: ReactNode;
};

/** The layout of the login page around its form. */
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
