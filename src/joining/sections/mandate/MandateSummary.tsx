import { observer } from 'mobx-react-lite';
import { vocabulary } from '../../../../schemas/vocabulary';
import { gives } from '../../../ground/journey/language/roles';
import { costNames } from '../../../ground/core/costNames';
import { goOnAfterFrame } from '../../../kit/components/afterFrame';
import { bankFacts, rightToCancel } from '../../../kit/components/bankFacts';
import { Button } from '../../../kit/components/Button';
import { Guarantee } from '../../../kit/components/Guarantee';
import { Icon } from '../../../kit/components/Icon';
import { Skeleton } from '../../../kit/components/Spinner';
import { LabelledValues } from '../../../kit/components/Ticket';
import { Amounts } from '../Amounts';
import { nextHint } from '../nextHint';
import { PricePlace } from '../PricePlace';
import { reasonId } from '../sectionButton';
import { SectionFooter } from '../SectionFooter';
import './mandate.css';
import { paidOf } from '../../walk/paidOf';
import { useJoining } from '../../JoiningContext';
import { useSite } from '../../../kit/site/SiteContext';

/** The Direct Debit's details, displayed for confirmation before it is set up. Source: Bacs, service user guide. */
export const MandateSummary = observer(function MandateSummary() {
  const { joining, pricing, terms } = useJoining();
  const { open } = joining.journey;
  const { busy, hold } = joining.continuing;
  const holdId = open && reasonId(open);
  return (
    <>
      <div className="readback">
        <AccountDetails />
        <Payments />
      </div>
      {(terms.mandate.data ?? []).map(({ id, title, html }) => (
        <Guarantee key={id} title={title} html={html} />
      ))}
      <ProviderNotice />
      <SectionFooter
        hint={hold ?? nextHint(joining.journey, pricing.price)}
        hintId={holdId}
        isUpdating={joining.purpose.costs.loading}
      >
        <Button
          size="l"
          busy={busy}
          blockedBy={hold === undefined ? undefined : holdId}
          onClick={() => goOnAfterFrame(() => joining.proceed())}
        >
          {open?.continueLabel}
        </Button>
      </SectionFooter>
    </>
  );
});

const AccountDetails = observer(function AccountDetails() {
  const { config } = useSite();
  const { joining } = useJoining();
  const mandateSection = joining.journey.sections.find((section) => gives(section, 'direct-debit', vocabulary));
  const { accountHolder = '', accountDetails } = joining.forms.details;
  const { sortCode = '', accountNumber = '' } = accountDetails ?? {};
  const { statementName } = config.config.directDebit;
  return (
    <section aria-labelledby="readback-account">
      <div className="readback-head">
        <h3 id="readback-account">Account details</h3>
        {mandateSection && joining.journey.canGoBack(mandateSection) && (
          <button type="button" className="link" onClick={() => joining.edit(mandateSection.id)}>
            <Icon name="pencil" size="s" />
            <span>
              Edit<span className="vh"> account details</span>
            </span>
          </button>
        )}
      </div>
      <LabelledValues facts={bankFacts({ accountHolder, sortCode, accountNumber, statementName })} />
    </section>
  );
});

const Payments = observer(function Payments() {
  const { current } = useJoining().joining.purpose.costs;
  const paid = current && paidOf(current);
  return (
    <section aria-labelledby="readback-payments">
      <h3 id="readback-payments">Payments</h3>
      <PricePlace>
        {paid ? (
          <Amounts>
            <LabelledValues
              facts={[
                { label: 'To pay now', value: paid.now, note: 'By card, at the checkout' },
                {
                  label: costNames.monthly.label,
                  value: paid.monthly,
                  note: `From ${paid.from ?? 'your billing day'}`,
                },
                rightToCancel,
              ]}
            />
          </Amounts>
        ) : (
          <Skeleton label="Working out the price" heights={[64, 64, 64]} />
        )}
      </PricePlace>
    </section>
  );
});

/** The privacy notice of the Direct Debit's provider, if it requires one. */
const ProviderNotice = observer(function ProviderNotice() {
  const { config } = useSite();
  const { provider, privacyNoticeUrl } = config.config.directDebit;
  if (provider !== 'go_cardless') return null;
  return (
    <p className="small muted readback-notice">
      We use GoCardless to process your Direct Debit payments. More information on how GoCardless processes your
      personal data and your data protection rights, including your right to object, is available in the{' '}
      <a href={privacyNoticeUrl} target="_blank" rel="noopener noreferrer">
        GoCardless privacy notice<span className="vh"> (opens in a new tab)</span>
      </a>
      . Powered by GoCardless.
    </p>
  );
});
