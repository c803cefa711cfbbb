import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { Button } from '../../components/Button';
import { lazyPart } from '../../components/lazyPart';
import { Presence } from '../../components/motion/Presence';
import { CostLines, Total } from '../../components/Ticket';
import { messages } from '../../core/messages';
import { formatPence, pence } from '../../core/money';
import { useBookings } from '../../stores/bookings/BookingsContext';
import { useStores } from '../../stores/StoresContext';

const LoginDialog = lazyPart(
  () => import('../login/LoginDialog'),
  (part) => part.LoginDialog,
);

/** What it comes to, and the way to the checkout. */
export const BasketTotals = observer(function BasketTotals() {
  const { config, session, toasts, navigator } = useStores();
  const { basket, answers } = useBookings();
  const [loggingIn, setLoggingIn] = useState(false);
  const [going, setGoing] = useState(false);
  const { creditUsed, basket: data } = basket;
  if (!data) return null;
  const reason = session.isMember ? whyNot() : undefined;
  const goOn = async (): Promise<void> => {
    if (!session.isMember) return setLoggingIn(true);
    if (reason !== undefined) {
      answers.attempt();
      if (!answers.complete) toasts.show('danger', messages.unanswered);
      return undefined;
    }
    setGoing(true);
    const saved = await answers.saveAll();
    setGoing(false);
    if (saved) navigator.load('/checkout');
    return undefined;
  };

  function whyNot(): string | undefined {
    if (basket.paymentProcessing) return 'This order is being paid for. What comes of it shows here.';
    if (basket.items.some(({ purchasedForUserId }) => purchasedForUserId === null))
      return 'To go on: choose who each place is for.';
    if (!answers.complete) return 'To go on: answer the questions marked *.';
    if (basket.items.some(({ refusal }) => refusal !== null))
      return 'To go on: change or remove what is marked in red.';
    return undefined;
  }

  return (
    <>
      {creditUsed > 0 && (
        <CostLines
          lines={[
            { label: 'Subtotal', amount: data.formattedTotal },
            {
              label: 'Credit',
              amount: formatPence(pence(-creditUsed), config.config.currency),
              minus: true,
            },
          ]}
        />
      )}
      <Total label="Total" amount={data.formattedBalance} />
      <Button
        size="l"
        full
        busy={going}
        blocked={reason !== undefined}
        aria-describedby={reason === undefined ? undefined : 'checkout-reason'}
        onClick={() => void goOn()}
      >
        Checkout
      </Button>
      {reason !== undefined && (
        <p className="small muted basket-reason" id="checkout-reason">
          {reason}
        </p>
      )}
      <Suspense fallback={null}>
        <Presence>{loggingIn && <LoginDialog onClose={() => setLoggingIn(false)} />}</Presence>
      </Suspense>
    </>
  );
});
