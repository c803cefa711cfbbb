import { expect, it } from 'vitest';
import { outsideAddress } from './outsideAddress';

const page = 'https://bookings.example.org/centre/armley?x=1';
const other = 'https://other.example/x';

it.each([
  [other, other],
  ['/\\other.example/x', other],
  ['\\\\other.example/x', other],
  ['//other.example/x', other],
  ['htt\tps://other.example/x', other],
  ['\u0001https://other.example/x', other],
  ['http://bookings.example.org/x', 'http://bookings.example.org/x'],
  ['https://bookings.example.org/x', undefined],
  ['/operator/terms', undefined],
  ['#part', undefined],
  ['mailto:help@example.org', undefined],
  ['java\tscript:alert(1)', undefined],
  ['https://[', undefined],
])('tells where %j leads', (href, address) => expect(outsideAddress(href, page)).toBe(address));
