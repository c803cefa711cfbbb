import { describe, expect, it } from 'vitest';
import { hashOf, stampOf } from './stamp';

describe('stampOf', () => {
  it('is worth something for one journey in one language', async () => {
    const stamp = await stampOf({ id: 'join' }, 'a');
    expect(stamp).toMatch(/^[0-9a-f]{64}$/);
    expect(await stampOf({ id: 'join' }, 'a')).toBe(stamp);
    expect(await stampOf({ id: 'join' }, 'b')).not.toBe(stamp);
    expect(await stampOf({ id: 'leave' }, 'a')).not.toBe(stamp);
  });

  it('is SHA-256', async () =>
    expect(await hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'));
});
