import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, startSandbox, type SandboxProcess } from '../support/sandboxProcess';
import { expect, test } from './support/test';

test.use({ auditsSteps: true });

type Section = Record<string, unknown> & { id: string; order: number };

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
test.beforeEach(() => writeFileSync(join(folder, 'join.json'), original));

/** Edits the file as an operator would, while the site runs. */
function edit(change: (sections: Map<string, Section>) => void): void {
  const journey = JSON.parse(original) as { sections: Section[] };
  change(new Map(journey.sections.map((section) => [section.id, section])));
  writeFileSync(join(folder, 'join.json'), JSON.stringify(journey, null, 2));
}

test.describe.configure({ mode: 'serial' });

test("an operator's edit is live on reload, without a build", async ({ page, audit }) => {
  const titles = page.locator('.lane h2');
  await page.goto(site(centre));
  await expect(titles.nth(1)).toContainText('Choose your membership');

  edit((sections) => {
    const membership = sections.get('membership_section');
    if (membership) Object.assign(membership, { title: 'Pick a pass', intro: 'Every pass includes the pool.' });
  });
  await page.reload();
  await expect(titles.nth(1)).toContainText('Pick a pass');
  await expect(page.getByText('Every pass includes the pool.')).toBeVisible();
  await audit('a section that an operator retitled');

  edit((sections) => Object.assign(sections.get('membership_section') ?? {}, { order: 5 }));
  await page.goto(site('/'));
  await expect(titles.nth(0)).toContainText('Choose your membership');
  await audit('sections that an operator reordered');

  edit((sections) => Object.assign(sections.get('membership_section') ?? {}, { display: false }));
  await page.goto(site(centre));
  await expect(page.locator('[aria-current=step] h2')).toContainText('Your details');
  await expect(page.getByText('Choose your membership')).toHaveCount(0);

  edit((sections) => Object.assign(sections.get('confirmation_section') ?? {}, { display: { loggedIn: 'no' } }));
  await page.goto(site(`${centre}/membership/total-fitness/recurring`));
  await expect(titles.filter({ hasText: 'Confirm your details' })).toHaveCount(1);
});

for (const [name, broken, told] of [
  ['is malformed', (text: string) => text.replace('"title": "Choose', '"title" "Choose'), /join\.json:\d+:\d+/],
  [
    'names something unknown',
    (text: string) => text.replace('"questions": ["optional", "required"]', '"weather": "sunny"'),
    /join\.json:\d+:\d+ \/sections\/3\/display/,
  ],
] as const) {
  test(`a file that ${name} is refused with its place, and the built-in journey serves`, async ({
    page,
    expectedNoise,
  }) => {
    const warnings: string[] = [];
    expectedNoise.push(/join\.json/);
    page.on('console', (message) => warnings.push(message.text()));
    writeFileSync(join(folder, 'join.json'), broken(original));
    await page.goto(site(centre));
    await expect(page.locator('[aria-current=step] h2')).toContainText('Choose your membership');
    expect(warnings.join('\n')).toMatch(told);
  });
}
