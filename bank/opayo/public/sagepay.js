/**
 * Stands in for Opayo's sagepay.js: the drop-in form, and the calls for a form of the shop's own. Card details of the
 * drop-in are typed in a frame of the bank's and never reach the page.
 */
const lost = { httpCode: 408, errorCode: 9998, errorMessage: 'Request timeout' };

/** Returns a refusal in the form of the drop-in's errors. */
function dropInError({ unreachable, status, body }) {
  if (unreachable) return lost;
  const { code, description } = body.errors?.[0] ?? body;
  return { httpCode: status, errorCode: code, errorMessage: description };
}

function containerOf(selector) {
  const container = typeof selector === 'function' ? selector() : document.querySelector(selector);
  if (!container) throw new Error(`Opayo drop-in: nothing on the page matches "${selector}".`);
  return container;
}

/** Draws the form in a frame. Invalid fields show their errors in the frame, and no callback is called. */
function sagepayCheckout({
  merchantSessionKey,
  containerSelector = '#sp-container',
  onTokenise,
  reusableCardIdentifier,
} = {}) {
  if (typeof merchantSessionKey !== 'string') throw new Error('Opayo drop-in: merchantSessionKey is required.');
  let sessionKey = merchantSessionKey;
  const drawn = drawCardFrame(containerOf(containerSelector), {
    title: 'Secure card payment form',
    form: reusableCardIdentifier ? 'opayo-code' : 'opayo-card',
    height: reusableCardIdentifier ? 90 : 290,
  });
  let isDestroyed = false;

  const checkout = {
    async tokenise({ newMerchantSessionKey } = {}) {
      sessionKey = newMerchantSessionKey ?? sessionKey;
      const answer = await drawn.ask('send', { sessionKey, identifier: reusableCardIdentifier });
      if (answer.problem || isDestroyed) return;
      const isDone = !answer.unreachable && answer.status < 300;
      const cardIdentifier = reusableCardIdentifier ?? answer.body?.cardIdentifier;
      onTokenise?.(isDone ? { success: true, cardIdentifier } : { success: false, error: dropInError(answer) });
    },
    /** Takes over a form of the page: submitting it first tokenises the card, then sends the identifier along. */
    form({ formSelector = 'form' } = {}) {
      const form = document.querySelector(formSelector);
      const own = onTokenise;
      onTokenise = (result) => {
        own?.(result);
        if (!result.success) return;
        const input = document.createElement('input');
        Object.assign(input, { type: 'hidden', name: 'card-identifier', value: result.cardIdentifier });
        form.append(input);
        form.submit();
      };
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        checkout.tokenise();
      });
      return checkout;
    },
    destroy() {
      isDestroyed = true;
      drawn.remove();
    },
  };
  return checkout;
}

/** Tokenises fields of the shop's own page: their content goes straight to Opayo, not through the shop's server. */
function sagepayOwnForm({ merchantSessionKey } = {}) {
  const post = async (path, body) => {
    try {
      const response = await fetch(`${base}opayo/api/v1/card-identifiers${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${merchantSessionKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const answer = response.status === 204 ? {} : await response.json();
      return response.ok ? { success: true, ...answer } : refusal(response.status, answer);
    } catch {
      return { success: false, httpCode: lost.httpCode, errors: [{ code: 9998, message: lost.errorMessage }] };
    }
  };
  const refusal = (httpCode, answer) => ({
    success: false,
    httpCode,
    errors: (answer.errors ?? [answer]).map((error) => ({
      ...error,
      message: error.clientMessage ?? error.description,
    })),
  });
  return {
    async tokeniseCardDetails({ cardDetails, onTokenised }) {
      onTokenised(await post('', { cardDetails }));
    },
    async activateReusableCardIdentifier({ reusableCardIdentifier, securityCode, onActivated }) {
      onActivated(await post(`/${encodeURIComponent(reusableCardIdentifier)}/security-code`, { securityCode }));
    },
  };
}

window.sagepayCheckout = sagepayCheckout;
window.sagepayOwnForm = sagepayOwnForm;
