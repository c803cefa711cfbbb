/**
 * The fields of each provider's frame, and the call that carries their details. `settings` come from the frame's
 * address, `asked` from the script's request.
 */
const post = (path, authorization, body) => ({ path, authorization, body });
const monthOf = ({ expiry }) => Number(expiry.slice(0, 2));
const yearOf = ({ expiry }) => 2000 + Number(expiry.slice(2));

export const forms = {
  'stripe-card': {
    fields: ['number', 'expiry', 'code'],
    request: ({ number, code, ...rest }, { key }) =>
      post('stripe/v1/payment_methods', `Bearer ${key}`, { number, month: monthOf(rest), year: yearOf(rest), code }),
  },
  'stripe-code': {
    fields: ['code'],
    request: ({ code }, { key }) => post('stripe/v1/tokens', `Bearer ${key}`, { cvc_update: { cvc: code } }),
  },
  'opayo-card': {
    fields: ['holder', 'number', 'expiry', 'code'],
    request: ({ holder, number, expiry, code }, _settings, { sessionKey }) =>
      post('opayo/api/v1/card-identifiers', `Bearer ${sessionKey}`, {
        cardDetails: { cardholderName: holder, cardNumber: number, expiryDate: expiry, securityCode: code },
      }),
  },
  'opayo-code': {
    fields: ['code'],
    request: ({ code }, _settings, { sessionKey, identifier }) =>
      post(`opayo/api/v1/card-identifiers/${encodeURIComponent(identifier)}/security-code`, `Bearer ${sessionKey}`, {
        securityCode: code,
      }),
  },
  'ryft-card': {
    fields: ['number', 'expiry', 'code'],
    request: ({ number, code, ...rest }, { key }, { clientSecret, store }) =>
      post('ryft/v1/payment-sessions/attempt-payment', key, {
        clientSecret,
        cardDetails: { number, expiryMonth: monthOf(rest), expiryYear: yearOf(rest), cvc: code },
        paymentMethodOptions: { store },
      }),
  },
  'ryft-code': {
    fields: ['code'],
    request: ({ code }, { key, method }, { clientSecret }) =>
      post('ryft/v1/payment-sessions/attempt-payment', key, { clientSecret, paymentMethod: { id: method, cvc: code } }),
  },
};
