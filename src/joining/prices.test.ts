import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { joiningWorld, known, priceOf, type World } from '../../tests/support/joiningWorld';

beforeAll(() => void vi.stubGlobal('window', new EventTarget()));
afterAll(() => void vi.unstubAllGlobals());

/** A joining whose dates are filled in, for a customer who is signed in. */
async function atTheDates(): Promise<World> {
  const world = joiningWorld();
  await world.session.reload();
  await world.joining.arrival.follow({ centre: 'kirkstall', membership: 'swim', paymentType: 'recurring' });
  await world.signIn('new');
  return toTheDates(world);
}

async function toTheDates(world: World): Promise<World> {
  await world.settle();
  world.joining.proceed();
  await world.settle();
  return world;
}

const dates = ({ forms }: World) => forms.model('dates_section');

/** The price of what is on the screen now, as the server works it out; `undefined` if it is not to be priced. */
function due({ joining, pricing, session, forms }: World): number | undefined {
  const { offer, venue } = joining;
  if (!offer || !venue) return undefined;
  const model = forms.model('dates_section');
  const startDate = model?.field('startDate');
  if (startDate?.problem !== undefined) return undefined;
  const day = model?.field('billingDay');
  const url = new URL(`https://api.example/api/memberships/types/${offer.type.id}/payment-options/${offer.option.id}`);
  if (startDate) url.searchParams.set('start_date', String(startDate.value));
  if (day?.shown === true && day.value !== undefined) url.searchParams.set('billing_day', String(day.value));
  if (pricing.promotion) url.searchParams.set('promotion_code_id', String(pricing.promotion.id));
  return priceOf(url, session.user?.id);
}

type Act = { readonly name: string; readonly run: (world: World) => unknown };

const acts: readonly Act[] = [
  ...[...Object.keys(known), undefined].map((name) => ({
    name: `signs ${name === undefined ? 'out' : `in as ${name}`}`,
    run: (world: World) => world.signIn(name),
  })),
  ...(['swim', 'total'] as const).flatMap((slug) =>
    (['recurring', 'fixed'] as const).map((paymentType) => ({
      name: `chooses ${slug}, ${paymentType}`,
      run: ({ joining, memberships }: World) => {
        const offer = memberships.find({ slug, paymentType });
        if (offer) joining.chooseMembership(offer);
      },
    })),
  ),
  ...['24/11/2026', '2/12/2026', '31/12/2027', '31/02/2027', '01/01/2020', ''].map((text) => ({
    name: `types the date ${text}`,
    run: (world: World) => dates(world)?.field('startDate')?.set(text),
  })),
  ...['1', '8'].map((day) => ({
    name: `is billed on ${day}`,
    run: (world: World) => dates(world)?.field('billingDay')?.set(day),
  })),
  { name: 'leaves the date', run: (world) => dates(world)?.field('startDate')?.settle() },
  { name: 'goes on', run: ({ joining }) => joining.proceed() },
  {
    name: 'applies a code',
    run: ({ pricing, joining }) => {
      pricing.setCode('TEN');
      return joining.offer && pricing.applyCode(joining.offer.option.id);
    },
  },
  { name: 'removes the code', run: ({ pricing }) => pricing.removePromotion() },
];

describe('the price', () => {
  it('is that of what is on the screen, whatever is changed in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 10 }), async (sequence) => {
        const world = await atTheDates();
        try {
          for (const { run } of sequence) {
            await run(world);
            await world.settle();
            expect(world.pricing.price?.totalToPayNow.raw).toBe(due(world));
          }
        } finally {
          world.stop();
        }
      }),
      { numRuns: 40, seed: 19, examples: [[[...acts]], [acts.toReversed()]] },
    );
  }, 60_000);

  it('is another one for another customer, and the former is not shown until then', async () => {
    const world = await atTheDates();
    const before = world.pricing.price?.totalToPayNow.raw;
    const seen: (number | undefined)[] = [];
    world.answer(({ url }) => {
      if (url.pathname.includes('payment-options')) seen.push(world.pricing.price?.totalToPayNow.raw);
      return undefined;
    });
    await world.signIn(undefined);
    expect(seen).not.toEqual([]);
    expect(seen).not.toContain(before);
    expect(world.pricing.price?.totalToPayNow.raw).not.toBe(before);
    world.stop();
  });

  it('is none while it cannot be worked out, and not the last one', async () => {
    const world = await atTheDates();
    expect(world.pricing.price).toBeDefined();
    world.answer(({ url }) =>
      url.pathname.includes('payment-options') ? Response.json({ message: 'No' }, { status: 500 }) : undefined,
    );
    dates(world)?.field('startDate')?.set('25/11/2026');
    await world.settle();
    expect(world.pricing.price).toBeUndefined();
    expect(world.pricing.billingDays).toEqual([1, 8, 15]);
    world.stop();
  });
});

/** Lets the calls for a price wait; returns how to answer the one that came last. */
function heldBack(world: World): () => void {
  let goOn = (): void => undefined;
  world.answer(({ url }) => {
    if (!url.pathname.includes('payment-options')) return undefined;
    return new Promise<undefined>((resolve) => (goOn = () => resolve(undefined)));
  });
  return () => goOn();
}

const failing = (world: World, fails: () => boolean): void =>
  world.answer(({ url }) =>
    fails() && url.pathname.includes('payment-options') ? Response.json({ message: 'No' }, { status: 500 }) : undefined,
  );

const openIn = ({ joining }: World): string | null => joining.journey.state.open;

describe('a press of Continue where monthly payments are agreed to', () => {
  it('is held while the price could not be worked out, and goes on once it could, with all that was typed', async () => {
    const world = await atTheDates();
    const { joining, pricing } = world;
    let fails = true;
    failing(world, () => fails);
    dates(world)?.field('startDate')?.set('25/11/2026');
    await world.settle();
    const { refusals } = joining.continuing;
    expect(joining.continuing.obstacle).toBe('Try again to see the price before you continue.');
    joining.proceed();
    await world.settle();
    expect([openIn(world), joining.continuing.refusals]).toEqual(['dates_section', refusals + 1]);
    fails = false;
    await pricing.load(joining.forms.priceBasis);
    expect(joining.continuing.obstacle).toBeUndefined();
    expect(dates(world)?.field('startDate')?.raw).toBe('25/11/2026');
    joining.proceed();
    await world.settle();
    expect(openIn(world)).toBe('dd_section');
    world.stop();
  });

  it('is held where the first price could not be worked out, by the same reason', async () => {
    const world = joiningWorld();
    let fails = true;
    failing(world, () => fails);
    await world.session.reload();
    await world.joining.arrival.follow({ centre: 'kirkstall', membership: 'swim', paymentType: 'recurring' });
    await world.signIn('new');
    expect(world.joining.continuing.hold).toBeUndefined(); // the details agree to no amount
    await toTheDates(world);
    expect(dates(world)?.field('billingDay')?.options).toEqual([]);
    expect(world.joining.continuing.hold).toBe('Try again to see the price before you continue.');
    fails = false;
    await world.pricing.load(world.joining.forms.priceBasis);
    await world.settle();
    expect(dates(world)?.field('billingDay')?.raw).toBe('1');
    world.joining.proceed();
    await world.settle();
    expect(openIn(world)).toBe('dd_section');
    world.stop();
  });

  it.each(['dd_section', 'confirmation_section'])('is held in %s too', async (section) => {
    const world = await atTheDates();
    const { joining, pricing } = world;
    joining.proceed();
    await world.settle();
    if (section === 'confirmation_section') joining.journey.dispatch({ kind: 'continue' });
    expect(openIn(world)).toBe(section);
    expect(joining.continuing.hold).toBeUndefined();
    failing(world, () => true);
    await pricing.load(joining.forms.priceBasis);
    expect(joining.continuing.hold).toBeDefined();
    joining.proceed();
    await world.settle();
    expect(openIn(world)).toBe(section);
    world.stop();
  });

  it('waits for a newer price, and does not go on with one that nobody has seen', async () => {
    const world = await atTheDates();
    const { joining, pricing } = world;
    const before = pricing.price;
    const goOn = heldBack(world);
    dates(world)?.field('startDate')?.set('25/11/2026');
    joining.proceed();
    expect([joining.continuing.busy, openIn(world)]).toEqual([true, 'dates_section']);
    expect(pricing.price).toBe(before);
    goOn();
    await world.settle();
    expect(openIn(world)).toBe('dates_section');
    expect(joining.continuing).toMatchObject({
      busy: false,
      reason: 'The price has changed. Check what you pay, then continue.',
    });
    expect(pricing.price?.totalToPayNow.raw).toBe(due(world));
    joining.proceed();
    await world.settle();
    expect(openIn(world)).toBe('dd_section');
    world.stop();
  });

  it('goes on by itself once the price is there, if it is the one that was seen', async () => {
    const world = await atTheDates();
    const { joining, pricing } = world;
    const goOn = heldBack(world);
    const loading = pricing.load(joining.forms.priceBasis);
    joining.proceed();
    expect(openIn(world)).toBe('dates_section');
    goOn();
    await loading;
    await world.settle();
    expect(openIn(world)).toBe('dd_section');
    world.stop();
  });

  it('goes on by itself with another billing day, whose amounts stood at the day', async () => {
    const world = await atTheDates();
    const { joining, pricing } = world;
    const before = pricing.price?.totalToPayNow.raw;
    const goOn = heldBack(world);
    dates(world)?.field('billingDay')?.set('15');
    joining.proceed();
    expect([joining.continuing.busy, openIn(world)]).toEqual([true, 'dates_section']);
    goOn();
    await world.settle();
    expect(openIn(world)).toBe('dd_section');
    expect(pricing.price?.totalToPayNow.raw).not.toBe(before);
    world.stop();
  });

  it('says what to look at where no price was in sight at the press', async () => {
    const world = await atTheDates();
    const { joining, pricing } = world;
    const goOn = heldBack(world);
    pricing.costs.clear();
    const loading = pricing.load(joining.forms.priceBasis);
    joining.proceed();
    goOn();
    await loading;
    await world.settle();
    expect(openIn(world)).toBe('dates_section');
    expect(joining.continuing.reason).toBe('Check what you pay, then continue.');
    world.stop();
  });

  it('does not go on by itself after the price that it waited for has failed', async () => {
    const world = await atTheDates();
    const { joining } = world;
    const { refusals } = joining.continuing;
    failing(world, () => true);
    dates(world)?.field('startDate')?.set('25/11/2026');
    joining.proceed();
    await world.settle();
    expect(openIn(world)).toBe('dates_section');
    expect(joining.continuing).toMatchObject({ busy: false, refusals: refusals + 1 });
    world.stop();
  });

  it('is forgotten once another section is opened meanwhile', async () => {
    const world = await atTheDates();
    const { joining } = world;
    const goOn = heldBack(world);
    dates(world)?.field('startDate')?.set('25/11/2026');
    joining.proceed();
    joining.edit('details_section');
    goOn();
    await world.settle();
    expect([openIn(world), joining.continuing.busy]).toEqual(['details_section', false]);
    world.stop();
  });
});

it('shows no amounts with another start date than theirs while a newer price is worked out', async () => {
  const world = await atTheDates();
  const { pricing } = world;
  const goOn = heldBack(world);
  const first = pricing.price;
  expect(first?.startsOn).toBe('2026-11-23');
  dates(world)?.field('startDate')?.set('25/11/2026');
  expect([pricing.costs.loading, pricing.price]).toEqual([true, first]);
  goOn();
  await world.settle();
  expect([pricing.costs.loading, pricing.price?.startsOn]).toEqual([false, '2026-11-25']);
  world.stop();
});

it('is not the one before a failure while it is asked for again', async () => {
  const world = await atTheDates();
  const { pricing, joining } = world;
  let fails = true;
  failing(world, () => fails);
  dates(world)?.field('startDate')?.set('25/11/2026');
  await world.settle();
  fails = false;
  const again = pricing.load(joining.forms.priceBasis);
  expect([pricing.costs.loading, pricing.price]).toEqual([true, undefined]);
  await again;
  expect(pricing.price?.startsOn).toBe('2026-11-25');
  world.stop();
});

describe('the billing day', () => {
  it('is the first one, which the price is worked out with, until the customer chooses another', async () => {
    const world = await atTheDates();
    await world.settle();
    const day = dates(world)?.field('billingDay');
    expect(day?.raw).toBe('1');
    day?.set('8');
    await world.settle();
    expect(day?.raw).toBe('8');
    await world.signIn('billed');
    await toTheDates(world);
    expect(dates(world)?.field('billingDay')?.shown).toBe(false);
    world.stop();
  });
});

describe('a start date that cannot be chosen', () => {
  it.each([
    ['31/12/2027', 'Choose a start date within one month.'],
    ['01/01/2020', "Choose a start date that isn't in the past."],
    ['', 'Start date is required.'],
  ])('%s has no price, and keeps the days to be billed on', async (text, problem) => {
    const world = await atTheDates();
    world.asked.length = 0;
    dates(world)?.field('startDate')?.set(text);
    await world.settle();
    expect(dates(world)?.field('startDate')?.problem).toBe(problem);
    expect(world.asked.filter((each) => each.includes('payment-options'))).toEqual([]);
    expect(world.pricing.price).toBeUndefined();
    expect(world.joining.forms.startDate).toBeUndefined();
    expect(dates(world)?.field('billingDay')?.options).toHaveLength(3);
    world.stop();
  });
});
