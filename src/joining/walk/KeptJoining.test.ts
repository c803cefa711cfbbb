import { expect, it } from 'vitest';
import { isSetAside, readKept, takeSetAside, writeKept, writeSetAside, type KeptJoining } from './KeptJoining';

const kept: KeptJoining = {
  walk: 'join',
  owner: '',
  centre: 'kirkstall',
  membership: { slug: 'swim', paymentType: 'recurring' },
  has: ['centre', 'membership'],
  forms: { dates_section: { startDate: '01/12/2026' } },
  promotion: undefined,
  cart: 'c1',
};

function memory() {
  const texts = new Map<string, string>();
  return {
    read: (key: string) => texts.get(key),
    write: (key: string, text: string) => void texts.set(key, text),
    remove: (key: string) => void texts.delete(key),
  };
}

it('gives what was set aside to its owner, once', () => {
  const storage = memory();
  writeSetAside(storage, 'amara', kept);
  expect(takeSetAside(storage, 'amara')).toEqual(kept);
  expect(takeSetAside(storage, 'amara')).toBeUndefined();
});

it('gives another customer nothing of it, and keeps none of it', () => {
  const storage = memory();
  writeSetAside(storage, 'amara', kept);
  expect(takeSetAside(storage, 'ben')).toBeUndefined();
  expect(isSetAside(storage, 'amara')).toBe(false);
});

it('reads what was kept for its own walk alone, and nothing that is no record', () => {
  const storage = memory();
  writeKept(storage, kept);
  expect(readKept(storage, 'join', '')).toEqual(kept);
  expect(readKept(storage, 'join', 'amara')).toEqual(kept); // a guest's, who has logged in
  expect(readKept(storage, 'change:1', '')).toBeUndefined();
  for (const text of ['[]', '{', '1']) {
    storage.write('joinery:joining', text);
    expect(readKept(storage, 'join', '')).toBeUndefined();
  }
});

it.each([
  ['', true],
  ['ben', false],
])('gives what a customer left to that customer alone, and not once another was here: "%s"', (other, isLeft) => {
  const storage = memory();
  const own = { ...kept, owner: 'amara' };
  writeKept(storage, own);
  expect(readKept(storage, 'join', 'amara')).toEqual(own);
  expect(readKept(storage, 'join', other)).toBeUndefined();
  expect(readKept(storage, 'join', 'amara')).toBeUndefined();
  expect(takeSetAside(storage, 'amara')).toEqual(isLeft ? own : undefined);
});
