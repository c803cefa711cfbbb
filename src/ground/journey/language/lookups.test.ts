import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../../../schemas/vocabulary';
import { callOf, eventOf, requireEntry, outcomeOf, provisionOf, valuesOf } from './lookups';

describe('lookups', () => {
  it('find the entries of the vocabulary', () => {
    expect(provisionOf(vocabulary, 'mandate').label).toBe('bank details');
    expect(outcomeOf(vocabulary, 'register').then).toBe('/');
    expect(callOf(vocabulary, 'register').when).toEqual({ loggedIn: 'no' });
    expect(eventOf(vocabulary, 'log-in').says).toBe('logs in');
    expect(valuesOf(vocabulary, 'loggedIn')).toEqual(['no', 'yes']);
  });

  it.each(['sauna', 'constructor'])('label an unknown provision by its name: %s', (name) =>
    expect(provisionOf(vocabulary, name)).toEqual({ label: name }),
  );

  it('require nothing for an unknown outcome', () =>
    expect(outcomeOf(vocabulary, 'sauna')).toMatchObject({ requires: {}, then: '/' }));

  it.each([callOf, eventOf, valuesOf])('throw an error that names the unknown entry', (lookUp) =>
    expect(() => lookUp(vocabulary, 'sauna')).toThrow('"sauna"'),
  );

  it('throw for a key that a map lacks', () => {
    const key = {};
    expect(requireEntry(new Map([[key, 1]]), key)).toBe(1);
    expect(() => requireEntry(new Map<object, number>(), key)).toThrow('has no entry for this key');
  });
});
