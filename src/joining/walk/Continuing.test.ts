import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { joiningWorld, type World } from '../../../tests/support/joiningWorld';

beforeAll(() => void vi.stubGlobal('window', new EventTarget()));
afterAll(() => void vi.unstubAllGlobals());

async function member(membership?: string, paymentType = 'recurring'): Promise<World> {
  const world = joiningWorld();
  await world.session.reload();
  await world.signIn('new');
  await world.joining.arrival.follow({ centre: 'kirkstall', membership, paymentType });
  await world.settle();
  return world;
}

const openIn = ({ joining }: World): string | null => joining.journey.state.open;

describe('a press of Continue', () => {
  it('says that a membership is to be chosen, and goes on with one', async () => {
    const world = await member();
    const { joining, memberships } = world;
    joining.proceed();
    expect(joining.continuing).toMatchObject({ reason: 'Choose a membership to continue.', refusals: 1 });
    expect(joining.continuing.isAboutCode).toBe(false);
    const offer = memberships.find({ slug: 'swim', paymentType: 'recurring' });
    if (offer) joining.chooseMembership(offer);
    expect([openIn(world), joining.continuing.reason]).toEqual(['details_section', undefined]);
    world.stop();
  });

  it('does not go on with a membership that the list does not show', async () => {
    const world = await member('swim');
    const { joining, memberships } = world;
    joining.edit('membership_section');
    memberships.setPaymentType('fixed');
    joining.proceed();
    expect(openIn(world)).toBe('membership_section');
    expect(joining.continuing.reason).toContain('You chose Swim, which is not in this list.');
    memberships.setPaymentType('recurring');
    expect(joining.continuing.reason).toBeUndefined(); // it is in the list again
    joining.proceed();
    expect(openIn(world)).toBe('details_section');
    world.stop();
  });

  it('does not pass a form that is not there yet, even one that need not be filled in', async () => {
    const world = await member('swim');
    world.forms.clear();
    const { joining } = world;
    joining.proceed();
    expect(joining.continuing.reason).toBe('This step is still loading. Please wait a moment.');
    await world.settle();
    expect([openIn(world), joining.continuing.reason]).toEqual(['details_section', undefined]);
    world.stop();
  });

  it.each([
    ['TEN', 'dates_section', undefined],
    ['ELEVEN', 'details_section', 'The promo code ELEVEN is not applied. Code not recognised'],
  ])('applies the typed code %s first', async (code, open, reason) => {
    const world = await member('swim');
    const { joining, pricing } = world;
    pricing.setCode(code);
    joining.proceed();
    expect(joining.continuing.busy).toBe(true);
    await world.settle();
    expect([openIn(world), joining.continuing.reason]).toEqual([open, reason]);
    expect(joining.continuing.isAboutCode).toBe(reason !== undefined);
    if (reason !== undefined) joining.continuing.pressWithoutCode();
    await world.settle();
    expect([openIn(world), pricing.code]).toEqual(['dates_section', reason === undefined ? code : '']);
    world.stop();
  });

  it('does not leave a form that is not filled in, and says at its fields what is missing', async () => {
    const world = joiningWorld();
    await world.session.reload();
    await world.joining.arrival.follow({ centre: 'kirkstall', membership: 'swim', paymentType: 'recurring' });
    await world.settle();
    world.joining.proceed();
    await world.settle();
    expect(openIn(world)).toBe('details_section');
    expect(world.forms.model('details_section')?.field('password')?.error).toBeDefined();
    expect(world.asked.filter((each) => each.startsWith('POST'))).toEqual([]);
    world.stop();
  });

  it('is one, however often the button is pressed while it is at work', async () => {
    const world = await member('swim');
    const { joining, pricing } = world;
    pricing.setCode('TEN');
    for (let press = 0; press < 3; press += 1) joining.proceed();
    await world.settle();
    expect(openIn(world)).toBe('dates_section');
    world.stop();
  });

  it('does nothing while the walk is being taken up', async () => {
    const world = await member();
    const { joining } = world;
    const arriving = joining.arrival.again();
    expect(joining.continuing.busy).toBe(true);
    joining.proceed();
    expect(joining.continuing).toMatchObject({ reason: undefined, refusals: 0 });
    await arriving;
    world.stop();
  });

  it('waits for the look-up that Apply began', async () => {
    const world = await member('swim');
    const { joining, pricing } = world;
    pricing.setCode('TEN');
    void pricing.applyCode(11);
    joining.proceed();
    await world.settle();
    expect(openIn(world)).toBe('dates_section');
    expect(world.asked.filter((each) => each.includes('/validate/'))).toHaveLength(1);
    world.stop();
  });
});

describe('a refused cart', () => {
  async function refusedWith(body: object, status: number): Promise<World> {
    const world = await member('swim', 'fixed');
    world.joining.proceed();
    await world.settle();
    world.answer(({ method }) => (method === 'POST' ? Response.json(body, { status }) : undefined));
    world.joining.proceed();
    await world.settle();
    return world;
  }

  const text = 'It says why.';
  it.each([
    ['the payment option', { message: text, errors: { paymentOptionId: [text] } }, 422, 'membership_section'],
    ['the centre', { message: text, errors: { homeVenueId: [text] } }, 422, 'centre_section'],
    ['nothing that the page has', { message: text, errors: { strange: [text] } }, 422, 'dates_section'],
    ['no field', { message: text }, 409, 'dates_section'],
    ['no field, without a word', {}, 500, 'dates_section'],
  ])('that names %s is told in a section that is open', async (_name, body, status, section) => {
    const world = await refusedWith(body, status);
    const { journey, submission } = world.joining;
    expect([journey.state.status, openIn(world)]).toEqual(['filling', section]);
    expect(submission.error).toBe('message' in body ? text : 'Something went wrong, please try again.');
    world.stop();
  });

  it('that names a field is told there', async () => {
    const world = await refusedWith({ message: text, errors: { startDate: [text] } }, 422);
    expect(openIn(world)).toBe('dates_section');
    expect(world.forms.model('dates_section')?.field('startDate')?.error).toBe(text);
    world.stop();
  });

  it('of a membership that is withdrawn leads to another choice', async () => {
    const world = await member('swim');
    world.answer(({ url }) => (url.pathname.endsWith('/memberships/types') ? Response.json({ data: [] }) : undefined));
    world.answer(({ method }) =>
      method === 'POST'
        ? Response.json({ message: text, errors: { paymentOptionId: [text] } }, { status: 422 })
        : undefined,
    );
    await world.joining.submission.send();
    await world.settle();
    expect(world.joining.refusedChoice).toBe('Could not find selected membership');
    expect(openIn(world)).toBe('centre_section');
    world.stop();
  });
});
