import { exchange } from '../../journeys/support/exchange';
import type { Server } from '../../journeys/support/startServer';
import { cardInHand } from '../cardInHand';

type Handler = (event: { readonly isValid: boolean }) => void;

/** Ryft's script without its frame: the card is typed at once, and what the frame would send to the bank is really sent. */
export function standInRyft({ bankUrl }: Server): void {
  const handlers = new Set<Handler>();
  const pay = async (publicKey: string, clientSecret: string): Promise<unknown> => {
    const { text } = await exchange({
      method: 'POST',
      url: `${bankUrl}/ryft/v1/payment-sessions/attempt-payment`,
      headers: { authorization: publicKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        clientSecret,
        cardDetails: { number: cardInHand.number, expiryMonth: 12, expiryYear: 2030, cvc: '123' },
      }),
    });
    return JSON.parse(text);
  };
  let current = { publicKey: '', clientSecret: '' };
  const Ryft = {
    addEventHandler: (_name: string, handler: Handler) => void handlers.add(handler),
    init(options: typeof current): void {
      current = options;
      queueMicrotask(() => handlers.forEach((handle) => handle({ isValid: true })));
    },
    attemptPayment: ({ clientSecret = current.clientSecret }) => pay(current.publicKey, clientSecret),
    getUserFacingErrorMessage: () => 'Your card has insufficient funds. Please try another card.',
  };
  Object.assign(window, { Ryft });
}
