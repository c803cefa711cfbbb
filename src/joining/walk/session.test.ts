import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { joiningWorld, type World } from '../../../tests/support/joiningWorld';

beforeAll(() => void vi.stubGlobal('window', new EventTarget()));
afterAll(() => void vi.unstubAllGlobals());

const address = {
  path: 'address',
  name: 'address',
  label: 'Address',
  type: 'text',
  is_required: true,
  is_authorised: true,
};

/** A guest at their details, on a server whose form for members holds the address that was saved last. */
async function guestAtTheirDetails(): Promise<World> {
  const world = joiningWorld();
  let saved = '1 Old Road';
  world.answer(({ url, method, body }) => {
    if (method === 'PUT') {
      saved = (body as { data_fields: { address: string } }).data_fields.address;
      return Response.json({ data: { token: 'new' } });
    }
    if (url.pathname !== '/api/data-fields') return undefined;
    const isMembers = url.searchParams.get('onboarding_type') === 'membership_purchase';
    const field = isMembers ? { ...address, answer: saved } : address;
    const section = { section_name: 'Contact', section_reference: 'contact', section_fields: [field] };
    return Response.json({ data: [section], checksum: 'c' });
  });
  await world.session.reload();
  await world.joining.arrival.follow({ centre: 'kirkstall', membership: 'swim', paymentType: 'recurring' });
  await world.settle();
  return world;
}

const field = ({ forms }: World) => forms.model('details_section')?.field('dataFields.address');
const fetched = ({ asked }: World) => asked.filter((each) => each.includes('data-fields'));

describe('a log-in midway', () => {
  it('before a membership is chosen goes on at the open section, also after a step back', async () => {
    const world = joiningWorld();
    const { joining } = world;
    await world.session.reload();
    await joining.arrival.follow({ centre: 'kirkstall', section: 'centre_section' });
    await world.settle();
    expect(joining.journey.state.open).toBe('centre_section');
    joining.proceed();
    await world.settle();
    joining.arrival.note({ centre: 'kirkstall', section: 'membership_section' }, { isCorrected: false }); // as the screen does
    await world.signIn('new');
    expect(joining.journey.state.open).toBe('membership_section');
    world.stop();
  });

  it('closes the guest’s form, and asks for the member’s once', async () => {
    const world = await guestAtTheirDetails();
    field(world)?.set('2 Guest Street');
    world.asked.length = 0;
    await world.signIn('new');
    expect(field(world)?.raw).toBe('1 Old Road');
    expect(world.forms.model('details_section')?.field('password')).toBeUndefined();
    expect(fetched(world)).toHaveLength(1);
    world.stop();
  });

  it('asks for the form of a member who comes back anew, since it may have changed meanwhile', async () => {
    const world = await guestAtTheirDetails();
    await world.signIn('new');
    await world.signIn('billed');
    world.asked.length = 0;
    await world.signIn('new');
    expect(fetched(world)).toHaveLength(1);
    world.stop();
  });

  it('shows no form until the member’s is there', async () => {
    const world = await guestAtTheirDetails();
    let give = (): void => undefined;
    world.answer(({ url }) => {
      if (url.pathname !== '/api/data-fields') return undefined;
      return new Promise((resolve) => (give = () => resolve(Response.json({ data: [], checksum: 'c' }))));
    });
    void world.signIn('new');
    await vi.waitFor(() => expect(world.session.isMember).toBe(true));
    expect(world.forms.model('details_section')).toBeUndefined();
    await vi.waitFor(() => expect(fetched(world).length).toBeGreaterThan(1));
    give();
    await world.settle();
    world.stop();
  });

  it('leads to the choice of a centre if the membership may not be bought any more', async () => {
    const world = await guestAtTheirDetails();
    world.answer(({ url }) => (url.pathname.endsWith('/memberships/types') ? Response.json({ data: [] }) : undefined));
    await world.signIn('new');
    expect(world.joining.journey.state.open).toBe('centre_section');
    expect(world.selection).toMatchObject({ centre: 'kirkstall', membership: undefined });
    world.stop();
  });
});

describe('a member’s details', () => {
  it('are saved only where something is changed, and then shown as the server holds them', async () => {
    const world = await guestAtTheirDetails();
    await world.signIn('new');
    const { joining } = world;
    expect(joining.continuing.saves).toBe(false);
    field(world)?.set('3 New Road');
    expect(joining.continuing.saves).toBe(true);
    joining.proceed();
    await world.settle();
    expect(joining.journey.state.open).toBe('dates_section');
    expect(world.asked).toContain('PUT /api/my-account/user/update');
    joining.edit('details_section');
    await world.settle();
    expect([field(world)?.raw, joining.continuing.saves]).toEqual(['3 New Road', false]);
    world.asked.length = 0;
    joining.proceed();
    await world.settle();
    expect(world.asked.filter((each) => each.startsWith('PUT'))).toEqual([]);
    world.stop();
  });

  it('stay changed and unsaved where they are refused, or emptied', async () => {
    const world = await guestAtTheirDetails();
    await world.signIn('new');
    const { joining } = world;
    world.answer(({ method }) => (method === 'PUT' ? Response.json({ message: 'No' }, { status: 500 }) : undefined));
    field(world)?.set('3 New Road');
    joining.proceed();
    await world.settle();
    expect([joining.journey.state.open, field(world)?.raw]).toEqual(['details_section', '3 New Road']);
    expect(joining.continuing.saves).toBe(true);
    field(world)?.set('');
    joining.proceed();
    await world.settle();
    expect([joining.journey.state.open, field(world)?.error]).toEqual(['details_section', 'Address is required.']);
    world.stop();
  });
});
