import type { Journey, Section } from '../../../schemas/generated/journey';
import type { ProblemCode } from '../../../src/ground/journey/language/problems';
import join from '../../../journeys/join.json';

type Put = (path: string, value: unknown) => void;
/** `put` takes a path of names, from a section's id or, with an empty first name, from the journey. */
export type Edit = (journey: EditableJourney, section: (id: string) => EditableSection, put: Put) => void;
type EditableSection = { -readonly [K in keyof Section]: Section[K] } & Record<string, unknown>;
type EditableJourney = Omit<{ -readonly [K in keyof Journey]: Journey[K] }, 'sections'> & {
  sections: EditableSection[];
};

/** A mistake that somebody could make in journeys/join.json, and what must be said of it. */
export type Mistake = {
  readonly name: string;
  readonly edit: Edit;
  /** The codes, each with what it is about. */
  readonly told: readonly `${ProblemCode} ${string}`[];
  /** Words of the path that is shown for the first of them. */
  readonly path?: string;
};

export const mistakes: readonly Mistake[] = [
  {
    name: 'the centre asked after the membership',
    edit: (_journey, section) => {
      section('centre_section').order = 25;
    },
    told: ['bounce membership'],
    path: 'A guest choosing a monthly membership: Choose your membership → Choose your home centre → Your details → is sent back for a membership',
  },
  {
    name: 'the questions asked before the details',
    edit: (_journey, section) => {
      section('additional_details_section').order = 25;
    },
    told: ['bounce answers'],
    path: 'A guest choosing a single payment with required questions: Choose your home centre → Choose your membership → the questions arrive → Additional details → Your details → Review & select dates → is sent back for answers to the questions',
  },
  {
    name: 'the dates asked before the details',
    edit: (_journey, section) => {
      section('dates_section').order = 25;
    },
    told: ['bounce startDate', 'bounce terms'],
    path: 'A guest without a billing date choosing a single payment with no terms: Choose your home centre → Choose your membership → Review & select dates → the questions arrive → the terms arrive → Your details → is sent back for a start date',
  },
  {
    name: 'bank details asked before the account',
    edit: (_journey, section) => {
      section('dd_section').order = 25;
    },
    told: ['bounce mandate'],
    path: 'A guest without a Direct Debit choosing a monthly membership: Choose your home centre → Choose your membership → Monthly payment → Your details → the questions arrive → Review & select dates → the terms arrive → Confirm your details → is sent back for bank details',
  },
  {
    name: 'bank details asked before the membership',
    edit: (_journey, section) => {
      section('dd_section').order = 15;
    },
    told: ['bounce mandate'],
    path: 'A guest without a Direct Debit choosing a monthly membership: Choose your home centre → Choose your membership → Your details → the questions arrive → Review & select dates → the terms arrive → Confirm your details → is sent back for bank details',
  },
  {
    name: 'bank details confirmed before they are given',
    edit: (_journey, section) => {
      section('confirmation_section').order = 55;
    },
    told: ['bounce mandateConfirmed'],
    path: 'A guest without a Direct Debit choosing a monthly membership: Choose your home centre → Choose your membership → Your details → the questions arrive → Review & select dates → the terms arrive → Confirm your details → Monthly payment → is sent back for confirmed bank details',
  },
  {
    name: 'the membership asked last',
    edit: (_journey, section) => {
      section('membership_section').order = 75;
    },
    told: ['stuck questions', 'stuck terms'],
    path: 'A guest with no membership chosen: Choose your home centre → Your details → waits for "questions" for ever',
  },
  {
    name: 'the details asked last',
    edit: (_journey, section) => {
      section('details_section').order = 75;
    },
    told: ['bounce answers', 'bounce startDate', 'bounce terms', 'bounce mandate'],
    path: 'A guest choosing a single payment with required questions: Choose your home centre → Choose your membership → the questions arrive → Additional details → Review & select dates → the terms arrive → Your details → is sent back for answers to the questions',
  },
  {
    name: 'two sections of one order',
    edit: (_journey, section) => {
      section('dd_section').order = 50;
    },
    told: ['duplicate-order /sections/5/order'],
  },
  {
    name: 'the rule of the bank details dropped',
    edit: (_journey, section) => {
      delete section('dd_section').display;
    },
    told: ['needless dd_section'],
    path: 'A guest without a Direct Debit choosing a single payment: Choose your home centre → Choose your membership → Your details → the questions arrive → Review & select dates → the terms arrive → Monthly payment → which nothing needs',
  },
  {
    name: 'the rule of the bank details without the instruction',
    edit: (_journey, section) => {
      section('dd_section').display = { plan: 'recurring' };
    },
    told: ['needless dd_section'],
    path: 'A member with a Direct Debit choosing a monthly membership: the cart proves empty → Choose your home centre → Choose your membership → Your details → the questions arrive → Review & select dates → the terms arrive → Monthly payment → which nothing needs',
  },
  {
    name: 'the rule of the bank details without the plan',
    edit: (_journey, section) => {
      section('dd_section').display = { hasInstruction: 'no' };
    },
    told: ['needless dd_section'],
    path: 'A guest without a Direct Debit choosing a single payment: Choose your home centre → Choose your membership → Your details → the questions arrive → Review & select dates → the terms arrive → Monthly payment → which nothing needs',
  },
  {
    name: 'the rule of the bank details inverted',
    edit: (_journey, section) => {
      section('dd_section').display = { not: { plan: 'recurring', hasInstruction: 'no' } };
    },
    told: ['stuck mandate', 'needless dd_section'],
    path: "A guest without a Direct Debit choosing a monthly membership: Choose your home centre → Choose your membership → Your details → can't finish without bank details",
  },
  {
    name: 'bank details for the wrong plan',
    edit: (_journey, section) => {
      section('dd_section').display = { plan: 'fixed', hasInstruction: 'no' };
    },
    told: ['stuck mandate', 'needless dd_section'],
    path: "A guest without a Direct Debit choosing a monthly membership: Choose your home centre → Choose your membership → Your details → can't finish without bank details",
  },
  {
    name: 'bank details for members only',
    edit: (_journey, section) => {
      section('dd_section').display = {
        plan: 'recurring',
        hasInstruction: 'no',
        loggedIn: 'yes',
        hasBillingDate: 'no',
      };
    },
    told: ['stuck mandate'],
    path: "A member without a Direct Debit with a billing date choosing a monthly membership: the cart proves empty → Choose your home centre → Choose your membership → Your details → can't finish without bank details",
  },
  {
    name: 'bank details switched off',
    edit: (_journey, section) => {
      section('dd_section').display = false;
    },
    told: ['stuck mandate'],
    path: "A guest without a Direct Debit choosing a monthly membership: Choose your home centre → Choose your membership → Your details → can't finish without bank details",
  },
  {
    name: 'bank details passed over',
    edit: (_journey, section) => {
      section('dd_section').skip = true;
    },
    told: ['stuck mandate'],
    path: "A guest without a Direct Debit choosing a monthly membership: Choose your home centre → Choose your membership → Your details → can't finish without bank details",
  },
  {
    name: 'bank details greyed out',
    edit: (_journey, section) => {
      section('dd_section').greyedOut = true;
    },
    told: ['stuck mandate'],
    path: "A guest without a Direct Debit choosing a monthly membership: Choose your home centre → Choose your membership → Your details → can't finish without bank details",
  },
  {
    name: 'the rule of the confirmation dropped',
    edit: (_journey, section) => {
      delete section('confirmation_section').display;
    },
    told: ['needless confirmation_section'],
    path: 'A guest without a Direct Debit choosing a single payment: Choose your home centre → Choose your membership → Your details → the questions arrive → Review & select dates → the terms arrive → Confirm your details → which nothing needs',
  },
  {
    name: 'the confirmation switched off',
    edit: (_journey, section) => {
      section('confirmation_section').display = false;
    },
    told: ['stuck mandateConfirmed'],
    path: "A guest without a Direct Debit choosing a monthly membership: Choose your home centre → Choose your membership → Your details → can't finish without confirmed bank details",
  },
  {
    name: 'questions for those who have none',
    edit: (_journey, section) => {
      section('additional_details_section').display = { questions: 'none' };
    },
    told: ['stuck answers', 'needless additional_details_section'],
    path: "A guest choosing a monthly membership with required questions: Choose your home centre → Choose your membership → Your details → the questions arrive → can't finish without answers to the questions",
  },
  {
    name: 'questions only when they are optional',
    edit: (_journey, section) => {
      section('additional_details_section').display = { questions: 'optional' };
    },
    told: ['stuck answers'],
    path: "A guest choosing a monthly membership with required questions: Choose your home centre → Choose your membership → Your details → the questions arrive → can't finish without answers to the questions",
  },
  {
    name: 'questions for everybody',
    edit: (_journey, section) => {
      delete section('additional_details_section').display;
    },
    told: ['needless additional_details_section'],
    path: 'A guest choosing a monthly membership with no questions: Choose your home centre → Choose your membership → Your details → Additional details → the questions arrive → which nothing needs',
  },
  {
    name: 'questions switched off',
    edit: (_journey, section) => {
      section('additional_details_section').display = false;
    },
    told: ['stuck answers'],
    path: "A guest choosing a monthly membership with required questions: Choose your home centre → Choose your membership → Your details → the questions arrive → can't finish without answers to the questions",
  },
  {
    name: 'required questions passed over',
    edit: (_journey, section) => {
      section('additional_details_section').skip = { questions: 'required' };
    },
    told: ['stuck answers'],
    path: "A guest choosing a monthly membership with required questions: Choose your home centre → Choose your membership → Your details → the questions arrive → can't finish without answers to the questions",
  },
  {
    name: 'a fact misspelt',
    edit: (_journey, section) => {
      section('dd_section').display = { plann: 'recurring' };
    },
    told: ['unknown-fact /sections/5/display/plann'],
  },
  {
    name: 'a value misspelt',
    edit: (_journey, section) => {
      section('dd_section').display = { plan: 'monthly' };
    },
    told: ['unknown-value /sections/5/display/plan'],
  },
  {
    name: 'a provision misspelt',
    edit: (_journey, section) => {
      section('dd_section').provides = ['mandat'];
    },
    told: ['unknown-provision /sections/5/provides/0'],
  },
  {
    name: 'a form misspelt',
    edit: (_journey, _section, put) => {
      put('dd_section/form/schema', 'directdebit');
    },
    told: ['unknown-form /sections/5/form/schema'],
  },
  {
    name: 'a call misspelt',
    edit: (_journey, _section, put) => {
      put('details_section/variants/0/call', 'registre');
    },
    told: ['unknown-call /sections/2/variants/0/call'],
  },
  {
    name: 'the outcome misspelt',
    edit: (journey) => {
      journey.outcome = 'new-member';
    },
    told: ['unknown-outcome /outcome'],
  },
  {
    name: 'the dates hidden for all',
    edit: (_journey, section) => {
      section('dates_section').display = { loggedIn: 'no', hasInstruction: 'yes' };
    },
    told: ['unshown dates_section'],
  },
  {
    name: 'the centre switched off',
    edit: (_journey, section) => {
      section('centre_section').display = false;
    },
    told: ['stuck centre'],
    path: "A guest with no membership chosen: Choose your membership → can't finish without a home centre",
  },
  {
    name: 'the membership hidden from guests',
    edit: (_journey, section) => {
      section('membership_section').display = { loggedIn: 'yes' };
    },
    told: ['bounce membership'],
    path: 'A guest with no membership chosen: Choose your home centre → Your details → is sent back for a membership',
  },
  {
    name: 'everything greyed out',
    edit: (journey) => {
      for (const each of journey.sections) each.greyedOut = true;
    },
    told: ['stuck '],
    path: 'A guest with no membership chosen: has nothing to open',
  },
  {
    name: 'everything passed over for members',
    edit: (journey) => {
      for (const each of journey.sections) each.skip = { loggedIn: 'yes' };
    },
    told: [
      'stuck ',
      'stuck centre',
      'stuck membership',
      'stuck account',
      'stuck answers',
      'stuck startDate',
      'stuck billingDay',
      'stuck terms',
      'stuck mandate',
      'stuck mandateConfirmed',
    ],
    path: 'A member with no membership chosen: has nothing to open',
  },
  {
    name: 'terms hidden from those who have some',
    edit: (_journey, _section, put) => {
      put('dates_section/form/ui/terms/ui:show', { terms: 'none' });
    },
    told: ['stuck terms'],
    path: "A guest without a billing date choosing a monthly membership with terms to accept: Choose your home centre → Choose your membership → Your details → the terms arrive → can't finish without accepted terms",
  },
  {
    name: 'terms for monthly plans only',
    edit: (_journey, _section, put) => {
      put('dates_section/form/ui/terms/ui:show', { terms: 'some', plan: 'recurring' });
    },
    told: ['stuck terms'],
    path: "A guest without a billing date choosing a single payment with terms to accept: Choose your home centre → Choose your membership → Your details → the terms arrive → can't finish without accepted terms",
  },
  {
    name: 'the billing day for the wrong plan',
    edit: (_journey, _section, put) => {
      put('dates_section/form/ui/billingDay/ui:show', { plan: 'fixed', hasBillingDate: 'no' });
    },
    told: ['stuck billingDay'],
    path: "A guest without a billing date choosing a monthly membership while terms are loading: Choose your home centre → Choose your membership → Your details → can't finish without a billing day",
  },
  {
    name: 'terms that no section provides',
    edit: (_journey, section) => {
      section('dates_section').provides = ['startDate', 'billingDay'];
    },
    told: ['not-provided /sections/4/provides'],
  },
  {
    name: 'terms after the submit',
    edit: (_journey, section, put) => {
      section('dates_section').provides = ['startDate', 'billingDay'];
      put('dates_section/form/ui/terms', undefined);
      section('checkout_section').provides = ['terms'];
      section('checkout_section').form = { schema: 'terms' };
    },
    told: ['stuck terms'],
    path: "A guest choosing a monthly membership with terms to accept: Choose your home centre → Choose your membership → Your details → the terms arrive → can't finish without accepted terms",
  },
  {
    name: 'bank details that no section provides',
    edit: (_journey, section) => {
      section('dd_section').provides = [];
    },
    told: ['not-provided /sections/5/provides'],
  },
  {
    name: 'answers that the dates would give',
    edit: (_journey, section) => {
      section('dates_section').provides = ['startDate', 'billingDay', 'terms', 'answers'];
      section('additional_details_section').provides = [];
    },
    told: ['no-field /sections/4/provides/3'],
  },
  {
    name: 'an edit that leaves old answers valid',
    edit: (journey) => {
      journey.starts = ['answers'];
    },
    told: ['unsafe /starts/0'],
  },
  {
    name: 'an account taken for granted',
    edit: (journey) => {
      journey.starts = ['account'];
    },
    told: ['unsafe /starts/0'],
  },
  {
    name: 'consent taken for granted',
    edit: (journey) => {
      journey.starts = ['terms'];
    },
    told: ['unsafe /starts/0'],
  },
  {
    name: 'a resumed cart that skips consent',
    edit: (_journey, _section, put) => {
      put('/resume/0/open', 'confirmation_section');
    },
    told: ['bounce mandate', 'bounce answers', 'bounce terms'],
    path: 'A member without a Direct Debit choosing a monthly membership: Choose your home centre → a membership waits in the cart → Confirm your details → the questions arrive → is sent back for bank details',
  },
  {
    name: 'a resumed cart that skips the dates',
    edit: (_journey, _section, put) => {
      put('/resume/0/open', 'dd_section');
    },
    told: ['bounce answers', 'bounce terms'],
    path: 'A member choosing a monthly membership with required questions: Choose your home centre → a membership waits in the cart → Monthly payment → Confirm your details → the questions arrive → is sent back for answers to the questions',
  },
  {
    name: 'a cart resumed at no section',
    edit: (_journey, _section, put) => {
      put('/resume/0/open', 'dd');
    },
    told: ['unknown-section /resume/0/open'],
  },
  {
    name: 'a cart resumed for guests alone',
    edit: (_journey, _section, put) => {
      put('/resume/0/when', { loggedIn: 'no', cart: 'loaded' });
    },
    told: ['constant /resume/0/when'],
  },
  {
    name: 'guests who are not registered',
    edit: (_journey, _section, put) => {
      put('details_section/variants/0/call', undefined);
      put('details_section/variants/0/form', { dataFields: 'customer_account_online' });
    },
    told: ['not-sent /sections/2/variants/0/form'],
  },
  {
    name: 'members who are registered again',
    edit: (_journey, _section, put) => {
      put('details_section/variants/0/when', { loggedIn: 'yes' });
    },
    told: ['stuck details_section'],
    path: "A guest choosing a monthly membership: Choose your home centre → Choose your membership → Your details → can't get past Your details",
  },
  {
    name: 'everybody registered',
    edit: (_journey, _section, put) => {
      put('details_section/variants/0/when', undefined);
    },
    told: ['shadowed /sections/2/variants/1'],
  },
  {
    name: 'details for guests alone',
    edit: (_journey, section) => {
      section('details_section').display = { loggedIn: 'no' };
    },
    told: ['stuck account'],
    path: "A guest with no membership chosen: Choose your home centre → can't finish without an account",
  },
  {
    name: 'dates that wait for a price',
    edit: (_journey, section) => {
      section('dates_section').display = { amountDue: 'some' };
    },
    told: ['stuck amountDue'],
    path: 'A member with no membership chosen: waits for "amountDue" for ever',
  },
  {
    name: 'a rule that always holds',
    edit: (_journey, section) => {
      section('dates_section').display = { plan: ['recurring', 'fixed', 'none'] };
    },
    told: ['constant /sections/4/display'],
  },
  {
    name: 'a rule that never holds',
    edit: (_journey, section) => {
      section('dates_section').editable = { cart: 'loaded', loggedIn: 'no' };
    },
    told: ['constant /sections/4/editable'],
  },
  {
    name: 'all sections open at once',
    edit: (journey) => {
      journey.layout = 'all-open';
    },
    told: ['wrong-layout /layout'],
  },
  {
    name: 'the dates asked twice',
    edit: (journey, section) => {
      journey.sections.push({ ...structuredClone(section('dates_section')), id: 'dates_again', order: 85 });
    },
    told: ['repeated dates_again'],
  },
  {
    name: 'the billing day asked of everybody',
    edit: (_journey, _section, put) => {
      put('dates_section/form/ui/billingDay', undefined);
    },
    told: ['needless-field dates_section/billingDay'],
    path: 'A guest without a billing date choosing a single payment while terms are loading: Choose your home centre → Choose your membership → Your details → the questions arrive → Review & select dates → is asked for "Monthly billing day", which nothing needs',
  },
  {
    name: 'a consent to bank details that nobody saw',
    edit: (_journey, section) => {
      section('confirmation_section').form = { schema: 'none' };
    },
    told: ['not-shown /sections/6/provides/0'],
  },
  {
    name: 'details that are saved nowhere',
    edit: (_journey, _section, put) => {
      put('details_section/variants/1/call', undefined);
    },
    told: ['not-sent /sections/2/variants/1/form'],
  },
  {
    name: 'half of the customers wished away',
    edit: (journey) => {
      Object.assign(journey, { given: { plan: 'recurring' } });
    },
    told: ['shape /given'],
  },
  {
    name: 'the outcome of a renewal',
    edit: (journey) => {
      journey.outcome = 'renew-membership';
    },
    told: ['wrong-outcome /outcome'],
  },
  {
    name: 'a section without a heading',
    edit: (_journey, section) => {
      delete section('dates_section').title;
    },
    told: ['no-title /sections/4'],
  },
  {
    name: 'HTML in a text',
    edit: (_journey, section) => {
      section('centre_section').intro = 'Your <b>main</b> centre.';
    },
    told: ['html-text /sections/0/intro'],
  },
  {
    name: 'a call without a form',
    edit: (_journey, section) => {
      section('membership_section').call = 'update-user';
    },
    told: ['nothing-to-press /sections/1'],
  },
  {
    name: 'the centre greyed out for members',
    edit: (_journey, section) => {
      section('centre_section').greyedOut = { loggedIn: 'yes' };
    },
    told: ['stuck centre'],
    path: "A member with no membership chosen: the cart proves empty → Choose your membership → can't finish without a home centre",
  },
  {
    // The page loads these terms only for customers who need a Direct Debit.
    name: 'a text for those whose Direct Debit terms are there',
    edit: (journey) => {
      const display = { plan: 'recurring', mandateTerms: 'some' };
      journey.sections.push({ id: 'note', order: 55, title: 'Good to know', intro: 'You can cancel it.', display });
    },
    told: ['stuck mandateTerms'],
    path: 'A member choosing a monthly membership: the cart proves empty → Choose your home centre → Choose your membership → Your details → waits for "mandateTerms" for ever',
  },
];

export function mistaken(edit: Edit): Journey {
  const journey = structuredClone(join) as unknown as EditableJourney;
  const section = (id: string): EditableSection => {
    const found = journey.sections.find((each) => each.id === id);
    if (!found) throw new Error(`join has no section ${id}`);
    return found;
  };
  edit(journey, section, (path, value) => {
    const [start = '', ...names] = path.split('/');
    const last = names.pop() ?? '';
    const root: object = start === '' ? journey : section(start);
    const parent = names.reduce<object>((at, name) => at[name as keyof typeof at], root);
    Object.assign(parent, { [last]: value });
    if (value === undefined) Reflect.deleteProperty(parent, last);
  });
  return journey;
}
