import { observer } from 'mobx-react-lite';
import { Fragment, Suspense, useEffect, useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { Breadcrumbs, type Crumb } from '../../components/Breadcrumbs';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { Note } from '../../components/Note';
import { PartBoundary } from '../../components/PartBoundary';
import { Skeleton, Spinner } from '../../components/Spinner';
import { TermsDialog } from '../../components/TermsDialog';
import { Presence } from '../../components/motion/Presence';
import { vocabulary } from '../../../schemas/vocabulary';
import { FormView } from '../../forms/lazyFormView';
import { wholeSectionField, type DisplayedSection } from '../../journey/sections';
import { paymentLoading } from '../../payment/messages';
import { usePayment } from '../../payment/PaymentContext';
import { customFields } from '../../sections/registry';
import { CardFields, LockNote, NotPrepared } from '../../sections/payment/CardFields';
import { ChallengeDialog } from '../../sections/payment/ChallengeDialog';
import { CheckingDialog } from '../../sections/payment/CheckingDialog';
import { PaymentNotice } from './PaymentNotice';
import { useStores } from '../../stores/StoresContext';
import { Inspector } from '../inspector/Inspector';
import './checkout.css';

export type CheckoutScreenProps = {
  readonly crumbs: readonly Crumb[];
  /** What is paid for, once it is there. */
  readonly ticket: ReactNode;
  /** The ways out, below the button that pays. */
  readonly wayOut: ReactNode;
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
  const { sections } = checkout.journey;
  const place = useRef<HTMLDivElement>(null);
  useFirstMissing(place, checkout.attempts);
  if (checkout.paymentFacts.amountDue === 'pending') {
    return (
      <div className="card">
        <Spinner label={payment.loading} />
      </div>
    );
  }
  // Without a payment form there is nothing to fill in: the reason stands alone, with the ways on.
  if (payment.status === 'prepare_failed') {
    return (
      <div className="card no-form">
        <PaymentNotice />
        {payment.says.claim === 'not-prepared' && <NotPrepared message={payment.says.failure.message} />}
        {wayOut}
      </div>
    );
  }
  const noticeAt = sections.findIndex(({ provides }) => provides.includes('card'));
  return (
    <div ref={place} className="checkout-sections">
      {noticeAt < 0 && <PaymentNotice />}
      {sections.map((section, index) => (
        <Fragment key={section.id}>
          {index === noticeAt && <PaymentNotice />}
          <CheckoutSection section={section} />
        </Fragment>
      ))}
      {payable.terms.status === 'error' && (
        <Note type="danger" title={payable.terms.error?.message ?? ''} live>
          <Button look="secondary" size="s" onClick={() => void payable.loadTerms()}>
            Try again
          </Button>
        </Note>
      )}
      <PayCard wayOut={wayOut} />
    </div>
  );
});

const PayCard = observer(function PayCard({ wayOut }: Pick<CheckoutScreenProps, 'wayOut'>) {
  const { checkout, payment } = usePayment();
  const { submitLabel } = checkout.journey;
  const { missing, busy, payable } = checkout;
  const label = (submitLabel?.text ?? 'Pay {amountDue} now').replace('{amountDue}', payable.due?.formatted ?? '');
  const reason = missing.length > 0 && !busy ? `Please complete: ${missing.join(', ')}.` : undefined;
  return (
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
      {busy && payment.status !== 'preparing' && (
        <p className="small muted" role="status">
          {paymentLoading.verifying}
        </p>
      )}
      {wayOut}
    </div>
  );
});

/** Takes the customer to the first thing that is missing, each time that the button was stopped by it. */
function useFirstMissing(place: RefObject<HTMLElement | null>, attempts: number): void {
  useEffect(() => {
    if (attempts === 0) return;
    const first = place.current?.querySelector<HTMLElement>('[aria-invalid=true], .card-fields[tabindex]');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }, [place, attempts]);
}

const CheckoutSection = observer(function CheckoutSection({ section }: { readonly section: DisplayedSection }) {
  if (section.form === undefined) return <Note type="neutral" title={section.intro ?? ''} />;
  return (
    <section className="card" aria-labelledby={section.title === undefined ? undefined : `${section.id}-title`}>
      {section.title !== undefined && <h2 id={`${section.id}-title`}>{section.title}</h2>}
      {section.intro !== undefined && <p className="muted">{section.intro}</p>}
      <SectionContent section={section} />
    </section>
  );
});

const SectionContent = observer(function SectionContent({ section }: { readonly section: DisplayedSection }) {
  const { forms } = useStores();
  const { payment, checkout } = usePayment();
  const model = forms.model(section.id);
  if (wholeSectionField(section.form, vocabulary) === 'cardFields') return <CardFields />;
  if (!model) return <Skeleton label="Loading this form" heights={[48, 48]} />;
  const isCard = section.provides.includes('card');
  const form = (
    <PartBoundary>
      <Suspense fallback={<Skeleton label="Loading this form" heights={[48, 48, 48]} />}>
        <FormView
          model={model}
          id={section.id}
          disabled={payment.inProgress && payment.status !== 'preparing'}
          customFields={customFields}
        />
        {isCard && <LockNote />}
      </Suspense>
    </PartBoundary>
  );
  if (isCard) return form; // a provider may draw a form of its own in it
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    checkout.press();
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      {form}
      {/* Without a button of its own a form does not hear Enter. */}
      <button type="submit" hidden />
    </form>
  );
});

/** The dialogs over the form: the bank's page, or that we are finding out how the payment went. */
const PaymentDialogs = observer(function PaymentDialogs() {
  const { config } = useStores();
  const { checkout, payment } = usePayment();
  const { challenge, screen, says } = payment;
  const amount = checkout.payable.due?.formatted ?? '';
  if (screen === 'challenge' && challenge) {
    const { apiBase } = config.config;
    const returnOrigin = URL.canParse(apiBase) ? new URL(apiBase).origin : location.origin;
    return <ChallengeDialog challenge={challenge} amount={amount} returnOrigin={returnOrigin} />;
  }
  return says.claim === 'checking' || says.claim === 'holding' ? <CheckingDialog says={says} /> : null;
});
