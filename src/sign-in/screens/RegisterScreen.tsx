import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { safeRedirect } from '../../ground/core/redirect';
import type { RegisterStore } from '../RegisterStore';
import { RegisterForm } from './RegisterForm';
import { SiteLink } from '../../kit/site/SiteLink';
import { ArrivalBand } from '../../kit/site/ArrivalBand';
import './register.css';
import { useSite } from '../../kit/site/SiteContext';

export type RegisterScreenProps = { readonly register: RegisterStore };

/** The screen for registering without a membership: the sections of its journey, one of which is open. */
export const RegisterScreen = observer(function RegisterScreen({ register }: RegisterScreenProps) {
  const { config } = useSite();
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  useLayoutEffect(
    () => register.begin(redirect === null ? undefined : safeRedirect(redirect, window.location.origin)),
    [register, redirect],
  );
  const { sections, open, journey } = register.journey;
  const { title, heading = title, lede } = journey;
  return (
    <>
      <ArrivalBand
        crumbs={config.bare ? [] : [{ label: 'Home', href: '/' }, { label: title }]}
        title={heading}
        lede={lede}
      />
      <div className="wrap register">
        <LoginOffer />
        {sections.map(({ id, title: name, intro }) => (
          <section className="card" key={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{name}</h2>
            {intro !== undefined && <p className="muted">{intro}</p>}
            {id === open?.id && <RegisterForm register={register} section={open} />}
          </section>
        ))}
      </div>
    </>
  );
});

/** The link for customers who have an account; it keeps the page that they return to. */
function LoginOffer() {
  const { search } = useLocation();
  return (
    <p className="register-login">
      Already have an online account? <SiteLink to={`/login${search}`}>Log in</SiteLink>
    </p>
  );
}
