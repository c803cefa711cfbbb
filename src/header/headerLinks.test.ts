import { describe, expect, it } from 'vitest';
import { standaloneBasketLink, headerLinks, kioskLinks, type HeaderConditions, type HeaderLink } from './headerLinks';

const plain: HeaderConditions = {
  site: 'online-joining',
  flags: { onlineJoiningEnabled: true, campsAndCoursesBookingEnabled: true },
  mode: 'plain',
  venue: undefined,
  isMember: false,
};
const kiosk: HeaderConditions = { ...plain, site: 'bookings', mode: 'kiosk' };

const shown = (links: readonly HeaderLink[] = []): readonly string[] =>
  links.map(({ label, to }) => `${label}: ${to.app} ${to.path}`);

const activity = 'Book an activity: bookings /redirect-to-selected-venue';
const camp = 'Book a camp: bookings /camp-redirect-to-selected-venue';
const course = 'Book a course: bookings /course-redirect-to-selected-venue';
const join = 'Buy a membership: online-joining /';

describe('headerLinks', () => {
  it.each<[string, Partial<HeaderConditions>, readonly string[]]>([
    ['everything is switched on', {}, [activity, camp, course, join]],
    [
      'a venue is selected',
      { venue: 'otley' },
      [activity, camp, course, 'Buy a membership: online-joining /centre/otley'],
    ],
    [
      'camps and courses are off',
      { flags: { ...plain.flags, campsAndCoursesBookingEnabled: false } },
      [activity, join],
    ],
    ['online joining is off', { flags: { ...plain.flags, onlineJoiningEnabled: false } }, [activity, camp, course]],
    ['both are off', { flags: { onlineJoiningEnabled: false, campsAndCoursesBookingEnabled: false } }, [activity]],
    ['somebody is logged in', { isMember: true }, [activity, camp, course, join]],
    ['it is the account site', { site: 'my-account' }, [activity, camp, course, join]],
    ['it is the bookings site', { site: 'bookings' }, [activity, camp, course, join]],
  ])('when %s, leads to what can be had', (_when, conditions, expected) => {
    const links = headerLinks({ ...plain, ...conditions });
    expect(shown(links?.navigation)).toEqual(expected);
    expect(shown(links?.basket && [links.basket])).toEqual(['Shopping basket: bookings /basket']);
  });

  it.each<[string, Partial<HeaderConditions>, readonly string[]]>([
    ['on the bookings site', {}, [join]],
    ['on the account site', { site: 'my-account' }, [join]],
    ['on the joining site, where that is what the screen is for', { site: 'online-joining' }, []],
    ['with a venue selected by somebody before', { venue: 'otley' }, [join]],
    ['where online joining is off', { flags: { ...plain.flags, onlineJoiningEnabled: false } }, []],
    ['that is none', { mode: 'plain' }, []],
  ])('in a kiosk %s, leads to joining alone', (_when, conditions, expected) => {
    expect(shown(kioskLinks({ ...kiosk, ...conditions }))).toEqual(expected);
  });

  it.each<[HeaderConditions['mode'], HeaderConditions['site'], boolean]>([
    ['kiosk', 'bookings', true],
    ['kiosk', 'online-joining', true],
    ['embedded', 'bookings', true],
    ['embedded', 'online-joining', false],
    ['plain', 'bookings', false],
    ['front-of-house', 'bookings', false],
  ])('%s, on %s: the basket stands without a header: %s', (mode, site, stands) => {
    const link = standaloneBasketLink({ ...plain, mode, site });
    expect(shown(link && [link])).toEqual(stands ? ['Shopping basket: bookings /basket'] : []);
  });

  it.each<[string, Partial<HeaderConditions>]>([
    ['in a page of somebody else’s', { mode: 'embedded' }],
    ['in a kiosk, which has a bar of its own', { mode: 'kiosk' }],
  ])('is nothing %s', (_where, conditions) => {
    expect(headerLinks({ ...plain, ...conditions })).toBeUndefined();
  });

  it.each<[HeaderConditions['site'], string | undefined, boolean]>([
    ['online-joining', undefined, true],
    ['online-joining', 'otley', true],
    ['my-account', undefined, true],
    ['my-account', 'otley', true],
    ['bookings', 'otley', true],
    ['bookings', undefined, false],
  ])('on %s with the venue %s: the logo is a link to the bookings home: %s', (site, venue, linked) => {
    const expected = linked ? { app: 'bookings', path: '/' } : undefined;
    expect(headerLinks({ ...plain, site, venue })?.logo).toEqual(expected);
  });

  it.each([
    [
      true,
      ['Camps: bookings /camp-redirect-to-selected-venue', 'Courses: bookings /course-redirect-to-selected-venue'],
    ],
    [false, []],
  ])('at the desk, with camps and courses: %s, leads staff to what they sell and to nothing else', (on, further) => {
    const flags = { ...plain.flags, campsAndCoursesBookingEnabled: on };
    const at = { site: 'bookings', mode: 'front-of-house', venue: 'otley', isMember: true } as const;
    const links = headerLinks({ ...plain, ...at, flags });
    expect(shown(links?.navigation)).toEqual([
      'Timetable: bookings /redirect-to-selected-venue',
      ...further,
      'Basket: bookings /basket',
      'Till: bookings /till',
    ]);
    expect(links).toMatchObject({
      logo: { app: 'bookings', path: '/' },
      account: 'on-duty',
      siteTag: 'Front of house',
    });
    expect(links).not.toHaveProperty('basket');
  });

  it('at the desk, leads somebody who has not logged in nowhere', () => {
    const links = headerLinks({ ...plain, site: 'bookings', mode: 'front-of-house' });
    expect(links).toMatchObject({ navigation: [], account: 'log-in', siteTag: 'Front of house' });
  });

  it('offers the log-in to a guest and the account to a member', () => {
    expect(headerLinks(plain)?.account).toBe('log-in');
    expect(headerLinks({ ...plain, isMember: true })?.account).toBe('my-account');
  });

  it.each([
    ['Book an activity', '/location/otley', true],
    ['Book an activity', '/', false],
    ['Book a camp', '/camps/easter', true],
    ['Book a camp', '/campsite', false],
    ['Book a course', '/courses', true],
    ['Buy a membership', '/', true],
    ['Buy a membership', '/centre/otley/membership/total/recurring', true],
    ['Buy a membership', '/checkout', true],
    ['Buy a membership', '/login', false],
    ['Buy a membership', '/change-membership/7', false],
  ])('marks "%s" at %s: %s', (label, path, current) => {
    const link = headerLinks(plain)?.navigation.find((each) => each.label === label);
    expect(link?.current?.paths.test(path)).toBe(current);
  });
});
