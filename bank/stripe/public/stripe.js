/**
 * Stands in for https://js.stripe.com/endive/stripe.js with the functions that a shop's page uses. Card details are
 * typed in a frame of the bank's and never reach the page.
 */
const integrationError = (message) => Object.assign(new Error(message), { name: 'IntegrationError' });
const unreachable = { type: 'api_connection_error', message: 'Could not reach the payment provider.' };

/** The frame that each element draws. */
const elementTypes = {
  payment: { title: 'Secure card payment input frame', form: 'stripe-card', height: 200 },
  cardCvc: { title: 'Secure CVC input frame', form: 'stripe-code', height: 90 },
};
const incomplete = { number: 'incomplete_number', expiry: 'incomplete_expiry', code: 'incomplete_cvc' };
const validationError = ({ field, message }) => ({ type: 'validation_error', code: incomplete[field], message });

/** Returns the result of something that the frame sent: the provider's object, or an error. */
function outcomeOf({ problem, unreachable: lost, body }) {
  if (problem) return { error: validationError(problem) };
  if (lost) return { error: unreachable };
  return body.error ? { error: body.error } : { value: body };
}

/** The methods by which a page listens to an element. Each returns the element, as Stripe's do. */
function listenerMethods(listeners, element) {
  const on = (name, listener) => {
    listeners.add(name, listener);
    return element();
  };
  const off = (name, listener) => {
    listeners.remove(name, listener);
    return element();
  };
  const once = (name, listener) => {
    const wrapped = (payload) => {
      off(name, wrapped);
      listener(payload);
    };
    return on(name, wrapped);
  };
  return { on, off, once };
}

function createElement(elementType, publishableKey, release) {
  const { title, form, height } = elementTypes[elementType];
  const listeners = createListeners();
  let drawn = null;

  const tellChange = ({ empty, complete, problem }) => {
    const change = { elementType, empty, complete };
    if (elementType === 'cardCvc') {
      listeners.tell('change', { ...change, error: problem && validationError(problem) });
    } else {
      listeners.tell('change', { ...change, collapsed: false, value: { type: 'card' } });
    }
  };

  const element = {
    elementType,
    submitted: false,
    get isMounted() {
      return drawn !== null;
    },
    mount(target) {
      const parent = typeof target === 'string' ? document.querySelector(target) : target;
      if (!parent) throw integrationError('The selector or element to mount into is not on the page.');
      drawn?.remove();
      drawn = drawCardFrame(parent, {
        title,
        form,
        height,
        settings: { key: publishableKey },
        on: {
          // react-stripe-js passes the element itself to listeners of `ready`.
          ready: () => listeners.tell('ready', { elementType }),
          change: tellChange,
          error: () => listeners.tell('loaderror', { elementType, error: unreachable }),
        },
      });
      queueMicrotask(() => listeners.tell('loaderstart', { elementType }));
    },
    unmount() {
      drawn?.remove();
      drawn = null;
    },
    destroy() {
      element.unmount();
      release();
    },
    update() {},
    ...listenerMethods(listeners, () => element),
    focus: () => void drawn?.ask('focus'),
    blur() {},
    clear: () => void drawn?.ask('clear'),
    collapse() {},
    ask(kind) {
      if (!drawn) throw integrationError('We could not retrieve data from the specified Element: it is not mounted.');
      return drawn.ask(kind);
    },
  };
  return element;
}

function createElements(publishableKey, options) {
  const live = new Map();
  // react-stripe-js asks by its component, which has the name as a property.
  const nameOf = (type) => (typeof type === 'string' ? type : type?.__elementType);
  return {
    options,
    create(type) {
      if (!Object.hasOwn(elementTypes, type)) throw integrationError(`The stand-in has no "${type}" element.`);
      if (live.has(type)) throw integrationError(`Can only create one Element of type ${type}.`);
      const element = createElement(type, publishableKey, () => live.delete(type));
      live.set(type, element);
      return element;
    },
    getElement: (type) => live.get(nameOf(type)) ?? null,
    update: () => Promise.resolve(),
    fetchUpdates: () => Promise.resolve({}),
    on() {},
    async submit() {
      const element = live.get('payment');
      if (!element?.isMounted) throw integrationError('elements.submit() needs a mounted payment Element.');
      const { problem } = await element.ask('validate');
      element.submitted = problem === undefined;
      return problem ? { error: validationError(problem) } : { selectedPaymentMethod: 'card' };
    },
  };
}

function readSecret(secret) {
  const [, id] = /^((?:pi|seti)_\w+?)_secret_\w+$/.exec(secret) ?? [];
  if (id === undefined) {
    throw integrationError('Invalid value: value should be a client secret of the form ${id}_secret_${secret}.');
  }
  return id;
}

/** Makes the calls to Stripe's API that the page itself makes. */
function createIntents(publishableKey) {
  const call = async (path, body) => {
    try {
      const response = await fetch(`${base}stripe/v1/payment_intents/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${publishableKey}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer = await response.json();
      return answer.error ? { error: answer.error } : { paymentIntent: answer };
    } catch {
      return { error: unreachable };
    }
  };
  const retrieve = (secret) => call(`${readSecret(secret)}?${new URLSearchParams({ client_secret: secret })}`);

  /** Shows the bank's challenge if there is one, and returns the payment's state. */
  const authenticate = async (secret, answer) => {
    if (answer.paymentIntent?.status !== 'requires_action') return answer;
    await showChallenge(`stripe/challenge/${answer.paymentIntent.next_action.use_stripe_sdk.challenge}`);
    const after = await retrieve(secret);
    const failure = after.paymentIntent?.last_payment_error;
    return failure ? { error: { ...failure, payment_intent: after.paymentIntent } } : after;
  };
  return { call, retrieve, authenticate };
}

function Stripe(publishableKey) {
  if (typeof publishableKey !== 'string') throw integrationError('Invalid API Key provided.');
  const { call, retrieve, authenticate } = createIntents(publishableKey);
  const unsupported = () =>
    Promise.resolve({ error: { type: 'invalid_request_error', message: 'Not part of the stand-in.' } });
  const confirm = async (secret, payment_method) =>
    authenticate(secret, await call(`${readSecret(secret)}/confirm`, { client_secret: secret, payment_method }));
  const tokenise = async (element) => {
    if (!element?.submitted) {
      throw integrationError('elements.submit() must be called before stripe.createPaymentMethod().');
    }
    element.submitted = false;
    return outcomeOf(await element.ask('send'));
  };

  return {
    elements: (options = {}) => {
      if (options.clientSecret !== undefined) readSecret(options.clientSecret);
      return createElements(publishableKey, options);
    },
    async createPaymentMethod({ elements }) {
      const { error, value } = await tokenise(elements?.getElement('payment'));
      return error ? { error } : { paymentMethod: value };
    },
    async createToken(kind, element) {
      if (kind !== 'cvc_update' || element?.elementType !== 'cardCvc') {
        throw integrationError('The stand-in makes tokens of kind "cvc_update" from a cardCvc Element only.');
      }
      const { error, value } = outcomeOf(await element.ask('send'));
      return error ? { error } : { token: value };
    },
    async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect }) {
      if (redirect !== 'if_required') {
        throw integrationError("The stand-in never redirects: pass redirect: 'if_required'.");
      }
      const secret = clientSecret ?? elements?.options.clientSecret;
      readSecret(secret);
      if (!elements) return confirm(secret, confirmParams.payment_method);
      const { error, value } = await tokenise(elements.getElement('payment'));
      return error ? { error } : confirm(secret, value.id);
    },
    confirmCardPayment: async (secret, { payment_method } = {}) => confirm(secret, payment_method),
    async handleNextAction({ clientSecret }) {
      const answer = await retrieve(clientSecret);
      if (answer.paymentIntent && answer.paymentIntent.status !== 'requires_action') {
        throw integrationError(
          `handleNextAction: The PaymentIntent supplied is not in the requires_action state (${answer.paymentIntent.status}).`,
        );
      }
      return authenticate(clientSecret, answer);
    },
    retrievePaymentIntent: async (secret) => retrieve(secret),
    confirmSetup: unsupported,
    confirmCardSetup: unsupported,
    retrieveSetupIntent: unsupported,
    createConfirmationToken: unsupported,
    registerAppInfo() {},
    _registerWrapper() {},
  };
}
Stripe.version = 'endive';
window.Stripe = Stripe;
