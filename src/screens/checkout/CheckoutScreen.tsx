import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../../components/Breadcrumbs';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { Note } from '../../components/Note';
import { PartBoundary } from '../../components/PartBoundary';
import { Skeleton, Spinner } from '../../components/Spinner';
import { TermsDialog } from '../../components/TermsDialog';
import { useFocusOn } from '../../components/useFocusOn';
import { Presence } from '../../components/motion/Presence';
import { vocabulary } from '../../../schemas/vocabulary';
import { messages } from '../../core/messages';
import { FormView } from '../../forms/lazyFormView';
import { wholeSectionField, type DisplayedSection } from '../../journey/sections';
import { paymentLoading } from '../../payment/messages';
import { usePayment } from '../../payment/PaymentContext';
import { customFields } from '../../sections/registry';
import { CardFields, LockNote } from '../../sections/payment/CardFields';
import { ChallengeDialog } from '../../sections/payment/ChallengeDialog';
import { CheckingDialog } from '../../sections/payment/CheckingDialog';
import { useStores } from '../../stores/StoresContext';
import { Inspector } from '../inspector/Inspector';
import './checkout.css';

export type CheckoutScreenProps = {
  readonly crumbs: readonly Crumb[];
  /** What is paid for, once it is there. */
  readonly ticket: ReactNode;
  /** The way out, below the button that pays; `busy` while that would be too late. */
  readonly wayOut: (busy: boolean) => ReactNode;
};

/** Paying, whatever for. */
export const CheckoutScreen = observer(function CheckoutScreen({ crumbs, ticket, wayOut }: CheckoutScreenProps) {
  const { config } = useStores();
  const { checkout } = usePayment();
  useEffect(() => void checkout.open(), [checkout]);
  const { id, due, request, terms } = checkout.payable;
  return (
    <>
      <div className="total-bar">
        <div className="wrap">
          <Breadcrumbs crumbs={config.bare ? [] : crumbs} />
          <div className="total-bar-row">
            <h1 tabIndex={-1}>Checkout</h1>
            {due !== undefined && (
              <p className="total-bar-amount">
                <span>Total to pay now</span>
                <b>{due.formatted}</b>
              </p>
            )}
          </div>
        </div>
      </div>
      <div className="wrap checkout">
        <div className="checkout-main">
          <PaymentNotice />
          {request.status === 'error' && (
            <Note type="danger" title={request.error?.message ?? ''} live>
              <Button look="secondary" size="s" onClick={() => void checkout.open()}>
                Try again
              </Button>
            </Note>
          )}
          {id === undefined ? (
            request.status !== 'error' && <Skeleton label="Loading your order" heights={[220, 180, 120]} />
          ) : (
            <Sections wayOut={wayOut} />
          )}
        </div>
        <aside>
          <div className="aside">{ticket}</div>
        </aside>
      </div>
      <PaymentDialogs />
      <Inspector journey={checkout.journey} />
      <Presence>
        {checkout.termsOpen && (
          <TermsDialog
            terms={terms.data ?? []}
            onClose={() => checkout.closeTerms()}
            onAgree={() => checkout.acceptTerms()}
          />
        )}
      </Presence>
    </>
  );
});

const Sections = observer(function Sections({ wayOut }: Pick<CheckoutScreenProps, 'wayOut'>) {
  const { checkout, payment } = usePayment();
  const { payable } = checkout;
  const { sections, submitLabel } = checkout.journey;
  const { missing, busy } = checkout;
  const amount = payable.due?.formatted ?? '';
  const label = (submitLabel?.text ?? 'Pay {amountDue} now').replace('{amountDue}', amount);
  const reason = missing.length > 0 && !busy ? `To go on, complete: ${missing.join(', ')}.` : undefined;
  if (checkout.paymentFacts.amountDue === 'pending') {
    return (
      <div className="card">
        <Spinner label={payment.loading} />
      </div>
    );
  }
  return (
    <>
      {sections.map((section) => (
        <CheckoutSection key={section.id} section={section} />
      ))}
      {payable.terms.status === 'error' && (
        <Note type="danger" title={payable.terms.error?.message ?? ''} live>
          <Button look="secondary" size="s" onClick={() => void payable.loadTerms()}>
            Try again
          </Button>
        </Note>
      )}
      <div className="card pay">
        <Button
          size="l"
          full
          busy={busy}
          blocked={missing.length > 0}
          aria-describedby={reason === undefined ? undefined : 'pay-reason'}
          onClick={() => checkout.press()}
        >
          {!busy && <Icon name="lock" />}
          {label}
        </Button>
        {reason !== undefined && (
          <p id="pay-reason" className="small muted">
            {reason}
          </p>
        )}
        {busy && payment.status !== 'preparing' && <Spinner label={paymentLoading.verifying} />}
        {wayOut(busy)}
      </div>
    </>
  );
});

const CheckoutSection = observer(function CheckoutSection({ section }: { readonly section: DisplayedSection }) {
  const { forms } = useStores();
  const { payment } = usePayment();
  const model = forms.model(section.id);
  const content =
    wholeSectionField(section.form, vocabulary) === 'cardFields' ? (
      <CardFields />
    ) : model ? (
      <PartBoundary>
        <Suspense fallback={<Skeleton label="Loading this form" heights={[48, 48, 48]} />}>
          <FormView
            model={model}
            id={section.id}
            disabled={payment.inProgress && payment.status !== 'preparing'}
            customFields={customFields}
          />
          {section.provides.includes('card') && <LockNote />}
        </Suspense>
      </PartBoundary>
    ) : (
      section.form && <Skeleton label="Loading this form" heights={[48, 48]} />
    );
  if (section.form === undefined) return <Note type="neutral" title={section.intro ?? ''} />;
  return (
    <section className="card" aria-labelledby={section.title === undefined ? undefined : `${section.id}-title`}>
      {section.title !== undefined && <h2 id={`${section.id}-title`}>{section.title}</h2>}
      {section.intro !== undefined && <p className="muted">{section.intro}</p>}
      {content}
    </section>
  );
});

/** What went wrong with the last try, and only as far as it is known. The button is far below: it is brought into view. */
const PaymentNotice = observer(function PaymentNotice() {
  const { status, failure, failures } = usePayment().payment;
  const notice = useFocusOn<HTMLDivElement>(failures);
  if (status !== 'failed' || !failure) return null;
  return (
    <div ref={notice} tabIndex={-1} className="payment-notice">
      {failure.notCharged ? (
        <Note type="danger" title={messages.paymentFailedTitle} live>
          <p>{messages.paymentFailed}</p>
          <p>{failure.message}</p>
        </Note>
      ) : (
        <Note type="warning" title={failure.message} live />
      )}
    </div>
  );
});

/** What stands over the form: the bank's page, or that we are finding out how the payment went. */
const PaymentDialogs = observer(function PaymentDialogs() {
  const { config } = useStores();
  const { checkout, payment } = usePayment();
  const { challenge, inquiry, screen } = payment;
  const amount = checkout.payable.due?.formatted ?? '';
  if (screen === 'challenge' && challenge) {
    const { apiBase } = config.config;
    const returnOrigin = URL.canParse(apiBase) ? new URL(apiBase).origin : location.origin;
    return <ChallengeDialog challenge={challenge} amount={amount} returnOrigin={returnOrigin} />;
  }
  return inquiry.state === 'known' ? null : <CheckingDialog />;
});
