import { cardSource } from '../account/card/cardCheck';
import { ApiError } from '../contract/apiError';
import type { CallName, CallRequest, Handlers } from '../contract/calls';
import type { Settings } from '../contract/settings';
import { authorisePayment, endChallenge, transactionOf } from '../payments/authorise';
import { completeFree, completePayment } from '../payments/complete';
import type { Payment } from '../payments/payment';
import type { Providers } from '../payments/provider';
import type { Shops } from '../orders/shop';
import { openTransaction } from '../payments/scriptTransaction';
import { preparePayment, prepareScriptSession } from '../payments/sessions';
import { refuseClosedJoining } from './joiningSwitch';
import { signedIn } from './signedIn';

type PaymentRequest = Pick<CallRequest<CallName>, 'db' | 'customer' | 'settings' | 'testId' | 'now' | 'seenVersion'>;

type Checkout = {
  readonly providers: Providers;
  readonly shops: Shops;
  /** The config's flag, which one test's settings may override. */
  readonly savedCards: boolean;
  /** The config's flag for selling memberships online, which one test's settings may override. */
  readonly sellsOnline: boolean;
};

/** Collects what every step of a request's payment needs. `source` names the cart that is paid for. */
function paymentOf(
  { providers, shops, savedCards }: Checkout,
  { db, customer, settings, testId, now, seenVersion }: PaymentRequest,
  source: string | undefined,
): Payment {
  return {
    db,
    customer: signedIn(customer),
    providers: providers(testId),
    chosen: settings.paymentProvider,
    savedCards: settings.flags.savedCardsEnabled ?? savedCards,
    now,
    seenVersion,
    holdMinutes: settings.holdMinutes,
    shop: shops.bySource(source),
    shops,
  };
}

export function checkoutCalls(checkout: Checkout) {
  const payment = (request: PaymentRequest, source: string | undefined): Payment =>
    paymentOf(checkout, request, source);

  return {
    preparePayment: async (request) => {
      refuseSwitchedOff(request.settings, checkout, request.query.source);
      return { data: await preparePayment(payment(request, request.query.source)) };
    },

    preparePaymentSession: async (request) => {
      refuseSwitchedOff(request.settings, checkout, request.body.source);
      return { data: await prepareScriptSession(payment(request, request.body.source)) };
    },

    openTransaction: async (request) => ({
      data: await openTransaction(payment(request, request.body.source), request.body.payment_session_id, request.body),
    }),

    openJoiningTransaction: async (request) => {
      const paid = payment(request, undefined);
      const { provider } = request.params;
      if (!paid.providers[provider]) throw new ApiError(422, `${provider} payment provider is not supported`);
      return { data: await openTransaction(paid, request.body.session_id, request.body) };
    },

    authorisePayment: async (request) => ({
      data: await authorisePayment(payment(request, request.body.source), request.body, request.browser),
    }),

    transaction: async (request) => ({
      data: await transactionOf(payment(request, undefined), request.params.transactionId),
    }),

    answerChallenge: async (request) => ({
      data: await endChallenge(payment(request, undefined), request.params.transactionId, request.body.sca_result),
    }),

    completePayment: async (request) => {
      const { transaction_uuid } = request.body;
      if (transaction_uuid === undefined) refuseClosed(request.settings, checkout, request.body.source);
      const complete_order_id =
        transaction_uuid === undefined
          ? await completeFree(payment(request, request.body.source), request.idempotencyKey, request.body)
          : await completePayment(payment(request, request.body.source), transaction_uuid, request.body);
      return { data: { complete_order_id } };
    },

    completeSession: async (request) => ({
      data: {
        complete_order_id: await completePayment(
          payment(request, request.body.source),
          request.params.transactionId,
          request.body,
        ),
      },
    }),
  } satisfies Handlers;
}

/** Begins no payment for a membership while none are sold online. One that was begun is settled all the same. */
function refuseClosed(settings: Settings, { sellsOnline }: Checkout, source: string | undefined): void {
  if (source !== 'bookings' && source !== cardSource) refuseClosedJoining(settings, sellsOnline);
}

function refuseSwitchedOff(settings: Settings, checkout: Checkout, source: string | undefined): void {
  refuseClosed(settings, checkout, source);
  if (!settings.paidBookingDisabled) return;
  const message = 'Online payments are switched off at the moment. Please pay at your centre.';
  throw new ApiError(403, message, {}, { paid_booking_disabled: true });
}
