import { describe, expect, it } from 'vitest';
import join from '../../journeys/join.json';
import { readLanguage } from './files';

const { checkShape } = readLanguage();
const [centre] = join.sections;

describe('shapeProblems', () => {
  it.each<[string, object, string, string]>([
    ['a mistyped key', { tilte: 'Join' }, '/tilte', '"tilte" means nothing here. Did you mean "title"?'],
    [
      'a mistyped key of a section',
      { sections: [{ ...centre, dispaly: true }] },
      '/sections/0/dispaly',
      '"dispaly" means nothing here. Did you mean "display"?',
    ],
    ['an empty text', { title: '' }, '/title', '"title" is empty. Write a text, or delete it.'],
    ['an empty list', { sections: [] }, '/sections', '"sections" is empty. Write an entry, or delete it.'],
    [
      'a number in quotes',
      { sections: [{ ...centre, order: '10' }] },
      '/sections/0/order',
      'This must be a number without quotes.',
    ],
    [
      'a wrong rule',
      { sections: [{ ...centre, display: { plan: 7 } }] },
      '/sections/0/display/plan',
      'This must be the values that a fact may have: one value, any of a list, or any but those under `not`.',
    ],
    [
      'a rule in quotes',
      { sections: [{ ...centre, display: 'true' }] },
      '/sections/0/display',
      'This must be `true`, `false`, or an object of which every entry must hold: facts with their values, `any` with rules of which one must hold, `not` with a rule that must not.',
    ],
    [
      'a name in capitals',
      { id: 'Join' },
      '/id',
      'This must be a name of lowercase letters, digits, `-` and `_` that begins with a letter.',
    ],
    ['an unknown choice', { layout: 'sideways' }, '/layout', 'This must be one of: one-at-a-time, all-open.'],
    [
      'a key misspelt',
      { title: undefined, tilte: 'Join' },
      '/tilte',
      '"tilte" means nothing here. Did you mean "title"?',
    ],
    ['a key left out', { title: undefined }, '', '"title" is missing here.'],
    ['an entry twice', { starts: ['a', 'a'] }, '/starts', 'The entries 1 and 2 of "starts" are the same. Delete one.'],
  ])('says one thing of %s, at its place', (_, change, pointer, message) => {
    const value: unknown = JSON.parse(JSON.stringify({ ...join, ...change }));
    expect(checkShape(value)).toEqual([{ pointer, message }]);
  });
});
