import { describe, expect, it } from 'vitest';
import { mayLoadScript } from './scriptAddress';

const standIn = 'http://bank.localhost:4001';

describe('a provider’s script', () => {
  it.each([
    ['Stripe', 'https://js.stripe.com/endive/stripe.js', true],
    ['Opayo', 'https://live.opayo.eu.elavon.com', true],
    ['Ryft', 'https://embedded.ryftpay.com/v2/ryft.min.js', true],
    ['Stripe', 'https://js.stripe.com.evil.example/stripe.js', false],
    ['Stripe', 'http://js.stripe.com/endive/stripe.js', false],
    ['Stripe', 'https://embedded.ryftpay.com/v2/ryft.min.js', false],
    ['Stripe', `${standIn}/stripe/stripe.js`, false],
    ['Acme', 'https://js.stripe.com/', false],
    ['Stripe', 'javascript:alert(1)', false],
    ['Stripe', '', false],
  ])('of %s at "%s" in production: %s', (provider, url, allowed) =>
    expect(mayLoadScript(provider, url, { environment: 'production', standIns: [standIn] })).toBe(allowed),
  );

  it('may come from the config’s stand-in origins in the sandbox', () => {
    const sandbox = { environment: 'sandbox', standIns: [standIn] } as const;
    expect(mayLoadScript('Stripe', `${standIn}/stripe/stripe.js`, sandbox)).toBe(true);
    expect(mayLoadScript('Stripe', 'http://other.localhost:4001/stripe.js', sandbox)).toBe(false);
  });
});
