import type { FrameLocator, Page } from '@playwright/test';

/**
 * Reads the terms in their dialog to the end and agrees. The dialog takes the focus a moment after it is drawn: a key
 * pressed before that goes to the dialog's close button and scrolls nothing.
 */
export async function agreeToTerms(
  within: Page | FrameLocator,
  limit: { readonly timeout?: number } = {},
): Promise<void> {
  const agree = within.getByRole('button', { name: 'I Agree' });
  await within.getByRole('dialog').locator(':focus').waitFor(limit);
  await within.getByRole('region', { name: 'Text of the terms' }).press('End', limit);
  await within.getByText('You have read to the end.').waitFor(limit);
  await agree.click(limit);
  await agree.waitFor({ ...limit, state: 'detached' });
}
