import { describe, expect, it } from 'vitest';
import { ScannedKeys } from './ScannedKeys';

/** Types keys one after the other, so many milliseconds apart. Returns what came of each. */
function type(keys: readonly string[], apartMs = 20): readonly (string | undefined)[] {
  const scanned = new ScannedKeys();
  return keys.map((key, index) => scanned.take(key, index * apartMs));
}

describe('ScannedKeys', () => {
  it('tells the number of a card with its Enter', () => {
    expect(type(['4', '0', '1', '2', 'Enter'])).toEqual([undefined, undefined, undefined, undefined, '4012']);
  });

  it('takes capital letters and hyphens, which need a key of their own', () => {
    expect(type(['Shift', 'A', 'Shift', 'V', '-', '1', 'Enter']).at(-1)).toBe('AV-1');
  });

  it('lets an Enter alone, and one after a few keys or other ones, be what it is', () => {
    expect(type(['Enter'])).toEqual([undefined]);
    expect(type(['4', '0', '1', 'Enter']).at(-1)).toBeUndefined();
    expect(type(['4', '0', '1', '2', 'Tab', 'Enter']).at(-1)).toBeUndefined();
    expect(type(['4', '0', '1', '2', ' ', 'Enter']).at(-1)).toBeUndefined();
  });

  it('forgets what was typed long before, and the card before', () => {
    expect(type(['4', '0', '1', '2', 'Enter'], 1001).at(-1)).toBeUndefined();
    expect(type(['4', '0', '1', '2', 'Enter', 'Enter']).at(-1)).toBeUndefined();
  });
});
