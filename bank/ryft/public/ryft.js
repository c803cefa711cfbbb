/**
 * Stands in for https://embedded.ryftpay.com/v2/ryft.min.js. It draws into the page's #ryft-pay-form; card details are
 * typed in a frame of the bank's and never reach the page.
 */
const listeners = createListeners();
const declined = 'Your card was declined. Please try another card.';
const messages = {
  insufficient_funds: 'Your card has insufficient funds. Please try another card.',
  declined_do_not_honour: declined,
  expired_card: 'Your card has expired. Please try another card.',
  cvv2_failure: 'The security code is incorrect. Please check it and try again.',
  invalid_card_number: 'The card number is invalid. Please check it and try again.',
  '3ds_authentication_failure': 'Your bank could not confirm that it is you. Please try again or use another card.',
};

/** The form on the page, and its payment session. */
let current = null;

function init({ publicKey, clientSecret, customerPaymentMethods = {} } = {}) {
  if (typeof publicKey !== 'string' || publicKey === '') throw new Error('Ryft: publicKey is required.');
  const container = document.getElementById('ryft-pay-form');
  if (!container) throw new Error('Ryft: there is no #ryft-pay-form on the page.');
  current?.drawn.remove();
  const saved = customerPaymentMethods.paymentMethods?.[0];
  const tellValidity = ({ complete }) => listeners.tell('cardValidationChanged', { isValid: complete });
  const drawn = drawCardFrame(container, {
    title: 'Secure card payment fields',
    form: saved ? 'ryft-code' : 'ryft-card',
    height: saved ? 90 : 200,
    settings: {
      key: publicKey,
      ...(saved ? { method: saved.id } : {}),
      ...(!saved && customerPaymentMethods.allowStorage ? { storable: 'yes' } : {}),
    },
    on: {
      ready: () => listeners.tell('paymentMethodSelectionChanged', { paymentMethod: saved ?? null }),
      change: tellValidity,
    },
  });
  current = { drawn, publicKey, clientSecret };
}

/** Pays, and shows the bank's challenge over the page if there is one. Rejects if the payment's state stays unknown. */
async function attemptPayment({ clientSecret } = {}) {
  if (!current) throw new Error('Ryft: call init before attemptPayment.');
  const { drawn, publicKey } = current;
  const secret = clientSecret ?? current.clientSecret;
  if (typeof secret !== 'string') throw new Error('Ryft: clientSecret is required.');
  const { problem, unreachable, status, body } = await drawn.ask('send', { clientSecret: secret });
  if (problem) throw new Error(`Ryft: ${problem.message}`);
  if (unreachable || status >= 300)
    throw new Error(body?.errors?.[0]?.message ?? 'Ryft: the payment could not be sent.');
  if (body.requiredAction?.type !== 'Redirect') return body;
  await showChallenge(`ryft/challenge/${body.requiredAction.id}`);
  return continuePayment(publicKey, secret);
}

async function continuePayment(publicKey, clientSecret) {
  const response = await fetch(`${base}ryft/v1/payment-sessions/continue-payment`, {
    method: 'POST',
    headers: { authorization: publicKey, 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret, threeDs: { challengeResult: 'answered' } }),
  });
  if (!response.ok) throw new Error('Ryft: the payment could not be continued.');
  return response.json();
}

window.Ryft = {
  init,
  attemptPayment,
  addEventHandler: (name, handler) => listeners.add(name, handler),
  getUserFacingErrorMessage: (lastError) => messages[lastError] ?? declined,
};
