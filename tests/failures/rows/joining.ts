import type { CallName } from '../../../src/kit/api/call';
import { fillCart } from '../../journeys/support/casting';
import type { Visitor } from '../../journeys/support/Visitor';
import { pressing, type Row, type Step } from '../Row';
import { kirkstall } from './ready';

const centre = `/centre/${kirkstall}`;

function on(as: string | undefined, path: Row['path'], works: RegExp, steps: readonly Step[] = []): Row {
  return { site: 'online-joining', ...(as === undefined ? {} : { as }), path, works, steps };
}

const main = pressing('[aria-current=step] .sec-foot .btn-primary:not([aria-disabled])');
/** Presses the same once the dates are the open section: a section that closes stands there a moment longer. */
const mainOfDates = pressing(
  '[aria-current=step]:has(#dates_section-title) .sec-foot .btn-primary:not([aria-disabled])',
);
const dates = `${centre}/membership/swim/fixed`;
const monthly = `${centre}/membership/total-fitness/recurring`;
const student = `${centre}/membership/student/recurring`;
const agree: Step = {
  'I have read and agree to the Health commitment statement': true,
  'I have read and agree to the Membership terms': true,
};

/** A member of another membership, as a change or renewal begins. */
const following = (kind: 'change' | 'renew', email: string, optionId: number) => async (visitor: Visitor) => {
  const { id } = (await visitor.prepare('POST', '/sandbox/membership', { email, optionId })) as { readonly id: string };
  return `/${kind}-membership/${id}`;
};

const changing = following('change', 'dev@example.org', 30);
const renewing = following('renew', 'dev@example.org', 21);

const cartWith = (typeId: number, optionId: number, path: string, code?: string) => async (visitor: Visitor) => {
  await fillCart(visitor, { typeId, optionId }, code);
  return path;
};
const withCart = cartWith(2, 21, '/');

const chooseSwim: Step = pressing('article .btn');

/** Joining, changing and renewing. */
export const joiningRows = {
  joiningVenues: {
    ...on(undefined, '/', /Aberdeen Leisure Centre/),
    alsoTrue: /You haven't selected a membership yet/, // the summary is drawn a moment later than the list
  },
  joiningVenue: on(undefined, centre, /Total Fitness/),
  membershipTypes: on(undefined, centre, /Total Fitness/),
  membershipCosts: on('dev', dates, /To pay now/),
  validatePromotion: on('dev', dates, /Code Applied/, ['Add a promo code', { 'Promo code': 'FREESTART' }, 'Apply']),
  healthCommitment: { ...on('dev', dates, /read and agree to the Health commitment/, [main]), atOpening: true },
  membershipTerms: { ...on('dev', dates, /read and agree to the Membership terms/, [main]), atOpening: true },
  directDebitTerms: {
    ...on('amara', monthly, /read and agree to the Direct Debit terms/, [main, { '8th': true }, agree, main]),
    atOpening: true,
  },
  membershipQuestions: { ...on('dev', student, /Where do you study/, [main]), atOpening: true },
  saveMembershipAnswers: {
    ...on('dev', student, /Preparing secure|securely processed/, [
      main,
      { 'Where do you study?': 'Leeds', 'Which year are you in?': '1' },
      main,
      agree,
      main,
    ]),
    offers: 'Continue',
    leavesForm: true, // the answers are asked for again, and what was typed after them is kept
    again: [main, mainOfDates],
  },
  storeMembership: {
    ...on('dev', dates, /Preparing secure|securely processed/, [main, agree, main]),
    offers: 'Continue',
    afterwards: [agree, main],
  },
  joiningCart: on('dev', withCart, /Choose your membership, done/),
  changeOptions: on('dev', changing, /Total Fitness/),
  changeCosts: on('dev', changing, /To pay now/, [chooseSwim]),
  changeMembership: {
    ...on('dev', changing, /Preparing secure|securely processed/, [chooseSwim, main, agree, main]),
    offers: 'Continue',
    afterwards: [agree, main],
  },
  renewalOptions: on('dev', renewing, /Your details/),
  renewMembership: {
    ...on('dev', renewing, /Preparing secure|securely processed/, [agree, main]),
    offers: 'Continue',
    afterwards: [agree, main],
  },
} satisfies Partial<Record<CallName, Row>>;
