import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { consentText } from '../../ground/core/consentTexts';
import type { MarketingConsent } from '../../kit/api/account';
import { EarlierChoices } from '../../kit/components/EarlierChoices';
import { Note } from '../../kit/components/Note';
import { whileSaving } from '../../kit/components/press';
import { RequestView } from '../../kit/site/RequestView';
import { useAccount } from '../AccountContext';
import './marketing.css';

/** The switches by which the customer says what news they want, each with its history. */
export const MarketingPanel = observer(function MarketingPanel() {
  const { marketing } = useAccount();
  useEffect(() => void marketing.consents.load(), [marketing]);
  return (
    <section className="card" aria-labelledby="marketing-title">
      <h2 id="marketing-title">News and offers</h2>
      <p className="muted">
        Choose what we may send you. A switch saves at once, and you can change it at any time. We always write to you
        about your own bookings, payments and memberships.
      </p>
      <RequestView
        request={marketing.consents.request}
        onRetry={() => marketing.consents.load()}
        label="Loading your choices"
        heights={[56, 56, 56]}
      >
        {(list) => (
          <ul className="marketing">
            {list.map((consent) => (
              <ConsentLine key={consent.channel} consent={consent} />
            ))}
          </ul>
        )}
      </RequestView>
    </section>
  );
});

const ConsentLine = observer(function ConsentLine({ consent }: { readonly consent: MarketingConsent }) {
  const { marketing } = useAccount();
  const { channel, label, changes } = consent;
  const refusal = marketing.refusalOf(consent);
  const [latest] = changes;
  const id = `marketing-${channel}`;
  return (
    <li>
      <label className="tick tick-switch" htmlFor={id}>
        <input
          className="switch"
          type="checkbox"
          role="switch"
          id={id}
          aria-describedby={`${id}-note`}
          checked={marketing.isOn(consent)}
          {...whileSaving(marketing.isSaving(consent))}
          onChange={() => void marketing.toggle(consent)}
        />
        <span>
          {label}
          <span className="small muted marketing-note" id={`${id}-note`}>
            {latest ? consentText(latest) : 'You have not agreed to this'}
          </span>
        </span>
      </label>
      {refusal !== undefined && <Note type="danger" title={`This was not saved. ${refusal}`} live />}
      <EarlierChoices label={label} changes={changes} />
    </li>
  );
});
