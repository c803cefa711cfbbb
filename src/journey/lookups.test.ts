import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../schemas/vocabulary';
import { callOf, eventOf, heldFor, outcomeOf, provisionOf, valuesOf } from './lookups';

describe('lookups', () => {
  it('find what the vocabulary has', () => {
    expect(provisionOf(vocabulary, 'mandate').label).toBe('bank details');
    expect(outcomeOf(vocabulary, 'register').then).toBe('/');
    expect(callOf(vocabulary, 'register').when).toEqual({ loggedIn: 'no' });
    expect(eventOf(vocabulary, 'log-in').says).toBe('logs in');
    expect(valuesOf(vocabulary, 'loggedIn')).toEqual(['no', 'yes']);
  });

  it.each(['sauna', 'constructor'])('call a provision that there is not by its name: %s', (name) =>
    expect(provisionOf(vocabulary, name)).toEqual({ label: name }),
  );

  it('ask for nothing by an outcome that there is not', () =>
    expect(outcomeOf(vocabulary, 'sauna')).toEqual({ requires: {}, then: '/' }));

  it.each([callOf, eventOf, valuesOf])('name what must be there and is not', (lookUp) =>
    expect(() => lookUp(vocabulary, 'sauna')).toThrow('"sauna"'),
  );

  it('refuse a map that was not filled', () => {
    const key = {};
    expect(heldFor(new Map([[key, 1]]), key)).toBe(1);
    expect(() => heldFor(new Map<object, number>(), key)).toThrow('must be filled');
  });
});
