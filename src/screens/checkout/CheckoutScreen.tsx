import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import type { JoiningCart } from '../../api/joining';
import { Breadcrumbs, type Crumb } from '../../components/Breadcrumbs';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { Note } from '../../components/Note';
import { PartBoundary } from '../../components/PartBoundary';
import { Skeleton, Spinner } from '../../components/Spinner';
import { StartOverDialog } from '../../components/StartOverDialog';
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
import { CheckoutTicket } from './CheckoutTicket';
import './checkout.css';

/** The journey that filled the cart. */
function cameFrom(cart: JoiningCart | undefined): Crumb {
  if (cart?.follows == null) return { label: 'Buy membership', href: '/' };
  const { kind, follows } = cart;
  const label = kind === 'change' ? 'Change membership' : 'Renew membership';
  return { label, href: `/${kind}-membership/${follows.id}` };
}

/** Paying for what is in the joining cart. */
export const CheckoutScreen = observer(function CheckoutScreen() {
  const { cart, config, kiosk } = useStores();
  const { checkout } = usePayment();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => void checkout.open(), [checkout]);
  const { request } = cart;
  const total = cart.cart?.paymentOption.totalToPayNow.formatted;
  const crumbs = config.bare ? [] : [cameFrom(cart.cart), { label: 'Checkout ' }];
  return (
    <>
      <div className="total-bar">
        <div className="wrap">
          <Breadcrumbs crumbs={crumbs} />
          <div className="total-bar-row">
            <h1 tabIndex={-1}>Checkout</h1>
            {total !== undefined && (
              <p className="total-bar-amount">
                <span>Total to pay now</span>
                <b>{total}</b>
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
          {cart.cart ? (
            <Sections onLeave={() => (kiosk ? kiosk.ask() : setLeaving(true))} />
          ) : (
            request.status !== 'error' && <Skeleton label="Loading your order" heights={[220, 180, 120]} />
          )}
        </div>
        <aside>
          <div className="aside">{cart.cart && <CheckoutTicket cart={cart.cart} />}</div>
        </aside>
      </div>
      <PaymentDialogs />
      <Inspector journey={checkout.journey} />
      <Presence>
        {leaving && (
          <StartOverDialog
            leaveLabel="Leave this screen"
            onStay={() => setLeaving(false)}
            onLeave={() => void checkout.leave(config.home)}
          />
        )}
      </Presence>
      <Presence>
        {checkout.termsOpen && (
          <TermsDialog
            terms={cart.terms.data ?? []}
            onClose={() => checkout.closeTerms()}
            onAgree={() => checkout.acceptTerms()}
          />
        )}
      </Presence>
    </>
  );
});

const Sections = observer(function Sections({ onLeave }: { readonly onLeave: () => void }) {
  const { cart } = useStores();
  const { checkout, payment } = usePayment();
  const { sections, submitLabel } = checkout.journey;
  const { missing, busy } = checkout;
  const amount = cart.cart?.paymentOption.totalToPayNow.formatted ?? '';
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
      {cart.terms.status === 'error' && (
        <Note type="danger" title={cart.terms.error?.message ?? ''} live>
          <Button look="secondary" size="s" onClick={() => void cart.loadTerms()}>
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
        <button type="button" className="link" disabled={busy} onClick={onLeave}>
          Cancel selection and start over
        </button>
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
  const { cart, config } = useStores();
  const { challenge, inquiry, screen } = usePayment().payment;
  const amount = cart.cart?.paymentOption.totalToPayNow.formatted ?? '';
  if (screen === 'challenge' && challenge) {
    const { apiBase } = config.config;
    const returnOrigin = URL.canParse(apiBase) ? new URL(apiBase).origin : location.origin;
    return <ChallengeDialog challenge={challenge} amount={amount} returnOrigin={returnOrigin} />;
  }
  return inquiry.state === 'known' ? null : <CheckingDialog />;
});
