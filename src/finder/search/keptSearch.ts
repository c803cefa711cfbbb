import { compareStructural, reaction, runInAction } from 'mobx';
import type { KeyValueStorage } from '../../ground/core/services';
import { isRecord } from '../../kit/fields/read';
import { keptSearchKey } from '../keptSearchKey';
import type { FinderStore } from './FinderStore';
import { finderMessages } from './finderMessages';
import type { MapView } from './mapView';
import { radiusLimits, type Search } from './search';

/** The search of a customer and the terms of earlier ones, as they are kept over a reload of the tab. */
type KeptSearch = Pick<FinderStore, 'term' | 'radius' | 'search' | 'selected' | 'view'> & {
  readonly recent: readonly string[];
};

/** Takes up the search that the tab had before a reload, and keeps it from then on. */
export function keepSearch(finder: FinderStore, storage: KeyValueStorage): void {
  const kept = readSearch(storage.read(keptSearchKey));
  if (kept) runInAction(() => takeUp(finder, kept));
  reaction(
    () => keptOf(finder),
    (now) => storage.write(keptSearchKey, JSON.stringify(now)),
    { equals: compareStructural, delay: 250 },
  );
}

function takeUp(finder: FinderStore, { recent, ...search }: KeptSearch): void {
  Object.assign(finder, search);
  for (const term of recent.toReversed()) finder.suggestions.recent.add(term);
}

/** Returns what is kept: nothing that tells where the customer is. */
function keptOf({ term, radius, search, selected, view, suggestions }: FinderStore): KeptSearch {
  const recent = suggestions.recent.terms;
  const isOwnPlace = search?.kind === 'around' && search.name === finderMessages.yourLocation;
  return isOwnPlace
    ? { term: '', radius, search: undefined, selected, view: undefined, recent }
    : { term, radius, search, selected, view, recent };
}

/** Reads a kept search; `undefined` if there is none, or none that this version of the page has written. */
function readSearch(text: string | undefined): KeptSearch | undefined {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
  if (!isRecord(kept)) return undefined;
  const { term, radius, search, selected, view, recent } = kept;
  const isRadius = typeof radius === 'number' && radius >= radiusLimits.min && radius <= radiusLimits.max;
  if (typeof term !== 'string' || !isRadius || !(search === undefined || isSearch(search))) return undefined;
  return {
    term,
    radius,
    search,
    selected: typeof selected === 'string' ? selected : undefined,
    view: isView(view) ? view : undefined,
    recent: Array.isArray(recent) ? recent.filter((each) => typeof each === 'string') : [],
  };
}

function isSearch(value: unknown): value is Search {
  if (!isRecord(value)) return false;
  const { kind, name, term, by, at, box } = value;
  if (kind === 'around') return isPlace(at) && typeof name === 'string';
  if (kind === 'area') return isPlace(at) && Array.isArray(box) && box.length === 4 && box.every(Number.isFinite);
  return kind === 'named' && typeof term === 'string' && (by === 'word' || by === 'start' || by === 'part');
}

function isPlace(value: unknown): boolean {
  return isRecord(value) && Number.isFinite(value.lat) && Number.isFinite(value.lng);
}

function isView(value: unknown): value is MapView {
  return isRecord(value) && [value.latitude, value.longitude, value.zoom].every(Number.isFinite);
}
