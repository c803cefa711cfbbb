import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue, joiningWorld, type World } from '../../../tests/support/joiningWorld';
import { messages } from '../../ground/core/messages';

beforeAll(() => void vi.stubGlobal('window', new EventTarget()));
afterAll(() => void vi.unstubAllGlobals());

/** A member at the dates of Swim by the month, who has typed a start date and applied a code. */
async function atTheDatesOfSwim(): Promise<World> {
  const world = joiningWorld();
  await world.session.reload();
  await world.joining.arrival.follow({ centre: 'kirkstall', membership: 'swim', paymentType: 'recurring' });
  await world.signIn('new');
  await toTheDates(world);
  startDate(world)?.set('24/11/2026');
  world.pricing.setCode('TEN');
  await world.pricing.applyCode(11);
  await world.settle();
  return world;
}

async function toTheDates(world: World): Promise<void> {
  world.joining.proceed();
  await world.settle();
}

async function choose(world: World, slug: string, paymentType: 'recurring' | 'fixed' = 'recurring'): Promise<void> {
  const offer = world.memberships.find({ slug, paymentType });
  if (!offer) throw new Error(`Nobody offers ${slug}.`);
  world.joining.chooseMembership(offer);
  await world.settle();
}

const startDate = ({ forms }: World) => forms.model('dates_section')?.field('startDate');
const filledIn = (world: World) => [startDate(world)?.raw, world.pricing.promotion?.code, world.pricing.code];
const touched = ({ forms }: World) =>
  [...(forms.model('dates_section')?.fields.values() ?? [])].flatMap((each) => (each.isTouched ? [each.path] : []));

describe('another membership', () => {
  it('drops what was filled in for the one before, and its code', async () => {
    const world = await atTheDatesOfSwim();
    expect(filledIn(world)).toEqual(['24/11/2026', 'TEN', 'TEN']);
    await choose(world, 'total');
    await toTheDates(world);
    expect(filledIn(world)).toEqual(['23/11/2026', undefined, '']);
    world.stop();
  });

  it('gives it back when the first is chosen again', async () => {
    const world = await atTheDatesOfSwim();
    await choose(world, 'total');
    await choose(world, 'swim');
    await toTheDates(world);
    expect(filledIn(world)).toEqual(['24/11/2026', 'TEN', 'TEN']);
    world.stop();
  });

  it('leaves what nobody filled in untouched when the first is chosen again', async () => {
    const world = await atTheDatesOfSwim();
    const before = touched(world);
    expect(before).not.toContain('terms');
    await choose(world, 'total');
    await choose(world, 'swim');
    await toTheDates(world);
    expect(touched(world)).toEqual(before);
    world.stop();
  });

  it('is none where the same is chosen once more', async () => {
    const world = await atTheDatesOfSwim();
    const { joining } = world;
    joining.proceed();
    await world.settle();
    const { given } = joining;
    expect(given).toContain('startDate');
    joining.edit('membership_section');
    await choose(world, 'swim');
    expect(joining.given).toEqual(given);
    expect(filledIn(world).slice(1)).toEqual(['TEN', 'TEN']);
    world.stop();
  });
});

describe('another customer midway', () => {
  it('finds nothing of the one before, also where that one had left it', async () => {
    const world = await atTheDatesOfSwim();
    await choose(world, 'total');
    await toTheDates(world);
    startDate(world)?.set('25/11/2026');
    await world.signIn('billed');
    await toTheDates(world);
    expect(startDate(world)?.raw).toBe('23/11/2026');
    await choose(world, 'swim');
    await toTheDates(world);
    expect(filledIn(world)).toEqual(['23/11/2026', undefined, '']);
    world.stop();
  });

  it('has no cart of the one before', async () => {
    const world = await atTheDatesOfSwim();
    world.cart.request.clear();
    await world.cart.load();
    world.answer(({ url, token }) =>
      url.pathname === '/api/memberships/online-joining' && token === 'billed'
        ? new Promise<Response>(() => undefined)
        : undefined,
    );
    expect(world.cart.request.status).toBe('success');
    await world.signIn('billed');
    expect(world.cart.request.status).not.toBe('success');
    world.stop();
  });

  it('may not go on with a membership that they cannot buy, and is told why', async () => {
    const world = await atTheDatesOfSwim();
    world.answer(({ url, token }) =>
      url.pathname === '/api/memberships/types' && token === 'billed' ? catalogue({ can_purchase: false }) : undefined,
    );
    await world.signIn('billed');
    expect(world.selection.membership).toBeUndefined();
    expect(world.joining.refusedChoice).toBe(messages.ineligible);
    world.stop();
  });
});
