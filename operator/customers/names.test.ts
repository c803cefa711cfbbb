import { expect, it } from 'vitest';
import { nameError } from './names';

it.each([
  'Amara',
  "O'Brien-Smith",
  'J.R.',
  'J.R.R. Tolkien',
  'J.P.Morgan',
  'J.-P. Martin',
  'St. John',
  'Prof. Dr. Ada Jr.',
  'Nguyễn Thị',
  'Zoe\u0308', // an umlaut that is written after its letter
  'می\u200Cنا', // Persian parts two letters by a non-joiner
  'ක්\u200Dෂ', // Sinhala joins two letters by a joiner
  'x'.repeat(100),
])('takes %j for a name', (name) => expect(nameError('First name', name)).toBeUndefined());

const hosts = "First name can't hold an address. Put a space after each full stop.";

it.each([
  ['WIN 500 POUNDS at evil.com', hosts],
  ['evil.co.uk', hosts],
  ['evil.com:80', hosts],
  ['evil.com/free', hosts],
  ['evil.x.com', hosts],
  ['evil.xn--p1ai', hosts],
  ['зло.рф', hosts],
  ['evil\uFF0Ecom', hosts],
  ['evil\u3002com', hosts],
  ['evil.com.', hosts],
  ['www.evil', "First name can't hold an address."],
  ['https://evil', "First name can't hold an address."],
  ['me@evil', "First name can't hold an address."],
  ['me\uFF20evil', "First name can't hold an address."],
  ['Ama\u200Bra', "First name isn't valid."],
  ['Ama\u200Cra', "First name isn't valid."],
  ['\u200DAmara', "First name isn't valid."],
  ['Ama\u00ADra', "First name isn't valid."],
  ['\u202EaramA', "First name isn't valid."],
  ['Ama\u{E0041}ra', "First name isn't valid."],
  ['Ama\nra', "First name isn't valid."],
  ['Ama<ra', "First name isn't valid."],
  ['77', 'First name needs a letter.'],
  ['x'.repeat(101), 'First name is too long.'],
])('refuses %j for a name', (name, error) => expect(nameError('First name', name)).toBe(error));
