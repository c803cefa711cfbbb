import { expect, type FrameLocator, type Page } from '@playwright/test';

/** A way to pay that the tests know of: which frame it is typed into, and which cards do what. */
export type CardForm = {
  readonly provider: 'Stripe' | 'Opayo' | 'Ryft';
  readonly frame: string;
  /** The values to type, by the labels in the frame. */
  readonly good: Readonly<Record<string, string>>;
  readonly declined: Readonly<Record<string, string>>;
  readonly challenged: Readonly<Record<string, string>>;
  /** The page's words about the declined card, and about a challenge that was failed or given up. */
  readonly declinedText: string;
  readonly challengeFailedText: string;
  /** The bank's own window, where the customer answers. */
  readonly challengeFrame: string;
};

const details = { 'Expiry date': '1230', 'Security code': '123' };

export const cardForms = [
  {
    provider: 'Stripe',
    frame: 'Secure card payment input frame',
    good: { 'Card number': '4242424242424242', ...details },
    declined: { 'Card number': '4000000000000002', ...details },
    challenged: { 'Card number': '4000002760003184', ...details },
    declinedText: 'Your card was declined.',
    challengeFailedText:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    challengeFrame: 'Bank authentication',
  },
  {
    provider: 'Opayo',
    frame: 'Secure card payment form',
    good: { 'Cardholder name': 'Amara Okafor', 'Card number': '4929000000006', ...details },
    declined: { 'Cardholder name': 'Amara Okafor', 'Card number': '4929602110085639', ...details },
    challenged: { 'Cardholder name': 'CHALLENGE', 'Card number': '4929000000006', ...details },
    declinedText: 'The Authorisation was Declined by the bank.',
    challengeFailedText: '3D Secure verification failed',
    challengeFrame: 'Your bank’s page',
  },
  {
    provider: 'Ryft',
    frame: 'Secure card payment fields',
    good: { 'Card number': '4242424242424242', ...details },
    declined: { 'Card number': '4000000000009995', ...details },
    challenged: { 'Card number': '4918190000000002', ...details },
    declinedText: 'Your card has insufficient funds.',
    challengeFailedText: 'Your bank could not confirm that it is you. Please try again or use another card.',
    challengeFrame: 'Bank authentication',
  },
] as const satisfies readonly CardForm[];

function cardFrame(page: Page, { frame }: CardForm): FrameLocator {
  return page.frameLocator(`iframe[title="${frame}"]`);
}

export async function fillCardForm(
  page: Page,
  form: CardForm,
  fields: Readonly<Record<string, string>> = form.good,
): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await cardFrame(page, form).getByLabel(label).fill(value);
}

/**
 * Waits for the empty form that takes the place of one whose card was refused, as Ryft's does: what is typed into the old one
 * goes with it.
 */
export async function expectFreshForm(page: Page, form: CardForm): Promise<void> {
  await expect(cardFrame(page, form).getByLabel('Card number')).toHaveValue('');
}

/** The bank's page, where a challenge is answered. */
export function bankPage(page: Page, { challengeFrame }: CardForm): FrameLocator {
  return page.frameLocator(`iframe[title="${challengeFrame}"]`);
}

/** Gives the bank the code that it sent, and confirms: again where nothing comes of it, as a busy machine loses a press. */
export async function confirmAtBank(page: Page, form: CardForm): Promise<void> {
  const bank = bankPage(page, form);
  await bank.getByLabel('One-time code').fill('123456');
  const confirm = bank.getByRole('button', { name: 'Confirm' });
  await expect(async () => {
    if (await confirm.isVisible()) await confirm.click({ timeout: 2000 });
    await expect(confirm).toBeHidden({ timeout: 5000 });
  }).toPass();
}
