import { expect, it } from 'vitest';
import { ApiClient } from '../../kit/api/ApiClient';
import { PricingStore } from './PricingStore';

/** A customer's prices, with a server that answers every look-up of a code like this. */
function pricingWith(answer: () => Response | Promise<Response>) {
  const client = new ApiClient({
    base: 'https://api.example',
    network: async () => answer(),
    bearer: () => undefined,
    onUndeclared: (fault) => {
      throw new Error(fault);
    },
    onUnauthorised: () => undefined,
  });
  const pricing = new PricingStore(client);
  pricing.setCode('SWIM10');
  return pricing;
}

const known = () => Response.json({ data: { id: 4, code: 'SWIM10' } });

it('applies a code that is known for the membership', async () => {
  const pricing = pricingWith(known);
  await pricing.applyCode(21);
  expect([pricing.promotion?.code, pricing.promotionError]).toEqual(['SWIM10', undefined]);
});

it.each([
  ['unknown', () => Response.json({ message: 'Code not recognised' }, { status: 404 }), 'Code not recognised'],
  [
    'of another membership',
    () => Response.json({ message: 'No', errors: {} }, { status: 422 }),
    'Code not recognised for this membership. It may be for another one.',
  ],
  [
    'used up',
    () => Response.json({ message: 'This promo code has been used up.', errors: {} }, { status: 409 }),
    'This promo code has been used up.',
  ],
  ['asked for too often', () => Response.json({ message: 'Too many' }, { status: 429 }), unchecked()],
  ['answered by a fault', () => Response.json({ message: 'Server Error' }, { status: 500 }), unchecked()],
  ['not to be asked for', () => Response.json({ message: 'Unauthorised.' }, { status: 403 }), unchecked()],
  ['answered by a proxy', () => new Response('<h1>Forbidden</h1>', { status: 403 }), unchecked()],
  ['answered out of shape', () => Response.json({ data: [] }), unchecked()],
  ['not answered', () => Promise.reject(new Error('refused')), unchecked()],
])('says of a code that is %s only what is so', async (_name, answer, text) => {
  const pricing = pricingWith(answer);
  await pricing.applyCode(21);
  expect([pricing.promotion, pricing.promotionError]).toEqual([undefined, text]);
});

it('applies no code to a membership that was chosen while the code was looked up', async () => {
  let give = (_answer: Response): void => undefined;
  const pricing = pricingWith(() => new Promise((resolve) => (give = resolve)));
  const looking = pricing.applyCode(21);
  pricing.removePromotion();
  give(known());
  await looking;
  expect([pricing.promotion, pricing.validating, pricing.code]).toEqual([undefined, false, '']);
});

it('applies no code that was typed over while it was looked up', async () => {
  let give = (_answer: Response): void => undefined;
  const pricing = pricingWith(() => new Promise((resolve) => (give = resolve)));
  const looking = pricing.applyCode(21);
  pricing.setCode('SWIM20');
  give(known());
  await looking;
  expect([pricing.promotion, pricing.unappliedCode]).toEqual([undefined, 'SWIM20']);
});

function unchecked(): string {
  return 'We couldn’t check this code. Please try again.';
}
