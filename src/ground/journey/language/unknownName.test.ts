import { describe, expect, it } from 'vitest';
import { nearestName, unknownName } from './unknownName';

const known = ['new-membership', 'renew-membership', 'register', 'dd_section', 'plan', 'title'];

describe('nearestName', () => {
  it.each([
    ['tilte', 'title'],
    ['registre', 'register'],
    ['new-member', 'new-membership'],
    ['dd', 'dd_section'],
    ['PLAN', 'plan'],
    ['plann', 'plan'],
    ['sauna', undefined],
    ['', undefined],
  ])('of %j is %j', (name, near) => expect(nearestName(name, known)).toBe(near));
});

describe('unknownName', () => {
  it('asks for the near one, or else lists them all', () => {
    expect(unknownName('call', 'registre', known)).toBe('There is no call "registre". Did you mean "register"?');
    expect(unknownName('call', 'sauna', ['a', 'b'])).toBe('There is no call "sauna". There are: a, b.');
  });
});
