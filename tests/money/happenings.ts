import {
  cancelPlace,
  changePrice,
  chooseAnother,
  chooseAnotherCentre,
  chooseForNothing,
  endPromotion,
  followElsewhere,
  giveTheSame,
  removeCard,
  settlePenalty,
  spendElsewhere,
  takePlaces,
} from './deeds';
import { cardKinds } from './page/cardProviders';
import type { Scene } from './Scene';
import type { Happening } from './Scheduler';
import type { ServerProcess } from './ServerProcess';
import { clock } from './surroundings';
import type { Tab } from './Tab';
import type { Trouble } from './troubles';
import type { Watch } from './Watch';
import { strayNames, type Post } from './Wire';

export type Course = {
  readonly scene: Scene;
  readonly watch: Watch;
  readonly has: (trouble: Trouble) => boolean;
  /** The amount by which the operator's price has been raised. */
  raisedBy: number;
};

/** The remaining lives of a process whose death is chosen, in uses of database or bank. */
const deaths = [2, 4, 6, 8, 10, 12, 15, 19];
const mostTabs = 4;
const quarterMs = 16 * 60_000;

/** Everything that may happen next. */
export function happenings(course: Course): readonly Happening[] {
  const { wire, servers, tabs } = course.scene;
  return [
    ...wire.open.flatMap((post) => ofPost(course, post)),
    ...servers.flatMap((server) => ofServer(course, server)),
    ...tabs.filter(({ isOpen }) => isOpen).flatMap((tab) => ofTab(course, tab)),
    ...ofCustomers(course),
    ...ofTime(course),
    ...ofOthers(course),
  ];
}

function ofPost({ has }: Course, post: Post): readonly Happening[] {
  const { name, road, state } = post;
  const quietly = (work: Promise<void>): void => void work.catch(() => post.breakBefore());
  if (state === 'answered')
    return [{ name: `${name}: its answer comes`, weight: 4, isOrdinary: true, run: () => post.bring() }];
  if (state !== 'sent') return [];
  const stake = post.call.startsWith('POST') ? 1.2 : 0.4; // what moves money is worth more trouble than what reads
  const isNear = road === 'page to shop' || has('trouble at the bank');
  const one = (trouble: Trouble, text: string, run: () => void, weight = 1.5): readonly Happening[] =>
    isNear && has(trouble) ? [{ name: `${name}: ${text}`, weight: weight * stake, run }] : [];
  return [
    { name: `${name}: goes through`, weight: 12, isOrdinary: true, run: () => quietly(post.pass()) },
    ...one('late answers', 'arrives, its answer is late', () => quietly(post.keep()), 2),
    ...one('requests twice', 'arrives twice', () => quietly(post.passTwice())),
    ...one('lines that break', 'the line breaks before it arrives', () => post.breakBefore()),
    ...one('lines that break', 'arrives, the line breaks before the answer', () => quietly(post.breakAfter()), 2),
    ...one('silence', 'is lost in silence', () => post.swallow()),
    ...one('silence', 'arrives, its answer is lost in silence', () => quietly(post.swallowAnswer()), 2),
    ...strayNames.flatMap((stray) => [
      ...one('stray answers', `is answered ${stray} on the way`, () => post.intercept(stray), 0.25),
      ...one('stray answers', `arrives, and ${stray} comes back`, () => quietly(post.replace(stray)), 0.35),
    ]),
  ];
}

function ofServer({ scene, watch, has }: Course, server: ServerProcess): readonly Happening[] {
  const { name, isUp, isDoomed, isAtWork } = server;
  if (!isUp) {
    const run = (): void => {
      server.start();
      scene.runJob(server);
    };
    return [{ name: `${name} starts again`, weight: 3, run }];
  }
  const dies = has('dying servers') && !isDoomed;
  const doom = deaths.map((uses) => ({
    name: `${name} will die after ${uses} more uses of database or bank`,
    weight: 0.2,
    run: () => server.kill(uses),
  }));
  const job = { name: `${name} settles what was left behind`, weight: 1, run: () => scene.runJob(server) };
  return [
    ...(dies ? [{ name: `${name} is killed`, weight: 0.2, run: () => server.kill() }, ...doom] : []),
    ...(has('the job') && !isAtWork && watch.hasOpenEnds ? [job] : []),
  ];
}

function ofTab({ scene, watch, has }: Course, tab: Tab): readonly Happening[] {
  const { page, name } = tab;
  if (!page) return [];
  const isLike = (offer: string): boolean =>
    (offer !== 'Log out' || has('log-out')) && (!/^(?:Start over|Back to|Home)/.test(offer) || has('start over'));
  const offers = page.allOffers
    .filter((offer) => isLike(offer.name))
    .map(({ name: offered, leadsOn, agrees, handsBack, press }): Happening => ({
      name: `${name}: ${offered}`,
      weight: leadsOn ? 8 : 1,
      run: () => {
        const { shown } = page;
        if (shown && agrees) watch.agreed[agrees].push(shown);
        if (handsBack) tab.parts.till?.handBack(handsBack);
        // A customer who leaves and then loads something again, or stays where they are asked, is still leaving.
        const leaves = /^(?:Start over|Back to|Home|Leave this|Log out)/.test(offered);
        tab.press(press, /^(?:Try again|Stay)/.test(offered) ? undefined : leaves);
      },
    }));
  const own = (trouble: Trouble, text: string, weight: number, run: () => void): readonly Happening[] =>
    has(trouble) ? [{ name: `${name}: ${text}`, weight, run }] : [];
  const isLogin = (page.path === '/login' || scene.scenario.desk === true) && !page.isMember && !page.isCovered;
  const mayLogIn = isLogin && !tab.isLoggingOut; // the page's own log-in waits for its log-out
  const signsIn = scene.whoLogsIn(tab).map((customer) => ({
    name: `${name}: ${customer.name} logs in`,
    weight: 2,
    run: () => scene.logIn(tab, customer),
  }));
  const isAtCheckout = page.path === '/checkout';
  const byLogin = (): void => tab.go('/login?redirect=/checkout');
  const inBrowser = [
    ...(isAtCheckout ? [] : own('reloads', 'back to checkout', 1, () => tab.go('/checkout'))),
    ...(page.isMember || isAtCheckout ? [] : own('log-out', 'to checkout by way of logging in', 1.5, byLogin)),
    ...own('closed tabs', 'is closed', 0.7, () => tab.close()),
  ];
  return [
    ...offers,
    ...(mayLogIn ? signsIn : []),
    ...own('reloads', 'reload', 1, () => tab.reload()),
    ...(scene.scenario.kiosk || scene.scenario.desk ? [] : inBrowser),
  ];
}

function ofCustomers(course: Course): readonly Happening[] {
  const { scene, has } = course;
  const isNobodyThere = scene.tabs.every(({ isOpen }) => !isOpen);
  if (scene.scenario.desk) return ofTills(course);
  const mayOpen = (has('new tabs') || isNobodyThere) && scene.tabs.length < mostTabs && !scene.scenario.kiosk;
  const tab = {
    name: 'a new tab at checkout',
    weight: isNobodyThere ? 4 : 1,
    run: () => scene.openTab().go('/checkout'),
  };
  const cards = cardKinds
    .filter((kind) => kind !== scene.card)
    .map((kind) => ({ name: `the card is one that is ${kind}`, weight: 0.6, run: () => void (scene.card = kind) }));
  return [...(mayOpen ? [tab] : []), ...(has('bad cards') ? cards : [])];
}

function ofTills({ scene, watch }: Course): readonly Happening[] {
  const order = watch.orders.find(({ soldBy }) => soldBy !== '')?.id;
  const atTills = scene.tabs.filter(
    ({ isOpen, page }) => isOpen && page?.isMember === true && page.soldOrder !== order,
  );
  const lookUps =
    order === undefined
      ? []
      : atTills.map((tab) => ({
          name: `${tab.name}: the order that was sold is looked up`,
          weight: 1.5,
          run: () => tab.go(`/order-completed/${order}`),
        }));
  const open = { name: 'a second till opens', weight: 1, run: () => scene.openTab().go(scene.entry) };
  return [...(scene.tabs.length < scene.staff.length ? [open] : []), ...lookUps];
}

function ofTime({ has }: Course): readonly Happening[] {
  const nextMs = clock.nextInMs ?? 0;
  const next = { name: 'time passes to the next timer', weight: 2, run: () => clock.advance(nextMs) };
  const leaps = [
    { name: 'a minute passes', weight: 0.5, run: () => clock.advance(60_000) },
    { name: 'a quarter of an hour passes', weight: 0.3, run: () => clock.advance(quarterMs) },
  ];
  return [...(nextMs > 0 && (has('time') || has('silence')) ? [next] : []), ...(has('time') ? leaps : [])];
}

function ofCancelling({ scene, watch }: Course): readonly Happening[] {
  const own = watch.orders.filter(({ customerId }) => customerId === scene.signedIn?.id);
  const place = own.find(({ bookedPlace }) => bookedPlace !== undefined)?.bookedPlace;
  const name = 'a booked place is cancelled in its customer’s account';
  return place === undefined ? [] : [{ name, weight: 2, run: () => cancelPlace(scene, place) }];
}

function ofOthers(course: Course): readonly Happening[] {
  const { scene, has } = course;
  const { sells } = scene.scenario;
  const { signedIn } = scene;
  const one = (isPossible: boolean, name: string, run: () => void | Promise<void>): readonly Happening[] =>
    isPossible ? [{ name, weight: 0.7, run: () => void run() }] : [];
  const card = one(
    has('another card') && scene.scenario.savedCard === true && signedIn !== undefined,
    'the card on file is removed',
    () => removeCard(scene),
  );
  if (sells.kind === 'places')
    return [
      ...card,
      ...one(has('another cart'), 'somebody else takes the places', () => takePlaces(scene)),
      ...one(has('another cart') && sells.penalty !== undefined, 'the penalty is settled by other means', () =>
        settlePenalty(scene),
      ),
      ...(has('cancelling') ? ofCancelling(course) : []),
      ...one(
        has('another price') && (sells.credit ?? sells.sessions ?? 0) > 0,
        'credit and a session are spent at the desk',
        () => spendElsewhere(scene),
      ),
    ];
  if (sells.kind === 'card') return card;
  const raise = (): Promise<void> => {
    course.raisedBy = 500;
    return changePrice(scene, 500);
  };
  const chooses = `${signedIn?.name ?? ''} puts another membership in the basket`;
  return [
    ...card,
    ...one(has('another cart') && signedIn !== undefined, chooses, () => chooseAnother(scene)),
    ...one(has('another cart') && signedIn !== undefined, `${chooses} for nothing`, () => chooseForNothing(scene)),
    ...one(
      has('another cart') && signedIn !== undefined && sells.follows === undefined,
      `${signedIn?.name ?? ''} puts the same membership of another centre in the basket`,
      () => chooseAnotherCentre(scene, sells),
    ),
    ...one(has('another cart') && sells.follows === undefined, 'staff give the buyer the same membership', () =>
      giveTheSame(scene, sells),
    ),
    ...one(has('another cart') && sells.follows !== undefined, 'staff change the membership first', () =>
      followElsewhere(scene),
    ),
    ...one(has('another price') && course.raisedBy === 0, 'the price of the membership rises', raise),
    ...one(has('another price') && sells.promotion !== undefined, 'the promotion ends', () => endPromotion(scene)),
  ];
}
