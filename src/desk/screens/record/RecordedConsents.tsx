import { observer } from 'mobx-react-lite';
import { consentText } from '../../../ground/core/consentTexts';
import { EarlierChoices } from '../../../kit/components/EarlierChoices';
import { LinkButton } from '../../../kit/components/LinkButton';
import { useDesk } from '../../DeskContext';
import type { RecordedConsent } from '../../RecordChangesStore';

type RecordedConsentsProps = { readonly consents: readonly RecordedConsent[] };

/** The news that the customer agrees to be sent, with its history. Staff record what the customer says at the desk. */
export const RecordedConsents = observer(function RecordedConsents({ consents }: RecordedConsentsProps) {
  return (
    <section className="record-part" aria-labelledby="record-consents">
      <h3 id="record-consents">News and offers</h3>
      <p className="small muted">Change one only if the customer says so. It is kept as said at the desk.</p>
      <ul>
        {consents.map((consent) => (
          <Consent key={consent.channel} consent={consent} />
        ))}
      </ul>
    </section>
  );
});

const Consent = observer(function Consent({ consent }: { readonly consent: RecordedConsent }) {
  const { changes } = useDesk().record;
  const { label, given, changes: history } = consent;
  const [latest] = history;
  return (
    <li className="record-line">
      <div>
        <p className="strong">{label}</p>
        <p className="small muted">{latest ? consentText(latest) : 'Not agreed to'}</p>
        <EarlierChoices label={label} changes={history} />
      </div>
      <LinkButton busy={changes.isBusy} onClick={() => changes.setConsent(consent)}>
        {given ? 'Customer withdraws' : 'Customer agrees'}
        <span className="vh">{given ? ` ${label}` : ` to ${label}`}</span>
      </LinkButton>
    </li>
  );
});
