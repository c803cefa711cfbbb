import type { AnswerName } from './answers';
import { refusalWords } from './answers';
import { control, plain, typedValues } from './controls';

/** The moment after a bad answer: what the customer sees, and what is compared with it. */
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
  'blank' | 'skeleton' | 'sentence' | 'truth' | 'next step' | 'typed' | 'false success' | 'recovery' | 'uncaught';

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
export function brokenRules(moment: Moment): readonly Broken[] {
  const { works, next, typed } = moment;
  const isLoggedOut = moment.wasSignedIn && isSignedOut();
  const main = plain(document.querySelector('main')?.textContent);
  const broken: Broken[] = [];
  const find = (rule: Rule, isBroken: boolean, text: string): void => {
    if (isBroken) broken.push({ rule, text });
  };
  find('blank', main.length < 20, `main has "${main}"`);
  const waiting = document.querySelector('.skel, .loading-page, main [aria-busy=true]');
  find('skeleton', waiting !== null && !moment.byItself, plain(waiting?.parentElement?.textContent) || 'a placeholder');
  const told = [...moment.said].filter((text) => isTrue(text, moment.answer));
  find('sentence', told.length === 0, `said: ${[...moment.said].join(' | ').slice(0, 300)}`);
  // The words of a guest's page are not compared with those of a customer's.
  const untrue = (isLoggedOut ? [] : [...moment.said]).filter(
    (text) =>
      claim.test(text) &&
      !moment.usual.has(text) &&
      !isTrue(text, moment.answer) &&
      moment.alsoTrue?.test(text) !== true,
  );
  find('truth', untrue.length > 0, untrue.join(' | '));
  const hasNext = moment.byItself || isLoggedOut || next.some((name) => control(name));
  find('next step', !hasNext, `none of ${next.join(', ')}`);
  find(
    'false success',
    !isLoggedOut && (works.test(pageText()) || works.test([...moment.said].join('\n'))),
    `the page has ${works.source}`,
  );
  const now = typedValues();
  // Once the customer has to sign in, what they have typed is looked for when they come back.
  const lost = isLoggedOut ? [] : [...typed].filter(([id, value]) => now.get(id) !== value);
  find(
    'typed',
    lost.length > 0,
    lost.map(([id, value]) => `${id} had "${value}", has "${now.get(id) ?? 'gone'}"`).join(', '),
  );
  return broken;
}

/** True while the page takes its visitor for a guest, who can log in. */
export function isSignedOut(): boolean {
  return control('Log in') !== undefined;
}

function isTrue(text: string, answer: AnswerName): boolean {
  return failed.test(text) || text.includes(refusalWords) || trueOf[answer]?.test(text) === true;
}

export function pageText(): string {
  return plain(document.body.textContent);
}

/** The elements whose whole text is read as one. */
const blocks =
  'h1, h2, h3, p, li, dt, dd, [role=status], [role=alert], legend, td, .field-error, .note-title, .note-body';

/** The texts of the page, each the whole of a paragraph, heading, item or button. */
export function pageTexts(): ReadonlySet<string> {
  return new Set(textsOf(document.querySelectorAll(blocks)));
}

/** The texts of the blocks that a changed node lies in or holds. */
export function textsAt(node: Node): readonly string[] {
  const element = node instanceof Element ? node : node.parentElement;
  if (!element?.isConnected) return [];
  const around = element.closest(blocks);
  const found = [...(around ? [around] : []), ...(node === element ? element.querySelectorAll(blocks) : [])];
  return textsOf(found);
}

/** The texts of the innermost blocks: a list is read item by item. */
function textsOf(found: Iterable<Element>): readonly string[] {
  const innermost = [...found].filter((each) => each.querySelector(blocks) === null);
  return innermost.map(({ textContent }) => plain(textContent)).filter(Boolean);
}
