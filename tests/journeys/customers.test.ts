import { describe, it } from 'vitest';
import { customerOf } from './support/customer';

const [centre, membership, details, questions, dates, bank, confirm] = [
  'Choose your home centre',
  'Choose your membership',
  'Your details',
  'Additional details',
  'Review & select dates',
  'Monthly payment',
  'Confirm your details',
] as const;

describe('who joins', () => {
  const customer = customerOf('join');

  it('pays monthly, and sets up a Direct Debit', () =>
    customer({ plan: 'recurring', hasInstruction: 'no', questions: 'none', cart: 'none' }).meets([
      centre,
      membership,
      details,
      dates,
      bank,
      confirm,
    ]));

  it('pays monthly by the Direct Debit there is', () =>
    customer({ plan: 'recurring', hasInstruction: 'yes', questions: 'none', cart: 'none' }).meets([
      centre,
      membership,
      details,
      dates,
    ]));

  it('pays once, and is never asked for bank details', () => {
    customer({ plan: 'fixed', questions: 'none', cart: 'none' }).meets([centre, membership, details, dates]);
    customer({ plan: 'fixed' }).neverSees([bank, confirm]);
  });

  it.each(['optional', 'required'])('is asked questions that are %s', (asked) =>
    customer({ plan: 'fixed', questions: asked, cart: 'none' }).meets([centre, membership, details, questions, dates]),
  );

  it('comes back to a waiting cart at the details', () =>
    customer({ loggedIn: 'yes', cart: 'loaded', plan: 'fixed', questions: 'none' }).meets([details, dates]));

  it('sees where it ends', () => customer({}).sees(['Checkout']));
});

describe('who changes a membership', () => {
  const customer = customerOf('change-membership');

  it('keeps the centre, and chooses', () =>
    customer({ plan: 'fixed', questions: 'none' }).meets([membership, details, dates]));
  it('sets up a Direct Debit where there is none', () =>
    customer({ plan: 'recurring', hasInstruction: 'no', questions: 'required' }).meets([
      membership,
      details,
      questions,
      dates,
      bank,
      confirm,
    ]));
});

describe('who renews a membership', () => {
  const customer = customerOf('renew-membership');

  it('is asked the questions and the dates', () => {
    customer({ plan: 'fixed', questions: 'required' }).meets([questions, dates]);
    customer({ hasInstruction: 'yes', questions: 'none' }).meets([dates]);
  });
});

describe('one form and one call', () => {
  it('makes an account', () => customerOf('register')({ loggedIn: 'no' }).meets([details]));
});

describe('who pays', () => {
  const customer = customerOf('checkout');

  it('is asked for no card when nothing is due', () =>
    customer({ amountDue: 'zero' }).neverSees(['Billing Details', 'Payment Details']));
  it('may choose the saved card', () =>
    customer({ amountDue: 'some', savedCard: 'offered' }).sees(['How would you like to pay?', 'Payment Details']));
  it('is asked how only when there is a saved card', () =>
    customer({ savedCard: 'none' }).neverSees(['How would you like to pay?']));
});
