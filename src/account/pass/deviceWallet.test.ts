import { describe, expect, it } from 'vitest';
import { deviceWallet } from './deviceWallet';

describe('deviceWallet', () => {
  it.each([
    ['an iPhone', 'apple', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'],
    ['an iPad', 'apple', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'],
    [
      'an iPad that asks for pages of a Mac',
      'apple',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15',
    ],
    ['Chrome on an iPhone', 'apple', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) CriOS/140.0.0.0'],
    ['an Android phone', 'google', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile'],
    ['Windows', 'google', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0'],
    ['Linux', 'google', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ])('of %s is %s', (_device, wallet, userAgent) => {
    expect(deviceWallet(userAgent)).toBe(wallet);
  });
});
