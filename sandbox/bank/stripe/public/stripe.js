/*
 * Stands in for https://js.stripe.com/endive/stripe.js on one machine: the same surface as far as a page with a payment
 * element uses it. Card details are typed in a frame of the bank's and never reach the page.
 */
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const integrationError = (message) => Object.assign(new Error(message), { name: 'IntegrationError' });
  const unavailable = { type: 'api_connection_error', message: 'Could not reach the payment provider.' };

  function createPaymentElement(publishableKey, release) {
    const listeners = new Map();
    const waiting = new Map();
    const nonce = crypto.randomUUID();
    let frame = null;
    let complete = false;

    const emit = (name, payload) => {
      for (const listener of listeners.get(name) ?? []) listener(payload);
    };

    const handleMessage = (event) => {
      if (event.origin !== origin || event.source !== frame?.contentWindow || event.data?.nonce !== nonce) return;
      const { kind, id, ...rest } = event.data;
      if (kind === 'ready') emit('ready', { elementType: 'payment' });
      if (kind === 'height') frame.style.height = `${rest.height}px`;
      if (kind === 'change') {
        complete = rest.complete;
        emit('change', {
          elementType: 'payment',
          collapsed: false,
          empty: rest.empty,
          complete,
          value: { type: 'card' },
        });
      }
      if (kind === 'answer') {
        waiting.get(id)?.(rest.answer);
        waiting.delete(id);
      }
    };

    /** Asks the frame for something and waits for its answer. */
    const ask = (kind) =>
      new Promise((resolve) => {
        const id = crypto.randomUUID();
        waiting.set(id, resolve);
        frame.contentWindow.postMessage({ kind, id, nonce }, origin);
      });

    return {
      submitted: false,
      get isMounted() {
        return frame !== null;
      },
      mount(target) {
        const parent = typeof target === 'string' ? document.querySelector(target) : target;
        frame = document.createElement('iframe');
        frame.title = 'Secure card payment input frame';
        frame.src = `${origin}/stripe/card-frame.html#${new URLSearchParams({ nonce, parent: location.origin, key: publishableKey })}`;
        Object.assign(frame.style, { border: '0', width: '100%', height: '200px', display: 'block' });
        window.addEventListener('message', handleMessage);
        frame.addEventListener('error', () => emit('loaderror', { elementType: 'payment', error: unavailable }));
        parent.replaceChildren(frame);
        queueMicrotask(() => emit('loaderstart', { elementType: 'payment' }));
      },
      unmount() {
        window.removeEventListener('message', handleMessage);
        frame?.remove();
        frame = null;
      },
      destroy() {
        this.unmount();
        release();
      },
      update() {},
      on(name, listener) {
        listeners.set(name, [...(listeners.get(name) ?? []), listener]);
        return this;
      },
      off(name, listener) {
        listeners.set(
          name,
          (listeners.get(name) ?? []).filter((each) => each !== listener),
        );
        return this;
      },
      once(name, listener) {
        const wrapped = (payload) => {
          this.off(name, wrapped);
          listener(payload);
        };
        return this.on(name, wrapped);
      },
      focus: () => frame?.contentWindow.postMessage({ kind: 'focus', nonce }, origin),
      blur() {},
      clear: () => frame?.contentWindow.postMessage({ kind: 'clear', nonce }, origin),
      collapse() {},
      ask,
    };
  }

  function createElements(publishableKey, options) {
    let element = null;
    const updates = [];
    return {
      options,
      create(type) {
        if (type !== 'payment') throw integrationError(`The stand-in has no "${type}" element.`);
        if (element) throw integrationError('Can only create one Element of type payment.');
        element = createPaymentElement(publishableKey, () => (element = null));
        return element;
      },
      getElement: () => element,
      update: () => Promise.resolve(),
      fetchUpdates: () => Promise.resolve({}),
      on: (name, listener) => void updates.push([name, listener]),
      async submit() {
        if (!element?.isMounted) throw integrationError('elements.submit() needs a mounted payment Element.');
        const answer = await element.ask('validate');
        element.submitted = !answer.error;
        return answer.error ? answer : { selectedPaymentMethod: 'card' };
      },
    };
  }

  function Stripe(publishableKey) {
    if (typeof publishableKey !== 'string') throw integrationError('Invalid API Key provided.');
    const noSecret = (secret) => {
      if (!/^(pi|seti)_\w+_secret_\w+$/.test(secret)) {
        throw integrationError('Invalid value: value should be a client secret of the form ${id}_secret_${secret}.');
      }
    };
    const unsupported = () =>
      Promise.resolve({ error: { type: 'invalid_request_error', message: 'Not part of the stand-in.' } });
    return {
      elements: (options = {}) => {
        if (options.clientSecret !== undefined) noSecret(options.clientSecret);
        return createElements(publishableKey, options);
      },
      async createPaymentMethod({ elements }) {
        const element = elements?.getElement('payment');
        if (!element?.submitted) {
          throw integrationError('elements.submit() must be called before stripe.createPaymentMethod().');
        }
        element.submitted = false;
        return element.ask('tokenise');
      },
      confirmPayment: unsupported,
      confirmSetup: unsupported,
      confirmCardPayment: unsupported,
      confirmCardSetup: unsupported,
      handleNextAction: unsupported,
      retrievePaymentIntent: unsupported,
      retrieveSetupIntent: unsupported,
      createConfirmationToken: unsupported,
      createToken: unsupported,
      registerAppInfo() {},
      _registerWrapper() {},
    };
  }
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
