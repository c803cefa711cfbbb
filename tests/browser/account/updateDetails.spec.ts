import type { Page } from '@playwright/test';
import type { SandboxControls } from '../support/SandboxControls';
import type { Joiner } from '../support/Joiner';
import { becomeMember, dev, options } from '../support/membership';
import { expect, test } from '../support/test';

const update = { method: 'PUT', path: '/api/my-account/user/update*' } as const;

async function changeCity(page: Page, city: string): Promise<void> {
  await page.getByLabel('Town or city').fill(city);
  await page.getByRole('button', { name: 'Save and continue' }).click();
}

/** Dev's details in the server's records, by path. */
async function detailsOf(sandbox: SandboxControls): Promise<Readonly<Record<string, unknown>>> {
  const customer = (await sandbox.records()).customers.find(({ email }) => email === dev);
  return customer?.details as Readonly<Record<string, unknown>>;
}

/** Comes to the details section of a journey as Dev. */
const ways: Readonly<Record<string, (joiner: Joiner, page: Page) => Promise<void>>> = {
  async joining(joiner, page) {
    await becomeMember(page, options.week);
    await joiner.start('/centre/kirkstall-bridge-leisure-centre/membership/swim/fixed');
  },
  async 'changing a membership'(joiner, page) {
    const id = await becomeMember(page, options.swim);
    await joiner.start(`/change-membership/${id}`);
    await page
      .getByRole('article', { name: 'Total Fitness' })
      .getByRole('button', { name: 'Choose this membership' })
      .click();
  },
};

for (const [name, come] of Object.entries(ways)) {
  test(`details are updated while ${name}, with what was filled in alone`, async ({
    joiner,
    page,
    sandbox,
    audit,
    expectedNoise,
  }) => {
    expectedNoise.push(/422 \(Unprocessable/, /419/);
    await come(joiner, page);
    await joiner.expectOpen('Your details');
    await expect(page.getByText("These details can't be edited right now because you are signed in.")).toBeVisible();
    const section = joiner.section('Your details');
    await expect(page.getByLabel('Town or city')).toBeVisible();
    await audit(`updating details while ${name}`);

    const errors = { 'address.city': ['Town or city is not known to us.'] };
    await sandbox.faults([{ ...update, status: 422, message: 'Not valid.', errors }]);
    await changeCity(page, 'Atlantis');
    await expect(section.getByText('Town or city is not known to us.').first()).toBeVisible();
    await sandbox.faults([{ ...update, status: 419 }]);
    await changeCity(page, 'Bradford');
    await expect(section.getByText('Something has gone wrong, please reload and try again.')).toBeVisible();

    await sandbox.faults([{ ...update, delayMs: 1000 }]);
    const before = await detailsOf(sandbox);
    await changeCity(page, 'Bradford');
    await expect(section.getByRole('button', { name: 'Processing...' })).toBeVisible();
    await joiner.expectOpen('Review & select dates');
    const after = await detailsOf(sandbox);
    expect(JSON.stringify(after)).toContain('Bradford');
    expect({ ...after, address: undefined, 'address.city': undefined }).toEqual({
      ...before,
      address: undefined,
      'address.city': undefined,
    });

    await page.getByRole('button', { name: 'View Your details' }).click();
    await joiner.expectOpen('Your details');
    await joiner.press('Continue');
    await joiner.expectOpen('Review & select dates');
  });
}
