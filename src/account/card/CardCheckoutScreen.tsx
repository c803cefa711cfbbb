import { observer } from 'mobx-react-lite';
import { usePayment } from '../../checkout/PaymentContext';
import { CheckoutScreen } from '../../checkout/screens/CheckoutScreen';
import { WayOut } from '../../checkout/screens/WayOut';
import { useSite } from '../../kit/site/SiteContext';
import { LabelledValues, Ticket, TicketPart } from '../../kit/components/Ticket';

/** The page on which a customer saves a card, in place of the saved one if there is one. */
export const CardCheckoutScreen = observer(function CardCheckoutScreen() {
  const { checkout } = usePayment();
  const { navigator } = useSite();
  const { due } = checkout.payable;
  return (
    <CheckoutScreen
      crumbs={[{ label: 'Payments', href: '/payments' }, { label: 'Save a card' }]}
      ticket={due && <CheckTicket amount={due.formatted} />}
      wayOut={<WayOut label="Back to your payments" onPress={() => navigator.load('/payments')} />}
    />
  );
});

/** The explanation beside the form of what happens with the card, and when, since an amount is named and nothing is bought. */
function CheckTicket({ amount }: { readonly amount: string }) {
  return (
    <Ticket title="Saving your card">
      <TicketPart last>
        <LabelledValues
          facts={[
            { label: 'You pay', value: 'Nothing' },
            {
              label: 'Held for a moment',
              value: amount,
              note: 'Your bank is asked to hold this to check the card, and to let go of it at once. It may show as pending for some days.',
            },
            {
              label: 'Next time',
              value: 'You choose',
              note: 'We offer the card at checkout, and take nothing from it until you press Pay. Your Direct Debits stay as they are.',
            },
          ]}
        />
      </TicketPart>
    </Ticket>
  );
}
