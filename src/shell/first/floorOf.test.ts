import { describe, expect, it } from 'vitest';
import { floorOf, type FloorConditions } from './floorOf';

const plain = { site: 'online-joining', path: '/', mode: 'plain', hasSession: false, isGreeted: true } as const;
const visitor = { ...plain, sellsOnline: true };

describe('floorOf', () => {
  it.each<readonly [Partial<FloorConditions>, ReturnType<typeof floorOf>]>([
    [{}, 'join'],
    [{ hasSession: true }, 'join'],
    [{ path: '/centre/leeds' }, 'join'],
    [{ path: '/centre/leeds/membership/swim/fixed' }, 'join'],
    [{ path: '/centre/leeds/membership' }, undefined],
    [{ path: '/checkout' }, undefined],
    [{ path: '/kiosk' }, undefined],
    [{ path: '/login' }, 'log-in-online-joining'],
    [{ path: '/login', hasSession: true }, undefined],
    [{ site: 'my-account' }, 'log-in-my-account'],
    [{ site: 'my-account', hasSession: true }, undefined],
    [{ site: 'my-account', path: '/payments' }, undefined],
    [{ site: 'bookings' }, 'choose-centre'],
    [{ site: 'bookings', path: '/location/leeds' }, undefined],
    [{ site: 'bookings', path: '/login' }, 'log-in-bookings'],
    [{ site: 'bookings', path: '/register' }, undefined],
    [{ site: 'bookings', path: '/reset-password' }, undefined],
    [{ mode: 'kiosk' }, undefined],
    [{ mode: 'kiosk', path: '/kiosk' }, 'kiosk'],
    [{ mode: 'kiosk', path: '/kiosk', isGreeted: false }, undefined],
    [{ mode: 'kiosk', path: '/kiosk', site: 'bookings' }, undefined],
    [{ mode: 'embedded' }, undefined],
    [{ site: undefined }, undefined],
    [{ sellsOnline: false }, undefined],
    [{ sellsOnline: false, path: '/login' }, 'log-in-online-joining'],
  ])('is for %j: %s', (conditions, floor) => {
    expect(floorOf({ ...visitor, ...conditions })).toBe(floor);
  });
});
