import type { Browser, Page } from '@playwright/test';
import {
  distinctWalkthroughs,
  walkthroughsOf,
  type Walkthrough,
} from '../../../src/ground/journey/compare/walkthroughs';
import { stampOf } from '../../../src/ground/journey/language/stamp';
import { readLanguage } from '../../../tools/journeys/files';
import { languageHash } from '../../../tools/journeys/languageHash';
import { judged, type JudgedEdit } from '../../journeys/conformance/judge';
import { lane } from '../../journeys/support/looks';
import { momentOf, openings } from '../../journeys/support/ways';
import { Random } from '../../money/Random';
import { logInByApi, plainPath } from '../support/callApi';
import { SandboxControls } from '../support/SandboxControls';
import { siteUrl } from '../support/sites';
import { expect, test } from '../support/test';
import { EditWalk } from './EditWalk';

// Generated edits of joining in a real browser, at two widths: what the check passed is walked section by section as it
// says; what it refused changes nothing, since the page has the built-in journey then and says why. Who walks are guests
// and two members. `npm run test:journeys:browser` takes 50 of each; a run of all browser tests takes one.

const sample = Number(process.env.EDIT_SAMPLE ?? 1);
const seed = Number(process.env.EDIT_SEED ?? 1);
const widths = [390, 1280];
const { vocabulary, forms } = readLanguage();

test.setTimeout(10_800_000);

test('generated edits of joining show in a browser what the check says', async ({ browser }) => {
  const figures = { passed: 0, refused: 0, walks: 0, sections: 0 };
  const trouble: string[] = [];
  const chance = new Random(seed);
  for await (const edit of judged({ journeys: ['join'], seed, from: 0, to: 100_000, step: 1 })) {
    if (figures.passed >= sample) break;
    const isGood = edit.problems.length === 0;
    const ways = isGood ? waysOf(edit) : [];
    if (isGood ? ways.length === 0 : figures.refused >= sample) continue;
    const way = isGood ? chance.of(ways) : undefined;
    for (const width of widths) {
      try {
        figures.sections += await come(browser, edit, way, width);
        figures.walks += 1;
      } catch (error) {
        trouble.push(`seed ${seed}, edit ${edit.number} at ${width} px: ${edit.says.join('; ')}\n${String(error)}`);
      }
    }
    figures[isGood ? 'passed' : 'refused'] += 1;
    console.log(`${JSON.stringify(figures)} edit ${edit.number}: ${edit.says.join('; ')}`);
  }
  expect(trouble.join('\n\n')).toBe('');
});

/** The different ways through an edited journey of customers who can be had. */
function waysOf({ journey }: JudgedEdit): readonly Walkthrough[] {
  const all = walkthroughsOf({ journey, vocabulary, forms }, 5000) ?? [];
  return distinctWalkthroughs(all.filter(({ customer }) => who(customer) !== undefined));
}

/** The seeded customer who is as the facts say: '' for a guest, `undefined` if there is none. */
function who(facts: Walkthrough['customer']): string | undefined {
  const { loggedIn, hasInstruction = 'no', hasBillingDate = 'no', terms = 'some', cart = 'none' } = facts;
  const isOrdinary = terms === 'some' && cart === 'none' && ['none', 'required'].includes(facts.questions ?? 'none');
  if (!isOrdinary || facts.mandateTerms === 'none' || facts.mandateAddress === 'different') return undefined;
  if (loggedIn !== 'yes') return '';
  if (hasInstruction !== hasBillingDate) return undefined;
  return hasInstruction === 'yes' ? 'dev@example.org' : 'amara@example.org';
}

/** Opens joining with an edit in a browser of a width, and walks a way. Returns the number of sections that were filled in. */
async function come(browser: Browser, edit: JudgedEdit, way: Walkthrough | undefined, width: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, locale: 'en-GB' });
  try {
    const id = `edits-${seed}-${edit.number}-${width}-${Date.now()}`;
    const sandbox = new SandboxControls(Number(process.env.TEST_PORT), id);
    await sandbox.reset();
    await sandbox.settings({ flags: { onlineJoiningMapEnabled: false }, plainMap: true });
    await context.addCookies([{ name: 'sandbox_test', value: id, domain: '.joinery.localhost', path: '/' }]);
    const { journey } = edit;
    const stamp = way ? await stampOf(journey, languageHash(process.cwd())) : 'none';
    await context.route('**/journeys/join.json', (route) => route.fulfill({ json: { journey, stamp } }));
    const page = await context.newPage();
    return way ? await walk(page, way, `${id}@example.org`) : await meetBuiltIn(page);
  } finally {
    await context.close();
  }
}

async function walk(page: Page, way: Walkthrough, email: string): Promise<number> {
  const username = who(way.customer) ?? '';
  if (username !== '') await logInByApi(page, username, siteUrl('online-joining', plainPath));
  await page.goto(siteUrl('online-joining'));
  const customer = new EditWalk(page, way.customer, email);
  const frames = openings(way);
  for (const frame of frames) {
    await expect.poll(() => page.evaluate(lane)).toEqual(momentOf(frame));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await customer.goOn();
  }
  await page.waitForURL('**/checkout', { timeout: 30_000 });
  return frames.length;
}

/** A journey that did not pass is not walked: the page has the built-in one, and says why. */
async function meetBuiltIn(page: Page): Promise<number> {
  const said = page.waitForEvent('console', (message) => message.text().includes('join.json has no valid stamp'));
  await page.goto(siteUrl('online-joining'));
  await said;
  const first = { open: 'centre_section' };
  await expect.poll(() => page.evaluate(lane)).toMatchObject(first);
  return 0;
}
