import type { Insertable } from 'kysely';
import type { VenueTable } from '../database/tables/catalogue';
import { seedPlaces } from './places';
import { seededRandom } from './random';
import { venueThemes } from './themes';

type VenueRow = Insertable<VenueTable>;
type OwnVenue = readonly [name: string, address: string, postcode: string, lat: number, lng: number];

/** Venues around Leeds, written by hand, which tours and pictures of the product show. */
const aireValley: readonly OwnVenue[] = [
  ['Kirkstall Bridge Leisure Centre', '12 Abbey Walk, Leeds', 'LS5 3BW', 53.8155, -1.5999],
  ['Woodhouse Baths', 'Raglan Road, Leeds', 'LS2 9DZ', 53.8096, -1.5561],
  ['Armley Sports Hall', 'Stocks Hill, Leeds', 'LS12 1UQ', 53.7972, -1.5882],
  ['Meanwood Park Gym', 'Green Road, Leeds', 'LS6 4LD', 53.8339, -1.5688],
  ['Scott Hall Pool & Fitness', 'Scott Hall Road, Leeds', 'LS7 3DT', 53.8247, -1.5396],
];

const kinds = ['Leisure Centre', 'Pool & Gym', 'Sports Centre', 'Baths', 'Active'] as const;
const streets = [
  'Park Road',
  'Station Approach',
  'Mill Lane',
  'Queensway',
  'Riverside Walk',
  'Victoria Street',
] as const;
const quarters = ['', 'North', 'Riverside', 'Park', 'East', 'Old Town', 'West', 'Station'] as const;

/** Returns `count` venues, the same ones every time. Those beyond the hand-written ones are near real towns. */
export function venueRows(count: number): VenueRow[] {
  const random = seededRandom(20_261_120);
  const own = aireValley.map(([name, address1, postcode, lat, lng], index) =>
    row(index + 1, { name, address1, postcode, lat, lng }),
  );
  const rest = Array.from({ length: Math.max(0, count - own.length) }, (_, index) => {
    const [town, lat, lng, outcode] = seedPlaces[index % seedPlaces.length] ?? ['Leeds', 53.8, -1.55, 'LS1'];
    const round = Math.floor(index / seedPlaces.length);
    const quarter = quarters[round % quarters.length] ?? '';
    const words = [town, quarter, kinds[(index + round) % kinds.length], round < quarters.length ? '' : String(round)];
    const spread = 0.02 + round * 0.001;
    const address1 = `${1 + Math.floor(random() * 90)} ${streets[index % streets.length]}, ${town}`;
    // An inward code that starts with 9 and ends in ZZ is not in use, so no real address is named.
    const postcode = `${outcode} 9ZZ`;
    const at = [lat + (random() - 0.5) * spread, lng + (random() - 0.5) * spread * 1.6].map((each) =>
      Number(each.toFixed(5)),
    );
    const name = words.filter(Boolean).join(' ');
    return row(own.length + index + 1, { name, address1, postcode, lat: at[0] ?? lat, lng: at[1] ?? lng });
  });
  return [...own, ...rest].slice(0, count);
}

type Place = {
  readonly name: string;
  readonly address1: string;
  readonly postcode: string;
  readonly lat: number;
  readonly lng: number;
};

function row(id: number, { name, address1, postcode, lat, lng }: Place): VenueRow {
  const slug = name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-');
  const theme = venueThemes[slug];
  return {
    id,
    slug,
    name,
    address1,
    address2: null,
    postcode,
    lng,
    lat,
    place_type: 'leisure_centre',
    activities_v2_enabled: true,
    display_venue_selection_button: true,
    can_display_ineligible_memberships: id % 2 === 1,
    theme: theme === undefined ? null : JSON.stringify(theme),
  };
}
