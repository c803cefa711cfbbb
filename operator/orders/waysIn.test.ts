import { describe, expect, it } from 'vitest';
import { waysIn } from './waysIn';

describe('waysIn', () => {
  it.each([
    ['join', false, /^On your first visit, scan the membership barcode .* at the gate of Armley\./],
    ['join', true, /^Once we have accepted your proof of eligibility, scan the membership barcode .* of Armley\.$/],
    ['change', false, /^From the start date on, scan the same membership barcode /],
    ['renew', true, /^Once we have accepted your proof of eligibility, scan the same membership barcode /],
  ] as const)('tells who is to %s, with a proof to give: %s', (kind, needsProof, text) => {
    expect(waysIn({ kind, needsProof, venue: 'Armley' })).toMatch(text);
  });
});
