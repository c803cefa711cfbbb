import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFinderAction, anyVenues, openFinder, type FinderAction } from '../../../../tests/support/anyFinder';
import type { Venue } from '../../../kit/api/venues';
import type { FinderStore } from '../../search/FinderStore';
import type { MapView } from '../../search/mapView';
import { clustersOf, type MapMark } from './clustersOf';
import { destinationView } from './destinationView';
import type { MapFrame } from './mapFrame';
import { areaInView, marksInView } from './marksInView';
import { homeView, minZoom, searchAreaZoom } from './views';

/** An act of the customer on the map itself. */
type MapAction =
  | { readonly kind: 'move'; readonly across: number; readonly down: number; readonly zoom: number }
  | { readonly kind: 'search-area' };

const zoomButtons = { left: 12, right: 56, top: 12, bottom: 100 } as const;

/** The map on a wide screen, beside a ticket, on a phone and on a terminal, with what the page has over it there. */
const frames: readonly MapFrame[] = [
  { width: 900, height: 645, scale: 1, covers: [zoomButtons, { left: 560, right: 900, top: 623, bottom: 645 }] },
  { width: 462, height: 645, scale: 1, covers: [zoomButtons, { left: 115, right: 462, top: 623, bottom: 645 }] },
  {
    width: 390,
    height: 340,
    scale: 1,
    covers: [
      zoomButtons,
      { left: 40, right: 390, top: 262, bottom: 282 },
      { left: 0, right: 390, top: 284, bottom: 480 },
    ],
  },
  { width: 618, height: 521, scale: 1.44, covers: [zoomButtons, { left: 240, right: 618, top: 472, bottom: 521 }] },
];
const areaButton = (frame: MapFrame): MapFrame => ({
  ...frame,
  covers: [...frame.covers, { left: frame.width / 2 - 82, right: frame.width / 2 + 82, top: 16, bottom: 60 }],
});

const part = fc.integer({ min: -100, max: 100 }).map((hundredths) => hundredths / 100);
const anyAction: fc.Arbitrary<FinderAction | MapAction> = fc.oneof(
  { weight: 2, arbitrary: anyFinderAction },
  fc.record({ kind: fc.constant('move' as const), across: part, down: part, zoom: part.map((each) => 2 * each) }),
  fc.record({ kind: fc.constant('search-area' as const) }),
);

const slugsOf = (venues: readonly { readonly venue: Venue }[]): readonly string[] =>
  venues.map(({ venue }) => venue.slug).toSorted();
const membersOf = (mark: MapMark) => (mark.kind === 'venue' ? [mark] : mark.members());

/** The map beside a finder, which goes wherever the finder sends it. */
class ModelMap {
  private view: MapView = homeView(false);
  private destination;

  constructor(
    private readonly finder: FinderStore,
    private readonly frame: MapFrame,
  ) {
    this.destination = finder.destination;
  }

  get marks() {
    const frame = this.view.zoom > searchAreaZoom ? areaButton(this.frame) : this.frame;
    return marksInView(clustersOf(this.finder.found.pinned), this.view, frame);
  }

  /** The degrees by which each centre is inside the view; less than nothing outside. */
  private get distances(): ReadonlyMap<string, number> {
    const [west, south, east, north] = areaInView(this.view, this.frame);
    return new Map(
      this.finder.found.pinned.map(({ venue, at: { lat, lng } }) => [
        venue.slug,
        Math.min(lng - west, east - lng, lat - south, north - lat),
      ]),
    );
  }

  get inView(): readonly string[] {
    return [...this.distances].flatMap(([slug, distance]) => (distance >= 0 ? [slug] : [])).toSorted();
  }

  /** Reports whether a centre is on the very edge, where rounding decides whether it is in view. */
  isOnEdge(slug: string): boolean {
    return Math.abs(this.distances.get(slug) ?? 0) < 1e-9;
  }

  act(action: MapAction): void {
    if (action.kind === 'search-area') return this.finder.searchArea(areaInView(this.view, this.frame));
    const { latitude, longitude, zoom } = this.view;
    const [west, south, east, north] = areaInView(this.view, this.frame);
    this.view = {
      latitude: latitude + (action.down * (north - south)) / 2,
      longitude: longitude + (action.across * (east - west)) / 2,
      zoom: Math.max(minZoom, Math.min(zoom + action.zoom, 12)),
    };
  }

  /** Goes where the finder sends it. Reports whether that shows the results of a search. */
  travel(): boolean {
    const { destination, found } = this.finder;
    if (destination === this.destination) return false;
    this.destination = destination;
    const now = { view: this.view, frame: this.frame, clusters: clustersOf(found.pinned) };
    this.view = destinationView(destination, now, { phone: false, maxZoom: 12 }) ?? this.view;
    return destination.kind === 'box' || destination.kind === 'here';
  }

  /** The marks after a search, when the button that searched the area is gone. */
  marksAfter(kind: string): ReturnType<typeof marksInView> {
    if (kind !== 'search-area') return this.marks;
    return marksInView(clustersOf(this.finder.found.pinned), this.view, this.frame);
  }
}

test('draws every centre of the list that is in view and nothing else, and all of them in sight after a search', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyVenues,
      fc.constantFrom(...frames),
      fc.array(anyAction, { maxLength: 10 }),
      async (first, frame, actions) => {
        const { finder, act } = openFinder(first);
        const map = new ModelMap(finder, frame);
        for (const step of actions) {
          if (step.kind === 'move' || step.kind === 'search-area') map.act(step);
          // The map that the customer sees gives the area, and not just any.
          else if (step.kind !== 'area') await act(step);
          const isSearched = map.travel();
          const marks = map.marksAfter(step.kind);
          const isDecided = (slug: string): boolean => !map.isOnEdge(slug);
          expect(slugsOf(marks.flatMap(membersOf)).filter(isDecided)).toEqual(map.inView.filter(isDecided));
          if (!isSearched || finder.found.apart) continue;
          expect(map.inView).toEqual(slugsOf(finder.found.pinned));
          expect(marks.filter(({ clear }) => !clear)).toEqual([]);
        }
      },
    ),
    { numRuns: 600 },
  );
});
