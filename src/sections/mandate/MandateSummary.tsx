import { observer } from 'mobx-react-lite';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { ServerHtml } from '../../components/ServerHtml';
import { FactList } from '../../components/Ticket';
import { useStores } from '../../stores/StoresContext';
import { SectionFooter } from '../SectionFooter';
import './mandate.css';

/** The Direct Debit read back before it is set up, as the scheme asks. Source: Bacs, service user guide. */
export const MandateSummary = observer(function MandateSummary() {
  const { config, forms, joining, pricing, terms } = useStores();
  const { statementName, provider, privacyNoticeUrl } = config.config.directDebit;
  const text = (path: string): string => forms.text(path);
  const costs = pricing.costs.data;
  const mandateSection = joining.journey.sections.find(({ provides }) => provides.includes('mandate'));
  const sortCode = text('accountDetails.sortCode').replaceAll(/(\d{2})(?=\d)/g, '$1-');
  return (
    <>
      <div className="readback">
        <section aria-labelledby="readback-account">
          <div className="readback-head">
            <h3 id="readback-account">Account details</h3>
            {mandateSection && (
              <button type="button" className="link" onClick={() => joining.edit(mandateSection.id)}>
                <Icon name="pencil" size="s" />
                <span>
                  Edit<span className="vh"> account details</span>
                </span>
              </button>
            )}
          </div>
          <FactList
            facts={[
              { label: 'Account holder', value: text('accountHolder') },
              { label: 'Sort code', value: sortCode },
              { label: 'Account number', value: text('accountDetails.accountNumber') },
              { label: 'Name on your bank statement', value: statementName },
            ]}
          />
        </section>
        <section aria-labelledby="readback-payments">
          <h3 id="readback-payments">Payments</h3>
          <FactList
            facts={[
              { label: 'Today, by card', value: costs?.totalToPayNow.formatted ?? '' },
              {
                label: `Each month from ${costs?.prettyFirstBillingDate ?? 'your billing day'}`,
                value: costs?.globalBasePrice.formatted ?? '',
              },
              {
                label: 'Your right to cancel',
                value: 'You can cancel the Direct Debit at any time through your bank.',
              },
            ]}
          />
        </section>
      </div>
      <div className="guarantee">
        {(terms.mandate.data ?? []).map(({ id, html }) => (
          <ServerHtml key={id} html={html} />
        ))}
      </div>
      {provider === 'go_cardless' && (
        <p className="small muted readback-notice">
          We use GoCardless to process your Direct Debit payments. More information on how GoCardless processes your
          personal data and your data protection rights, including your right to object, is available in the{' '}
          <a href={privacyNoticeUrl} target="_blank" rel="noopener noreferrer">
            GoCardless privacy notice<span className="vh"> (opens in a new tab)</span>
          </a>
          . Powered by GoCardless.
        </p>
      )}
      <SectionFooter hint={costs ? `Next: pay ${costs.totalToPayNow.formatted} by card.` : undefined}>
        <Button size="l" busy={joining.journey.busy} onClick={() => joining.proceed()}>
          {joining.journey.open?.continueLabel}
        </Button>
      </SectionFooter>
    </>
  );
});
