import type { ComponentType, ReactNode } from 'react';
import type { Site } from '../../../schemas/generated/config';
import type { FloorBandProps } from '../../components/Floor';
import { loginTitle, loginWords } from './words';

export type LoginPageProps = {
  readonly site: Site['app'];
  readonly bare: boolean;
  /** What it begins with. */
  readonly Band: ComponentType<FloorBandProps>;
  readonly children: ReactNode;
};

/** What stands around the log-in form. */
export function LoginPage({ site, bare, Band, children }: LoginPageProps) {
  const { crumb, lede } = loginWords[site];
  return (
    <>
      <Band crumbs={bare ? [] : [{ label: crumb, href: '/' }, { label: 'Log in' }]} title="Log in" />
      <div className="wrap login">
        <div className="card">
          <h2>{loginTitle}</h2>
          <p className="muted">{lede}</p>
          {children}
        </div>
      </div>
    </>
  );
}
