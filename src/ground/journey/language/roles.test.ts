import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../../../schemas/vocabulary';
import { eventFor, gives, provisionFor } from './roles';

describe('roles', () => {
  it('name the provisions and events of the vocabulary', () => {
    expect(vocabulary.provisions[provisionFor(vocabulary, 'start-date')]?.role).toBe('start-date');
    expect(vocabulary.events[eventFor(vocabulary, 'signed-in')]?.role).toBe('signed-in');
  });

  it('refuse a vocabulary that gives the role to nothing', () => {
    expect(() => provisionFor({ ...vocabulary, provisions: {} }, 'start-date')).toThrow('"start-date" to nothing');
  });

  it('tell whether a section gives a provision, also where the vocabulary does not know it', () => {
    const startDate = provisionFor(vocabulary, 'start-date');
    expect(gives({ provides: ['unheardOf', startDate] }, 'start-date', vocabulary)).toBe(true);
    expect(gives({ provides: ['unheardOf'] }, 'start-date', vocabulary)).toBe(false);
  });
});
