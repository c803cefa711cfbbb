import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../kit/components/Button';
import type { Consent } from '../../ground/core/consent';
import { useSite } from '../../kit/site/SiteContext';
import { useConsent } from './ConsentContext';
import './consent.css';

/** Asks for consent to analytics. Both answers are equally easy, and the page works without an answer. */
export const ConsentNote = observer(function ConsentNote() {
  const consent = useConsent();
  const { config } = useSite();
  if (consent.isJustAnswered) return <AnswerNote answer={consent.answer} />;
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
  yes: 'You accepted analytics cookies. They start when you load the next page.',
  no: 'You rejected analytics cookies.',
};

/** Confirms the answer, and takes over the focus of the pressed button. */
const AnswerNote = observer(function Answered({ answer = 'no' }: { readonly answer?: Consent | undefined }) {
  const consent = useConsent();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const hide = (): void => {
    consent.dismissAnswer();
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

/** The button in the footer that asks for consent again. */
export const CookieSettings = observer(function CookieSettings() {
  const consent = useConsent();
  if (!consent.isOffered) return null;
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
