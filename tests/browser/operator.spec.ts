import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, startSandbox, type SandboxProcess } from '../support/sandboxProcess';
import { expect, test } from './support/test';

test.use({ auditsSteps: true });

type Section = Record<string, unknown> & { id: string; order: number };
type Journey = { sections: Section[] };

let sandbox: SandboxProcess;
let folder: string;
let original: string;
const site = (path: string): string => `http://online-joining.joinery.localhost:${sandbox.port}${path}`;
const centre = '/centre/kirkstall-bridge-leisure-centre';

test.beforeAll(async () => {
  folder = newFolder('journeys');
  cpSync('journeys', folder, { recursive: true });
  original = readFileSync(join(folder, 'join.json'), 'utf8');
  sandbox = await startSandbox({ JOURNEYS_DIR: folder, VENUES: '12' });
  await sandbox.ready;
});
test.afterAll(() => sandbox.stop());
test.beforeEach(() => edit(() => undefined));

/** Edits the file as an operator would, while the site runs. */
function write(change: (sections: Map<string, Section>) => void): Journey {
  const journey = JSON.parse(original) as Journey;
  const sections = new Map(journey.sections.map((section) => [section.id, section]));
  change(sections);
  journey.sections = [...sections.values()];
  writeFileSync(join(folder, 'join.json'), JSON.stringify(journey, null, 2));
  return journey;
}

/** Edits the file, and waits until the edit has passed its check and is given out. */
async function edit(change: (sections: Map<string, Section>) => void): Promise<void> {
  const journey = write(change);
  await expect.poll(async () => (await served()).journey, { timeout: 30_000 }).toEqual(journey);
}

async function served(): Promise<{ journey: Journey; refused?: string }> {
  const answer = await fetch(`http://127.0.0.1:${sandbox.port}/journeys/join.json`);
  return (await answer.json()) as { journey: Journey; refused?: string };
}

test.describe.configure({ mode: 'serial' });

test("an operator's edit is live on reload, without a build", { tag: '@core' }, async ({ page, audit }) => {
  const titles = page.locator('.lane h2');
  await page.goto(site(centre));
  await expect(titles.nth(1)).toContainText('Choose your membership');

  await edit((sections) => {
    const membership = sections.get('membership_section');
    if (membership) Object.assign(membership, { title: 'Pick a pass', intro: 'Every pass includes the pool.' });
  });
  await page.reload();
  await expect(titles.nth(1)).toContainText('Pick a pass');
  await expect(page.getByText('Every pass includes the pool.')).toBeVisible();
  await audit('a section that an operator retitled');

  await edit((sections) => Object.assign(sections.get('dd_section') ?? {}, { title: 'Pay monthly', order: 45 }));
  await page.goto(site(`${centre}/membership/total-fitness/recurring`));
  await expect(titles).toContainText(['Your details', 'Pay monthly', 'Review & select dates']);
  await audit('sections that an operator reordered');

  const required = { display: { questions: 'required' } };
  await edit((sections) => Object.assign(sections.get('additional_details_section') ?? {}, required));
  await page.goto(site(`${centre}/membership/racquets-and-courts/fixed`));
  await expect(page.getByText('Additional details')).toHaveCount(0);
});

test('a section that only tells something, and details asked first, lead every guest on', async ({
  joiner,
  page,
  audit,
}) => {
  const open = page.locator('[aria-current=step] h2');
  const info = { id: 'info_section', order: 15, title: 'Good to know', intro: 'Bring a towel.' };
  await edit((sections) => {
    Object.assign(sections.get('details_section') ?? {}, { order: 5 });
    sections.set('info_section', info);
  });
  await page.goto(site('/'));
  await joiner.createAccount();
  await expect(open).toContainText('Choose your home centre');
  await page.getByLabel('Find a centre').fill('Kirkstall');
  await page.getByRole('button', { name: 'Select and continue Kirkstall Bridge Leisure Centre' }).click();
  await expect(open).toContainText('Good to know');
  await audit('a section that only tells something');
  await page.locator('.lane-open').getByRole('button', { name: 'Continue' }).click();
  await expect(open).toContainText('Choose your membership');
  await page.goBack();
  await expect(open).toContainText('Good to know');
  await page.goBack();
  await expect(open).toContainText('Choose your home centre');
});

test('a tab that somebody returns to has the new journey, unless theirs is under way', async ({ page }) => {
  const titles = page.locator('.lane h2');
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const retitled = (title: string) => edit((sections) => Object.assign(sections.get('dates_section') ?? {}, { title }));
  await page.goto(site('/'));
  await expect(page.locator('[aria-current=step] h2')).toContainText('Choose your home centre');
  await retitled('Pick your days');
  await comeBack();
  await expect(titles.filter({ hasText: 'Pick your days' })).toHaveCount(1);
  await page.goto(site(centre));
  await expect(page.locator('[aria-current=step] h2')).toContainText('Choose your membership');
  await retitled('Choose some days');
  await comeBack();
  await page.waitForTimeout(500);
  await expect(titles.filter({ hasText: 'Pick your days' })).toHaveCount(1);
});

test('a long word in a journey widens no phone page', async ({ page }) => {
  const word = 'Mitgliedschaftsbedingungen'.repeat(4);
  await edit((sections) => {
    const membership = { title: word, intro: word };
    Object.assign(sections.get('membership_section') ?? {}, membership);
    Object.assign(sections.get('details_section') ?? {}, { title: word });
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(site(centre));
  await expect(page.locator('[aria-current=step] h2')).toContainText(word);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('an edit that would lead customers astray is refused with their way, and the last good one serves', async ({
  page,
  expectedNoise,
}) => {
  const warnings: string[] = [];
  expectedNoise.push(/join\.json/);
  page.on('console', (message) => warnings.push(message.text()));
  const titles = page.locator('.lane h2');
  await edit((sections) => Object.assign(sections.get('membership_section') ?? {}, { title: 'Pick a pass' }));
  await page.goto(site(centre));
  await expect(titles.nth(1)).toContainText('Pick a pass');

  write((sections) =>
    Object.assign(sections.get('dd_section') ?? {}, { title: 'Pay monthly', display: { plan: 'fixed' } }),
  );
  await expect.poll(async () => (await served()).refused, { timeout: 30_000 }).toBeDefined();
  await page.reload();
  await expect(titles.nth(1)).toContainText('Pick a pass');
  expect(warnings.join('\n')).toMatch(
    /A customer who needs bank details can't finish.*\(stuck\)\n.*choosing a monthly membership.*→/,
  );
  await expect.poll(() => sandbox.output()).toContain('join.json is refused');
});

test('one page tells how every file stands: live, refused with its mistakes, missing, and live again', async ({
  page,
  audit,
}) => {
  await page.goto(site('/sandbox/journeys'));
  const file = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(file('join.json')).toContainText('Live');
  write((sections) => Object.assign(sections.get('dd_section') ?? {}, { display: { plan: 'fixed' } }));
  await expect(file('join.json')).toContainText("A customer who needs bank details can't finish", { timeout: 30_000 });
  await expect(file('join.json')).toContainText(/Refused.*The version of .*\d\d:\d\d is served\..*Line \d+/s);
  await expect(page.getByRole('status')).toContainText('join.json Refused');
  await audit('the page of journeys, with one that is refused');
  const { data } = (await (await fetch(`http://127.0.0.1:${sandbox.port}/api/journeys`)).json()) as { data: object[] };
  expect(data).toContainEqual(expect.objectContaining({ file: 'join.json', status: 'refused' }));
  const register = join(folder, 'register.json');
  const text = readFileSync(register, 'utf8');
  rmSync(register);
  await expect(file('register.json')).toContainText('Missing');
  writeFileSync(register, text);
  await expect(file('register.json')).toContainText('Live');
  await edit(() => undefined);
  await expect(file('join.json')).toContainText('Live');
});

for (const [name, broken, told] of [
  ['is malformed', (text: string) => text.replace('"title": "Choose', '"title" "Choose'), /join\.json:\d+:\d+/],
  [
    'names something unknown',
    (text: string) => text.replace('"questions": ["optional", "required"]', '"weather": "sunny"'),
    /join\.json:\d+:\d+ \/sections\/3\/display/,
  ],
] as const) {
  test(`a file that ${name} is refused with its place, and the last good journey serves`, async ({
    page,
    expectedNoise,
  }) => {
    const warnings: string[] = [];
    expectedNoise.push(/join\.json/);
    page.on('console', (message) => warnings.push(message.text()));
    writeFileSync(join(folder, 'join.json'), broken(original));
    await expect.poll(async () => (await served()).refused, { timeout: 30_000 }).toMatch(told);
    await page.goto(site(centre));
    await expect(page.locator('[aria-current=step] h2')).toContainText('Choose your membership');
    expect(warnings.join('\n')).toMatch(told);
  });
}
