import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Journey } from '../../../schemas/generated/journey';
import { vocabulary } from '../../../schemas/vocabulary';
import { seedPassword } from '../../../operator/seed/customers';
import type { Walkthrough } from '../../../src/ground/journey/compare/walkthroughs';
import type { DisplayedSection } from '../../../src/ground/journey/language/sections';
import type { Facts } from '../../../src/ground/rules/rules';
import { comeAs, membershipFor } from './casting';
import { check, fill, onPage, press, type Part } from './handling';
import { lane } from './looks';
import { openTab } from './openTab';
import type { Server } from './startServer';
import type { Visitor } from './Visitor';
import { watch } from './watch';
import { momentOf, momentsOf, openings, openSectionOf } from './ways';

type Step = {
  readonly part: Part;
  readonly customer: Facts;
  readonly visitor: Visitor;
  /** True at the last section that opens: the checkout comes after it. */
  readonly isLast: boolean;
};

/** Joins as the walkthrough's customer does. Every moment of the page and every call must be the walkthrough's, and no other. */
export async function joinAs(walkthrough: Walkthrough, { outcome }: Journey, server: Server): Promise<void> {
  const { customer } = walkthrough;
  const visitor = await comeAs(customer, server);
  const watched = watch(lane);
  const tab = openTab(visitor, '/');
  try {
    const frames = openings(walkthrough);
    for (const frame of frames) {
      await waitFor(() => expect(lane()).toEqual(momentOf(frame)));
      await goOn(openSectionOf(frame), { part: openPart, customer, visitor, isLast: frame === frames.at(-1) });
    }
    await waitFor(() => expect(tab.left).toEqual([vocabulary.outcomes[outcome]?.then]));
    expect(watched.seen).toEqual(momentsOf(walkthrough));
    expect(visitor.writes).toEqual(writesOf(walkthrough));
  } finally {
    watched.stop();
    tab.close();
  }
}

const openPart: Part = () => onPage('[aria-current=step]');

async function goOn(section: DisplayedSection, step: Step): Promise<void> {
  for (const provision of section.provides) await give[provision]?.(step);
  await expectNeededOnly(section, step);
  if (!section.provides.some((provision) => goesOnByItself.has(provision))) {
    if (section.provides.some((provision) => agreesToAmounts.has(provision))) await priceInSight();
    await press(step.part, buttonOf(section, step));
  }
}

/** Nobody goes on from the sections that give these before they have seen what they pay: a press there is told to look first. */
const agreesToAmounts: ReadonlySet<string> = new Set(['startDate', 'mandate', 'mandateConfirmed']);

/** Waits until the summary says what is paid, and no amount of the page is being worked out. */
async function priceInSight(): Promise<void> {
  await waitFor(() => {
    expect(onPage('aside').textContent).toContain('To pay now');
    expect(document.querySelector('.amounts[aria-busy=true]')).toBeNull();
  });
}

type ServedFields = {
  readonly section_fields: readonly { readonly label: string; readonly is_needed_for_joining?: boolean }[];
};

/** Expects that a form which leaves questions for after payment asks none of those that the server marks so. */
async function expectNeededOnly({ form }: DisplayedSection, { part, visitor }: Step): Promise<void> {
  if (form?.onlyNeeded !== true) return;
  const response = await visitor.network(`/api/data-fields?onboarding_type=${String(form.dataFields)}`, {});
  const { data } = (await response.json()) as { data: readonly ServedFields[] };
  const left = data.flatMap((each) => each.section_fields).filter((each) => each.is_needed_for_joining === false);
  expect(left.length).toBeGreaterThan(0);
  for (const { label } of left) expect(part().textContent).not.toContain(label);
}

/** Choosing these is pressing a button that goes on. */
const goesOnByItself: ReadonlySet<string> = new Set(['centre', 'membership']);

/** The acts by which a customer gives what a section asks for; a provision that is not here is given by the section's button alone. */
const give: Readonly<Record<string, (step: Step) => Promise<void>>> = {
  async centre({ part }) {
    await fill(part, { 'Find a centre': 'Kirkstall' });
    await press(part, 'Select and continue Kirkstall Bridge Leisure Centre');
  },
  async membership({ part, customer }) {
    await check(part, customer.plan === 'recurring' ? 'Monthly' : 'Single payment');
    const { typeId } = membershipFor(customer);
    await press(() => onPage(`article[aria-labelledby="membership-${typeId}"]`), 'Choose this membership');
  },
  async account({ part, customer, visitor }) {
    if (customer.loggedIn === 'yes') {
      if (customer.cart === 'none') await fill(part, { 'Address line two': 'Flat 2' });
      return;
    }
    await fill(part, {
      'First name': 'Amara',
      'Last name': 'Okafor',
      'Date of birth': '03/02/1994',
      'Email address': visitor.email,
      'Address line one': '14 Burley Lodge Terrace',
      'Town or city': 'Leeds',
      Postcode: 'LS6 1QE',
      Password: seedPassword,
      'Repeat password': seedPassword,
    });
    await check(part, 'I agree to the Terms and Conditions');
  },
  async answers({ part, customer }) {
    if (customer.questions !== 'required') return;
    await fill(part, { 'Where do you study?': 'Leeds', 'Which year are you in?': '1' });
  },
  async billingDay({ part, customer }) {
    if (customer.plan === 'recurring' && customer.hasBillingDate === 'no') await check(part, '8th');
  },
  async terms({ part, customer }) {
    if (customer.terms === 'none') return;
    await check(part, 'I have read and agree to the Health commitment statement');
    await check(part, 'I have read and agree to the Membership terms');
  },
  async mandate({ part }) {
    await fill(part, { 'Account holder': 'Amara Okafor', 'Sort code': '20-00-00', 'Account number': '5577 9911' });
    await check(part, 'I have read and agree to the Direct Debit terms');
    await check(part, 'I confirm that I am the account holder');
  },
};

/** A member saves their details on the way, unless they come back to a waiting cart: then they pass them by. */
function saves({ form }: DisplayedSection, { cart }: Facts): boolean {
  return form?.optional === true && cart === 'none';
}

function buttonOf(section: DisplayedSection, { customer, isLast }: Step): string {
  if (saves(section, customer)) return section.form?.saveLabel ?? 'Save';
  return isLast && section.continueLabel === 'Continue' ? 'Continue to checkout' : section.continueLabel;
}

/** The calls of the sections on the way, then the membership into the cart, and the answers where it has questions. */
function writesOf(walkthrough: Walkthrough): readonly string[] {
  const called = openings(walkthrough)
    .map(openSectionOf)
    .filter((section) => section.form?.optional !== true || saves(section, walkthrough.customer));
  return [
    ...called.flatMap(({ call }) => (call === undefined ? [] : [camelCase(call)])),
    'storeMembership',
    ...(walkthrough.customer.questions === 'none' ? [] : ['saveMembershipAnswers']),
  ];
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
