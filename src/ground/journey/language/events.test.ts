import { expect, it } from 'vitest';
import { vocabulary } from '../../../../schemas/vocabulary';
import { eventActions } from './events';

it('refuses an event that the vocabulary does not have', () =>
  expect(() => eventActions(vocabulary, 'sunrise', [])).toThrow('"sunrise"'));
