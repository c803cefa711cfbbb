import { fireEvent } from '@testing-library/dom';
import { vocabulary } from '../../../schemas/vocabulary';
import { contentOf } from '../../../src/ground/journey/language/content';
import type { Facts } from '../../../src/ground/rules/rules';
import type { JoiningStores } from '../../../src/joining/create';
import type { FormsStore } from '../../../src/kit/walk/FormsStore';
import type { JourneyStore } from '../../../src/kit/walk/JourneyStore';
import type { MembershipWalk } from '../../../src/account/walk/MembershipWalk';
import type { FollowKind } from '../../../src/following/FollowingWalk';
import type { App } from '../../../src/shell/wiring/createApp';
import type { RegisterStore } from '../../../src/sign-in/RegisterStore';
import { membershipFor } from '../support/casting';

/** Something that a customer does on the way besides going on. */
export type Interruption = 'reload' | 'back' | 'edit' | 'log in' | 'log out';

/** The models of a journey's forms, by their section. */
export type Models = Pick<FormsStore, 'model'>;

/** A screen of the product that walks a journey, as a customer meets it. */
export type Screen = {
  /** The journey with its forms; `undefined` until the page has loaded them. */
  walk(app: App): { readonly journey: JourneyStore; readonly forms: Models | undefined } | undefined;
  /** Reports whether the screen waits for the customer, once no request is pending. */
  isReady(app: App): boolean;
  /** The part of the page with the fields to fill in now. */
  part(): Element;
  /** Makes the choices that are made by widgets of the product, before the other fields are filled in. */
  choose(customer: Facts): void;
  /** The button that goes on. */
  button(customer: Facts): HTMLElement | undefined;
  readonly interruptions: readonly Interruption[];
};

/** The screen of joining, or of the change or renewal of a membership: one section is open. */
function membershipScreen(
  storesOf: (app: App) => JoiningStores | undefined,
  interruptions: readonly Interruption[],
): Screen {
  return {
    walk: (app) => {
      const stores = storesOf(app);
      return stores && { journey: stores.joining.journey, forms: stores.forms };
    },
    isReady: (app) =>
      storesOf(app)?.joining.arrival.status !== 'coming' && document.querySelector('[aria-current=step]') !== null,
    part: openLane,
    choose: (customer) => {
      const toggles = [...openLane().querySelectorAll<HTMLInputElement>('input[name=payment-type]')];
      const wanted = toggles[customer.plan === 'fixed' ? 1 : 0];
      if (wanted && !wanted.checked) fireEvent.click(wanted);
    },
    button: (customer) => choiceButton(customer) ?? mainButton(),
    interruptions,
  };
}

function openLane(): Element {
  return document.querySelector('[aria-current=step] .sec-body') ?? document.body;
}

/** The button of the open section that goes on. */
function mainButton(): HTMLElement | undefined {
  return [...openLane().querySelectorAll<HTMLElement>('.sec-foot .btn-primary')].at(-1);
}

/** The centre that everybody chooses: it sells every membership. */
const centre = 'Kirkstall';

/** The button that chooses the customer's centre or membership where the open section lists them. */
function choiceButton(customer: Facts): HTMLElement | undefined {
  const part = openLane();
  const pass =
    part.querySelector('.passes') &&
    part.querySelector<HTMLElement>(`article[aria-labelledby="membership-${membershipFor(customer).typeId}"] .btn`);
  const buttons = [...part.querySelectorAll('button')];
  const ofCentres = buttons.filter(({ textContent }) => textContent.startsWith('Select and continue'));
  return pass ?? ofCentres.find((each) => each.closest('li')?.textContent.includes(centre) === true) ?? ofCentres[0];
}

/** The checkout, of a membership or of a basket: every section is open, and one button pays. */
const checkoutScreen: Screen = {
  walk: ({ loaded }) => {
    const checkout = loaded.payment?.checkout;
    return checkout && { journey: checkout.journey, forms: loaded.joining?.forms };
  },
  isReady: (app) => {
    const walk = checkoutScreen.walk(app);
    if (!walk || document.querySelector('.pay .btn') === null) return false;
    const { sections, facts } = walk.journey;
    const isOpen = sections.every(
      (each) => contentOf(each, vocabulary).kind !== 'fields' || walk.forms?.model(each.id) !== undefined,
    );
    return isOpen && facts.terms !== 'pending' && facts.amountDue !== 'pending' && !isPreparing(app);
  },
  part: () => document.querySelector('.checkout-main') ?? document.body,
  choose: ({ cardChoice = 'none' }) => {
    const label = { saved: 'Visa ending', different: 'A different card' }[cardChoice];
    const radios = [...checkoutScreen.part().querySelectorAll<HTMLInputElement>('.choices input[type=radio]')];
    const wanted = radios.find((each) => label !== undefined && each.closest('label')?.textContent.startsWith(label));
    if (wanted && !wanted.checked) fireEvent.click(wanted);
  },
  button: () => document.querySelector<HTMLElement>('.pay .btn') ?? undefined,
  interruptions: ['reload'],
};

function isPreparing({ loaded }: App): boolean {
  return loaded.payment?.payment.status === 'preparing';
}

/** The screen on which somebody registers without buying anything. */
const registrationScreen: Screen = {
  walk: (app) => {
    const register = registering(app);
    return register && { journey: register.journey, forms: { model: () => register.openForm.model } };
  },
  isReady: (app) => {
    const register = registering(app);
    const form = register?.openForm;
    const isLoaded = form !== undefined && (form.wanted.length === 0 || form.model !== undefined);
    return isLoaded && document.querySelector('.register form .btn') !== null;
  },
  part: () => document.querySelector('.register form') ?? document.body,
  choose: () => undefined,
  button: () => document.querySelector<HTMLElement>('.register form .sec-foot .btn-primary') ?? undefined,
  interruptions: ['reload'],
};

function registering(app: App): RegisterStore | undefined {
  return loadedValue(app.load.register());
}

/** The walk of the membership with an id, once its customer is known. */
function following(kind: FollowKind): (app: App) => JoiningStores | undefined {
  return (app) => {
    const id = window.location.pathname.split('/')[2];
    if (id === undefined || !app.signIn.session.isMember) return undefined;
    return loadedValue(app.load.following(kind, id))?.stores;
  };
}

type Ended = Pick<MembershipWalk<unknown>, 'journey' | 'openForm' | 'terms'>;

/** The screen on which a membership is cancelled or frozen: the open section has its form and the button. */
function endingScreen(load: (app: App, id: string) => Promise<Ended>): Screen {
  const walks = new WeakMap<App, Promise<Ended>>(); // the address changes when the membership is cancelled
  const ended = (app: App): Ended | undefined => {
    const [, , id] = window.location.pathname.split('/');
    const walk = walks.get(app) ?? (id !== undefined && app.signIn.session.isMember ? load(app, id) : undefined);
    if (walk) walks.set(app, walk);
    return walk && loadedValue(walk);
  };
  const button = (): HTMLElement | undefined =>
    document.querySelector<HTMLElement>('.walk-section form .sec-foot .btn') ?? undefined;
  return {
    walk: (app) => {
      const walk = ended(app);
      return walk && { journey: walk.journey, forms: { model: () => walk.openForm.model } };
    },
    isReady: (app) => {
      const walk = ended(app);
      if (!walk?.terms.request.data) return false;
      const isLoaded = walk.openForm.wanted.length === 0 || walk.openForm.model !== undefined;
      return isLoaded && button() !== undefined && document.querySelector('.walk-section .skel') === null;
    },
    part: () => document.querySelector('.walk-section form') ?? document.body,
    choose: () => {
      const radios = [...document.querySelectorAll<HTMLInputElement>('.walk-section input[type=radio]')];
      for (const name of new Set(radios.map((each) => each.name))) {
        const [first, ...others] = radios.filter((each) => each.name === name);
        if (first && ![first, ...others].some((each) => each.checked)) fireEvent.click(first);
      }
    },
    button,
    interruptions: ['reload'],
  };
}

const values = new WeakMap<Promise<unknown>, unknown>();

/** The value of a promise that is kept by whoever made it; `undefined` until there is one. */
function loadedValue<T>(promise: Promise<T>): T | undefined {
  if (!values.has(promise)) {
    values.set(promise, undefined);
    void promise.then((value) => values.set(promise, value));
  }
  return values.get(promise) as T | undefined; // set above
}

const everything: readonly Interruption[] = ['reload', 'back', 'edit', 'log in', 'log out'];

/** The screen of each journey. A log-out leads away from all but joining, where guests can be. */
export const screens = {
  join: membershipScreen(({ loaded }) => loaded.joining, everything),
  'change-membership': membershipScreen(following('change'), ['reload', 'back', 'edit']),
  'renew-membership': membershipScreen(following('renew'), ['reload', 'back', 'edit']),
  register: registrationScreen,
  checkout: checkoutScreen,
  'booking-checkout': checkoutScreen,
  'save-card': checkoutScreen,
  'cancel-membership': endingScreen((app, id) => app.load.ending(id)),
  'freeze-membership': endingScreen((app, id) => app.load.freezing(id)),
} as const satisfies Readonly<Record<string, Screen>>;
