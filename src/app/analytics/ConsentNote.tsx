import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import type { Consent } from '../../core/consent';
import { useStores } from '../../stores/StoresContext';
import './consent.css';

/** Asks once whether a visitor lets themselves be counted; both answers are as easy, and nothing waits for either. */
export const ConsentNote = observer(function ConsentNote() {
  const { consent, config } = useStores();
  if (consent.justAnswered) return <Answered answer={consent.answer} />;
  if (!consent.isAsked) return null;
  const privacyNotice = config.config.analytics?.privacyNoticeUrl;
  return (
    <section className="consent" aria-labelledby="consent-title">
      <div className="wrap">
        <div>
          <h2 id="consent-title">Cookies on {config.config.appName}</h2>
          <p>
            We would like to count how people use this site, to make it better. Nothing you type is counted, and
            everything works without it.
            {privacyNotice !== undefined && (
              <>
                {' '}
                <a href={privacyNotice}>Privacy notice</a>
              </>
            )}
          </p>
        </div>
        <div className="consent-answers">
          <Button look="secondary" onClick={() => consent.give('yes')}>
            Accept analytics cookies
          </Button>
          <Button look="secondary" onClick={() => consent.give('no')}>
            Reject analytics cookies
          </Button>
        </div>
      </div>
    </section>
  );
});

const answers: Readonly<Record<Consent, string>> = {
  yes: 'You accepted analytics cookies. They begin with the next page you load.',
  no: 'You rejected analytics cookies.',
};

/** Takes the focus that the pressed button had. */
const Answered = observer(function Answered({ answer = 'no' }: { readonly answer?: Consent | undefined }) {
  const { consent } = useStores();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const hide = (): void => {
    consent.settle();
    document.getElementById('main')?.focus();
  };
  return (
    <div ref={note} className="consent" tabIndex={-1} role="status">
      <div className="wrap">
        <p>{answers[answer]} You can change your answer under “Cookie settings” at the foot of the page.</p>
        <Button look="secondary" size="s" onClick={hide}>
          Hide this message
        </Button>
      </div>
    </div>
  );
});

/** The way back to the question, at the foot of the page. */
export const CookieSettings = observer(function CookieSettings() {
  const { consent } = useStores();
  if (!consent.offered) return null;
  const handleClick = (): void => {
    consent.askAgain();
    window.scrollTo({ top: 0 });
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.consent button')?.focus());
  };
  return (
    <div className="foot dark consent-foot">
      <div className="wrap">
        <button type="button" className="link" onClick={handleClick}>
          Cookie settings
        </button>
      </div>
    </div>
  );
});
