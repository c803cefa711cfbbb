import { expect, it } from 'vitest';
import { SelectionStore } from './SelectionStore';

it('drops the membership with its centre, and keeps it where the same centre is chosen again', () => {
  const selection = new SelectionStore();
  const swim = { slug: 'swim', paymentType: 'recurring' } as const;
  selection.chooseCentre('kirkstall');
  selection.chooseMembership(swim);
  selection.chooseCentre('kirkstall');
  expect(selection.membership).toEqual(swim);
  selection.chooseCentre('bramley');
  expect(selection).toMatchObject({ centre: 'bramley', membership: undefined });
});
