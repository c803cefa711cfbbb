// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://online-joining.joinery.localhost:4000/checkout" }
import { configure, fireEvent, screen } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import cancel from '../../journeys/cancel-membership.json';
import freeze from '../../journeys/freeze-membership.json';
import register from '../../journeys/register.json';
import type { Journey, Section } from '../../schemas/generated/journey';
import { bundledJourneys } from '../../src/kit/walk/journeyFile';
import type { Facts } from '../../src/ground/rules/rules';
import { castOf, type Arrived } from './conformance/casts';
import { PageWalk } from './conformance/PageWalk';
import { standInFonts, standInView } from './support/standIns';
import { startServer, type Server } from './support/startServer';

// A limit for what hangs: the machine may be busy with other tests.
configure({ asyncUtilTimeout: 20_000 });

const { join } = bundledJourneys;
const guest: Facts = { loggedIn: 'no', cart: 'none', plan: 'recurring', questions: 'none', terms: 'some' };
const member: Facts = { ...guest, loggedIn: 'yes', hasInstruction: 'no', hasBillingDate: 'no', savedCard: 'none' };

let server: Server;
let walk: PageWalk;
beforeAll(async () => {
  server = await startServer();
  standInFonts();
  standInView();
});
afterEach(() => walk.close());
afterAll(() => server.stop());

let arrived: Arrived;

async function come(customer: Facts, journey: Journey): Promise<void> {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { come: comeTo, screen } = castOf(journey.id);
  arrived = await comeTo(customer, server);
  await arrived.visitor.serve(journey);
  walk = new PageWalk(arrived, customer, screen);
}

async function openSection(): Promise<string | null> {
  return (await walk.rest()).state.open;
}

describe('the choice of a centre', () => {
  it('is gone on from, though the journey resumes at it', async () => {
    const resume: Journey['resume'] = [{ when: { hasInstruction: 'no' }, edited: 'all', open: 'centre_section' }];
    await come(member, { ...join, resume });
    expect(await openSection()).toBe('centre_section');
    await walk.goOn(false);
    expect(await openSection()).toBe('membership_section');
    await walk.back();
    expect(await openSection()).toBe('centre_section');
  });

  it('is kept by a guest who logs in after it', async () => {
    await come(guest, join);
    await openSection();
    await walk.goOn(false);
    await walk.logIn('grace@example.org');
    const { state } = await walk.rest();
    expect(state).toMatchObject({ open: 'membership_section', has: ['centre'] });
  });
});

it('asks for a membership again, in place of waiting for ever for its questions', async () => {
  const resume: Journey['resume'] = [{ when: { hasInstruction: 'no' }, edited: 'all', open: 'centre_section' }];
  await come(member, { ...join, resume });
  for (const section of ['centre_section', 'membership_section', 'details_section']) {
    expect(await openSection()).toBe(section);
    await walk.goOn(false);
  }
  expect(await openSection()).toBe('dates_section');
  await walk.edit('centre_section');
  (await screen.findByRole('button', { name: 'Change location' })).click();
  await screen.findAllByRole('button', { name: /^Select and continue/ });
  await walk.goOn(false);
  expect(await openSection()).toBe('membership_section');
  await walk.edit('details_section');
  expect(await openSection()).toBe('details_section');
  await walk.goOn(false);
  expect(await openSection()).toBe('membership_section');
  await screen.findAllByText('Please choose your membership');
});

it('offers no edit of bank details that may not be edited', async () => {
  const sections = join.sections.map((each) => ({ ...each, editable: each.id !== 'dd_section' }));
  for (const [journey, offered] of [
    [join, 1],
    [{ ...join, sections }, 0],
  ] as const) {
    await come(member, journey);
    for (let open = await openSection(); open !== 'confirmation_section'; open = await openSection())
      await walk.goOn(false);
    await screen.findByRole('heading', { name: 'Account details' });
    const edits = screen.queryAllByRole('button', { name: /Edit (account details|Monthly payment)/ });
    expect(edits).toHaveLength(2 * offered); // on the section, and beside its values
    walk.close();
  }
});

const note: Section = { id: 'note', order: 20, title: 'Good to know', intro: 'Bring a towel.' };

it.each([
  ['cancelling', cancel, { leaving_reason: 'price' }],
  ['freezing', freeze, { freeze_months: 1 }],
])('sends what was filled in for %s, though a text comes after it', async (_task, file, sent) => {
  const journey = file as unknown as Journey; // as it was checked when the page was built
  await come({ ...member, hasBillingDate: 'yes' }, { ...journey, sections: [...journey.sections, note] });
  await openSection();
  for (const field of document.querySelectorAll('select')) fireEvent.change(field, { target: { value: 'price' } });
  await walk.goOn(false);
  expect(await openSection()).toBe('note');
  await walk.goOn(false);
  expect((await walk.rest()).state.status).toBe('submitted');
  expect(arrived.visitor.bodies.at(-1)?.body).toMatchObject(sent);
});

it('tells something after a registration before it leads on', async () => {
  const journey = register as unknown as Journey; // as it was checked when the page was built
  await come(guest, { ...journey, sections: [...journey.sections, note] });
  expect(await openSection()).toBe('details_section');
  await walk.goOn(false);
  expect(await openSection()).toBe('note');
  await walk.goOn(false);
  expect((await walk.rest()).state.status).toBe('submitted');
});
