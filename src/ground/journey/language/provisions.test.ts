import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../../../schemas/vocabulary';
import type { Ui } from '../../../../schemas/generated/journey';
import { requestedBy } from './provisions';

const datesWith = (ui: Ui) => ({ provides: ['startDate', 'terms'], form: { schema: 'dates', ui } });
const always = datesWith({});
const ruled = datesWith({ terms: { 'ui:show': { terms: ['pending', 'some'] } } });

const requestedIn = (section: typeof always, terms: string) =>
  Object.fromEntries(
    requestedBy(section, vocabulary, { terms }).map(({ provision, requested }) => [provision, requested]),
  );

describe('requestedBy', () => {
  it.each([
    ['always', always],
    ['while they load', ruled],
  ])('knows that nobody can agree to terms that are loading, when their field is shown %s', (_, section) =>
    expect(requestedIn(section, 'pending')).toEqual({ startDate: true, terms: 'pending' }),
  );

  it('follows the form’s rules once the terms are there', () => {
    expect(requestedIn(ruled, 'some')).toEqual({ startDate: true, terms: true });
    expect(requestedIn(ruled, 'none')).toEqual({ startDate: true, terms: false });
    expect(requestedIn(always, 'none')).toEqual({ startDate: true, terms: true });
  });
});
