import type { AnswerName } from './answers';
import { refusalWords } from './answers';
import type { Sight } from './page/look';

/** The moment after a bad answer, with what the page is compared with. */
export type Moment = {
  readonly answer: AnswerName;
  /** The texts that came onto the page since the call was made, in order. */
  readonly said: ReadonlySet<string>;
  /** The texts of the same screen without a bad answer. */
  readonly usual: ReadonlySet<string>;
  /** The values of the fields before the call was made. */
  readonly typed: ReadonlyMap<string, string>;
  /** The names of controls of which one has to be there. */
  readonly next: readonly string[];
  readonly works: RegExp;
  /** The texts that are true of the screen, though they are not among the usual ones. */
  readonly alsoTrue: RegExp | undefined;
  readonly doneAlready: RegExp | undefined;
  /** True if the screen is one of a customer who is signed in. */
  readonly wasSignedIn: boolean;
  /** True if the page tries again by itself. */
  readonly byItself: boolean;
};

export type Rule =
  | 'rest'
  | 'blank'
  | 'skeleton'
  | 'sentence'
  | 'truth'
  | 'next step'
  | 'typed'
  | 'false success'
  | 'recovery'
  | 'uncaught';

export type Broken = { readonly rule: Rule; readonly text: string };

/** Sentences that are true of a call that did not work, whatever its answer was. */
const failed =
  /something (has gone|went) wrong|couldn[’']t|could not|not reached|can[’']t|cannot|unable to|not been|was not|wasn[’']t|please try again|is a problem|(do not|don[’']t) know|keep (checking|trying)|are checking with|failed to|try (it )?again|dropped the ball|choose another/i;

/** Sentences that are true of one answer only. */
const trueOf: Partial<Record<AnswerName, RegExp>> = {
  404: /not found|doesn[’']t exist/i,
  403: /unauthorised/i,
  401: /logged out|log in|signed out/i,
};

/** Sentences that claim something about what could not be loaded or done. */
const claim =
  /\bno\b|\bnot\b|\bnothing\b|haven[’']t|don[’']t have|\bempty\b|recognised|doesn[’']t exist|Server Error|undefined|NaN|\[object|Gateway|Failed to fetch|terminated/i;

/** Finds the rules that the page breaks now. */
export function brokenRules(moment: Moment, sight: Sight): readonly Broken[] {
  const { works, next, typed, byItself } = moment;
  const { main, waiting, values } = sight;
  const isLoggedOut = moment.wasSignedIn && isSignedOut(sight);
  const broken: Broken[] = [];
  const find = (rule: Rule, isBroken: boolean, text: string): void => {
    if (isBroken) broken.push({ rule, text });
  };
  find('blank', main.length < 20, `main has "${main}"`);
  find('skeleton', waiting !== undefined && !byItself, waiting ?? '');
  const told = [...moment.said].filter((text) => isTrue(text, moment.answer));
  find('sentence', told.length === 0, `said: ${[...moment.said].join(' | ').slice(0, 300)}`);
  // The words of a guest's page are not compared with those of a customer's.
  const untrue = isLoggedOut ? [] : untrueTexts(moment);
  find('truth', untrue.length > 0, untrue.join(' | '));
  const hasNext = byItself || isLoggedOut || next.some((name) => offers(sight, name));
  find('next step', !hasNext, `none of ${next.join(', ')}`);
  find(
    'false success',
    !isLoggedOut && (works.test(sight.text) || works.test([...moment.said].join('\n'))),
    `the page has ${works.source}`,
  );
  const now = new Map(values);
  // Once the customer has to sign in, what they have typed is looked for when they come back.
  const lost = isLoggedOut ? [] : [...typed].filter(([id, value]) => now.get(id) !== value);
  find(
    'typed',
    lost.length > 0,
    lost.map(([id, value]) => `${id} had "${value}", has "${now.get(id) ?? 'gone'}"`).join(', '),
  );
  return broken;
}

/**
 * Finds the rules that the page breaks while it waits for an answer: it may show that it waits, but it claims nothing that
 * it can't know yet, and keeps what was typed. `asks`: the page asks the server to do something that is not done yet.
 */
export function brokenMeanwhile(moment: Moment, sight: Sight, asks: boolean): readonly Broken[] {
  const rules: readonly Rule[] = [
    'truth',
    'typed',
    ...(sight.waiting === undefined ? (['blank'] as const) : []),
    ...(asks ? (['false success'] as const) : []),
  ];
  return brokenRules(moment, sight).filter(({ rule }) => rules.includes(rule));
}

/** True while the page takes its visitor for a guest, who can log in. */
export function isSignedOut(sight: Sight): boolean {
  return offers(sight, 'Log in');
}

/** True if something can be pressed whose name begins so. */
export function offers({ controls }: Sight, name: string): boolean {
  return controls.some((each) => each.startsWith(name));
}

function untrueTexts({ said, usual, answer, alsoTrue }: Moment): readonly string[] {
  return [...said].filter(
    (text) => claim.test(text) && !usual.has(text) && !isTrue(text, answer) && alsoTrue?.test(text) !== true,
  );
}

function isTrue(text: string, answer: AnswerName): boolean {
  return failed.test(text) || text.includes(refusalWords) || trueOf[answer]?.test(text) === true;
}
