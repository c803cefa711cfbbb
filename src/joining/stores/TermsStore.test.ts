import { expect, it } from 'vitest';
import { ApiClient } from '../../kit/api/ApiClient';
import { TermsStore } from './TermsStore';

function termsOn(network: () => Promise<Response>): TermsStore {
  return new TermsStore(
    new ApiClient({
      base: 'https://api.example',
      network,
      bearer: () => undefined,
      onUndeclared: (fault) => {
        throw new Error(fault);
      },
      onUnauthorised: () => undefined,
    }),
  );
}

it('calls terms that have not come, or could not be had, pending and never none', async () => {
  const terms = termsOn(async () => Response.json({}, { status: 500 }));
  expect([terms.membershipFact, terms.mandateFact]).toEqual(['pending', 'pending']);
  await Promise.all([terms.load(2), terms.loadMandate()]);
  expect([terms.membershipFact, terms.mandateFact]).toEqual(['pending', 'pending']);
});

it('tells none from some', async () => {
  const none = termsOn(async () => Response.json({ data: [] }));
  await none.loadMandate();
  const some = termsOn(async () => Response.json({ data: [{ id: 1, title: 'Terms', html: '' }] }));
  await some.loadMandate();
  expect([none.mandateFact, some.mandateFact]).toEqual(['none', 'some']);
});
