import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testVenue } from '../../../tests/support/testVenues';
import type { Lookup } from '../../kit/api/geocoder';
import { lookupDelayMs, Suggestions } from './Suggestions';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const names = ['Leeds Pool', 'Bath Pool', 'Poole Centre', 'Hull Pool & Gym', 'York Pool', 'Ely Pool', 'Whirlpool Spa'];
const poole = { name: 'Poole, England', at: { lat: 50.7, lng: -2 } };
const poolewe = { name: 'Poolewe, Scotland', at: { lat: 57.8, lng: -5.6 } };

function open() {
  const asked: { readonly term: string; readonly answer: (lookup: Lookup) => void }[] = [];
  const suggestions = new Suggestions({
    venues: { all: names.map((name, id) => testVenue(id, name, 50, 0)) },
    geocode: (term) => new Promise((answer) => asked.push({ term, answer })),
  });
  const shown = (items = suggestions.items): readonly string[] =>
    items.map((item) => {
      if (item.kind === 'all') return `all ${item.count}`;
      if (item.kind === 'recent') return `recent ${item.term}`;
      return item.kind === 'centre' ? item.venue.name : item.place.name;
    });
  return { suggestions, asked, shown };
}

test('suggests centres at once by the starts of words, and how many there are in all', () => {
  const { suggestions, asked, shown } = open();
  suggestions.suggest('pool');
  expect(shown()).toEqual(['Poole Centre', 'Leeds Pool', 'Bath Pool', 'Hull Pool & Gym', 'York Pool', 'all 6']);
  suggestions.suggest('gym hu');
  expect(shown()).toEqual(['Hull Pool & Gym']);
  expect(asked).toEqual([]);
});

test('looks up places once typing pauses, and shows all of them', async () => {
  const { suggestions, asked, shown } = open();
  for (const term of ['po', 'poo', 'poole']) suggestions.suggest(term);
  vi.advanceTimersByTime(lookupDelayMs);
  expect(asked.map(({ term }) => term)).toEqual(['poole']);
  asked[0]?.answer({ kind: 'found', place: poole, others: [poolewe] });
  await vi.runAllTimersAsync();
  expect(shown()).toEqual(['Poole Centre', 'Poole, England', 'Poolewe, Scotland']);
  suggestions.suggest('po');
  expect(shown()).not.toContain('Poole, England');
});

test('ignores the places of an earlier term, and has none after a failure', async () => {
  const { suggestions, asked, shown } = open();
  suggestions.suggest('york p');
  vi.advanceTimersByTime(lookupDelayMs);
  suggestions.suggest('york');
  asked[0]?.answer({ kind: 'found', place: poole });
  await vi.advanceTimersByTimeAsync(lookupDelayMs);
  expect(shown()).toEqual(['York Pool']);
  asked[1]?.answer({ kind: 'failed' });
  await vi.runAllTimersAsync();
  expect(shown()).toEqual(['York Pool']);
});

test('suggests earlier searches while nothing is typed, the latest first and each once', () => {
  const { suggestions, shown } = open();
  for (const term of ['leeds', 'york', 'Leeds', 'bath', 'ely', 'hull', 'poole']) suggestions.recent.add(term);
  const names = ['recent poole', 'recent hull', 'recent ely', 'recent bath', 'recent Leeds'];
  expect(shown(suggestions.earlier)).toEqual(names);
  expect(shown()).toEqual([]);
  suggestions.recent.clear();
  expect(suggestions.earlier).toEqual([]);
});

test('suggests places of nearly the typed name', async () => {
  const { suggestions, asked, shown } = open();
  suggestions.suggest('pole');
  vi.advanceTimersByTime(lookupDelayMs);
  asked[0]?.answer({ kind: 'near', places: [poole] });
  await vi.runAllTimersAsync();
  expect(shown()).toEqual(['Poole, England']);
});
