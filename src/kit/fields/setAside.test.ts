import { beforeEach, describe, expect, it } from 'vitest';
import { dropSetAside, readSetAside, setAside } from './setAside';

const texts = new Map<string, string>();
const storage = {
  read: (key: string) => texts.get(key),
  write: (key: string, text: string) => void texts.set(key, text),
  remove: (key: string) => void texts.delete(key),
};

describe('what is set aside', () => {
  beforeEach(() => {
    texts.clear();
    setAside(storage, 'amara', 'details', { city: 'Leeds' });
    setAside(storage, 'amara', 'joining', { centre: 'kirkstall' });
  });

  it('is its owner’s, part by part', () => {
    expect(readSetAside(storage, 'amara', 'details')).toEqual({ city: 'Leeds' });
    dropSetAside(storage, 'details');
    expect(readSetAside(storage, 'amara', 'details')).toBeUndefined();
    expect(readSetAside(storage, 'amara', 'joining')).toEqual({ centre: 'kirkstall' });
    dropSetAside(storage, 'joining');
    expect(texts.size).toBe(0);
  });

  it('is deleted once somebody else asks, or leaves something', () => {
    expect(readSetAside(storage, 'ben', 'details')).toBeUndefined();
    expect(texts.size).toBe(0);
    setAside(storage, 'amara', 'details', {});
    setAside(storage, 'ben', 'joining', {});
    expect(readSetAside(storage, 'amara', 'details')).toBeUndefined();
  });

  it('is nobody’s where it can’t be read', () => {
    for (const text of ['{', '[]', '{"owner":"amara"}', '{"owner":1,"parts":{}}']) {
      storage.write('joinery:set-aside', text);
      expect(readSetAside(storage, 'amara', 'details')).toBeUndefined();
    }
  });
});
