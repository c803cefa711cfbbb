import { observer } from 'mobx-react-lite';
import { Fragment, Suspense, useEffect, useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { Breadcrumbs, type Crumb } from '../../kit/components/Breadcrumbs';
import { goOnAfterFrame } from '../../kit/components/afterFrame';
import { Button } from '../../kit/components/Button';
import { LinkButton } from '../../kit/components/LinkButton';
import { Icon } from '../../kit/components/Icon';
import { Note } from '../../kit/components/Note';
import { PartBoundary } from '../../kit/components/PartBoundary';
import { Skeleton, Spinner } from '../../kit/components/Spinner';
import { useFocusOn } from '../../kit/components/useFocusOn';
import { TermsDialog } from '../../kit/components/TermsDialog';
import { Presence } from '../../kit/components/motion/Presence';
import { vocabulary } from '../../../schemas/vocabulary';
import { FormView } from '../../kit/forms/lazyFormView';
import { gives } from '../../ground/journey/language/roles';
import { contentOf } from '../../ground/journey/language/content';
import type { DisplayedSection } from '../../ground/journey/language/sections';
import { paymentLoading } from '../paymentMessages';
import { usePayment } from '../PaymentContext';
import { checkoutFields, checkoutSections } from '../sections/fields';
import { LockNote, CardFormError } from '../sections/CardFields';
import { ChallengeDialog } from '../sections/ChallengeDialog';
import { CheckingDialog } from '../sections/CheckingDialog';
import { PaymentNotice } from './PaymentNotice';
import { Inspector } from '../../inspector/Inspector';
import './checkout.css';
import { useForms } from '../../kit/walk/FormsContext';
import { useSite } from '../../kit/site/SiteContext';

export type CheckoutScreenProps = {
  readonly crumbs: readonly Crumb[];
  /** The summary of the order, once it is loaded. */
  readonly ticket: ReactNode;
  /** The links for leaving, below the submit button. */
  readonly wayOut: ReactNode;
};

/** The checkout screen, for a joining cart or a basket. */
export const CheckoutScreen = observer(function CheckoutScreen({ crumbs, ticket, wayOut }: CheckoutScreenProps) {
  const { config } = useSite();
  const { checkout, payment } = usePayment();
  useEffect(() => void checkout.open(), [checkout]);
  const { id, due, request } = checkout.payable;
  const hasFailed = request.status === 'error';
  const { isUnknown } = payment.goneCart;
  return (
    <>
      <div className="total-bar">
        <div className="wrap">
          <Breadcrumbs crumbs={config.bare ? [] : crumbs} />
          <div className="total-bar-row">
            <h1 tabIndex={-1}>{checkout.words.title}</h1>
            <p className="total-bar-amount">
              {due !== undefined && (
                <>
                  <span>{checkout.words.amount}</span>
                  <b>{due.formatted}</b>
                </>
              )}
            </p>
          </div>
        </div>
      </div>
      <div className="wrap checkout">
        <div className="checkout-main">
          {hasFailed && (
            <Note type="danger" title={request.error?.message ?? ''} live>
              <Button look="secondary" size="s" onClick={() => checkout.open()}>
                Try again
              </Button>
            </Note>
          )}
          {id === undefined ? !hasFailed && <ToCome isUnknown={isUnknown} /> : <Sections wayOut={wayOut} />}
        </div>
        <aside>
          <div className="aside">
            {ticket ?? (!hasFailed && !isUnknown && <Skeleton label="Loading your selection" heights={[520]} />)}
          </div>
        </aside>
      </div>
      <PaymentDialogs />
      <Inspector journey={checkout.journey} />
      <Presence>
        {checkout.termsOpen && (
          <TermsDialog
            terms={checkout.form.termsToRead}
            onClose={() => checkout.closeTerms()}
            onAgree={() => checkout.acceptTerms()}
          />
        )}
      </Presence>
    </>
  );
});

/** The place of the form while the cart is loaded, or while the order that it has become is looked for. */
function ToCome({ isUnknown }: { readonly isUnknown: boolean }) {
  const { config, navigator } = useSite();
  const { words } = usePayment().checkout;
  if (!isUnknown) return <Skeleton label="Loading your order" heights={[220, 180, 120]} />;
  return (
    <Note type="warning" title={words.goneCart} live>
      <p>{words.goneCartMore}</p>
      <LinkButton onClick={() => navigator.load(config.home)}>Leave this page</LinkButton>
    </Note>
  );
}

const Sections = observer(function Sections({ wayOut }: Pick<CheckoutScreenProps, 'wayOut'>) {
  const { checkout, payment } = usePayment();
  const { payable } = checkout;
  const { sections } = checkout.journey;
  const place = useRef<HTMLDivElement>(null);
  // A failure may be known before the form is drawn, as after a reload.
  const notice = useFocusOn<HTMLDivElement>(payment.attempt.failures);
  useFirstMissing(place, checkout.blockedPresses);
  if (checkout.paymentFacts.amountDue === 'pending') {
    return (
      <div className="card">
        <Spinner label={payment.loading} />
      </div>
    );
  }
  // Without a payment form nothing can be filled in: only the reason is displayed, with a retry button and the links for leaving.
  if (payment.status === 'prepare_failed') {
    return (
      <div className="card no-form">
        <PaymentNotice notice={notice} />
        {payment.claim.kind === 'not-prepared' && <CardFormError message={payment.claim.failure.message} />}
        {wayOut}
      </div>
    );
  }
  const noticeAt = sections.findIndex((section) => gives(section, 'card-payment', vocabulary));
  return (
    <div ref={place} className="checkout-sections">
      {noticeAt < 0 && <PaymentNotice notice={notice} />}
      {sections.map((section, index) => (
        <Fragment key={section.id}>
          {index === noticeAt && <PaymentNotice notice={notice} />}
          <CheckoutSection section={section} />
        </Fragment>
      ))}
      {payable.terms.status === 'error' && (
        <Note type="danger" title={payable.terms.error?.message ?? ''} live>
          <Button look="secondary" size="s" busy={checkout.busy} onClick={() => checkout.loadTerms()}>
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
        blockedBy={reason === undefined ? undefined : 'pay-reason'}
        onClick={() => goOnAfterFrame(() => checkout.press())}
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
          {payable.due?.raw === 0 ? paymentLoading.placing : checkout.words.verifying}
        </p>
      )}
      {wayOut}
    </div>
  );
});

/** Moves the focus to the first incomplete field, each time the submit button was pressed in vain. */
function useFirstMissing(place: RefObject<HTMLElement | null>, attempts: number): void {
  useEffect(() => {
    if (attempts === 0) return;
    const first = place.current?.querySelector<HTMLElement>('[aria-invalid=true], .card-fields[tabindex]');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }, [place, attempts]);
}

/** A section that has no form: its title with its text, or its text alone. */
function TextSection({ section: { title, intro } }: { readonly section: DisplayedSection }) {
  if (title === undefined) return <Note type="neutral" title={intro ?? ''} />;
  return (
    <Note type="neutral" title={title}>
      {intro}
    </Note>
  );
}

const CheckoutSection = observer(function CheckoutSection({ section }: { readonly section: DisplayedSection }) {
  if (contentOf(section, vocabulary).kind === 'text') return <TextSection section={section} />;
  return (
    <section className="card" aria-labelledby={section.title === undefined ? undefined : `${section.id}-title`}>
      {section.title !== undefined && <h2 id={`${section.id}-title`}>{section.title}</h2>}
      {section.intro !== undefined && <p className="muted">{section.intro}</p>}
      <SectionContent section={section} />
    </section>
  );
});

const SectionContent = observer(function SectionContent({ section }: { readonly section: DisplayedSection }) {
  const forms = useForms();
  const { payment, checkout } = usePayment();
  const model = forms.model(section.id);
  const content = contentOf(section, vocabulary);
  const Whole = content.kind === 'widget' ? checkoutSections[content.name] : undefined;
  if (Whole) return <Whole />;
  if (!model) return <Skeleton label="Loading this form" heights={[48, 48]} />;
  const isCard = gives(section, 'card-payment', vocabulary);
  const form = (
    <PartBoundary>
      <Suspense fallback={<Skeleton label="Loading this form" heights={[48, 48, 48]} />}>
        <FormView
          model={model}
          id={section.id}
          disabled={payment.inProgress && payment.status !== 'preparing'}
          customFields={checkoutFields}
        />
        {isCard && <LockNote />}
      </Suspense>
    </PartBoundary>
  );
  if (isCard) return form; // the provider may render its own form inside, and forms can't be nested
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    goOnAfterFrame(() => checkout.press());
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      {form}
      {/* Enter submits a form only if the form has a submit button. */}
      <button type="submit" hidden />
    </form>
  );
});

/** The dialogs over the form: the bank's challenge, or the check of a payment whose outcome is unknown. */
const PaymentDialogs = observer(function PaymentDialogs() {
  const { config } = useSite();
  const { checkout, payment } = usePayment();
  const { challenge, screen, claim } = payment;
  const amount = checkout.payable.due?.formatted ?? '';
  if (screen === 'challenge' && challenge) {
    const { apiBase } = config.config;
    const returnOrigin = URL.canParse(apiBase) ? new URL(apiBase).origin : location.origin;
    return <ChallengeDialog challenge={challenge} amount={amount} returnOrigin={returnOrigin} words={checkout.words} />;
  }
  switch (claim.kind) {
    case 'checking':
    case 'holding':
    case 'placing':
    case 'starting':
      return <CheckingDialog claim={claim} />;
    default:
      return null;
  }
});
