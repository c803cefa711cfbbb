import type { FrameLocator, Page } from '@playwright/test';
import { agreeToTerms } from '../support/agreeToTerms';
import { challengingCards, challengingHolder } from './challengingCard';
import type { Customer } from './Customer';

/** The time that a page may take on a machine that is busy. */
const waitMs = 45_000;
/** The time for which a form that was seen is looked for: it may have gone with the page meanwhile. */
const formMs = 10_000;
const claim = 'you have not been charged';
const challengeFrame = 'iframe.challenge-frame, iframe[title="Bank authentication"]';

/** A customer's view of their checkout. */
export type View = {
  readonly path: string;
  readonly shows:
    'confirmation' | 'challenge' | 'terms' | 'check-again' | 'try-again' | 'button' | 'no-page' | 'nothing-yet';
  readonly claimsNoCharge: boolean;
  /** The page's text, for whoever looks into a failure. */
  readonly text: string;
};

/** The checkout in one tab: what a customer does there, and what they see. */
export class Checkout {
  constructor(
    readonly page: Page,
    private readonly customer: Customer,
    /** True if the card's bank asks its holder. */
    private readonly isChallenging: boolean,
  ) {}

  async open(path = '/checkout'): Promise<void> {
    await this.page.goto(`${this.customer.shop.url}${path}`, { waitUntil: 'commit', timeout: waitMs });
  }

  async look(): Promise<View> {
    if (this.page.url().startsWith('chrome-error:'))
      return { path: this.page.url(), shows: 'no-page', claimsNoCharge: false, text: '' };
    const { path, text, buttons, there } = await this.page.evaluate(
      (selectors) => ({
        path: location.pathname,
        text: document.body.innerText,
        buttons: Array.from(document.querySelectorAll('button'), (each) => each.textContent.trim()),
        there: selectors.map((each) => document.querySelector(each) !== null),
      }),
      [challengeFrame, '.pay .btn'],
    );
    const [isChallenged = false, hasButton = false] = there;
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return {
      path,
      shows: shown(text, buttons, isChallenged, hasButton),
      claimsNoCharge: text.toLowerCase().includes(claim),
      text: lines.join(' | ').slice(0, 400),
    };
  }

  /** Resolves once there is a form to pay with. */
  async ready(): Promise<void> {
    await this.payButton.waitFor({ timeout: waitMs });
  }

  /** Fills the form, agrees to the terms and presses Pay; `twice` presses it two times in a row. */
  async pay({ twice = false } = {}): Promise<void> {
    await this.payButton.waitFor({ timeout: formMs });
    await this.fillCard();
    await this.page.locator('.pay .btn:not([aria-disabled=true])').waitFor({ timeout: formMs });
    if ((await this.payButton.textContent())?.includes('Continue') === true) {
      await this.pressPay();
      await this.agree();
    }
    await (twice ? this.pressAgain(2) : this.pressPay());
  }

  async agree(): Promise<void> {
    await agreeToTerms(this.page, { timeout: formMs });
  }

  /** Presses the button wherever it is, as often as that, without waiting for what comes of it. */
  async pressAgain(times = 1): Promise<void> {
    await this.page.evaluate((count) => {
      const button = document.querySelector<HTMLElement>('.pay .btn');
      for (let press = 0; press < count; press += 1) button?.click();
    }, times);
  }

  async challengeShown(): Promise<void> {
    await this.challenge.getByLabel('One-time code').waitFor({ timeout: waitMs });
  }

  async answerChallenge({ twice = false } = {}): Promise<void> {
    await this.challenge.getByLabel('One-time code').fill('123456', { timeout: waitMs });
    const confirm = this.challenge.getByRole('button', { name: 'Confirm' });
    await (twice
      ? confirm.dblclick({ timeout: waitMs, noWaitAfter: true })
      : confirm.click({ timeout: waitMs, noWaitAfter: true }));
  }

  /** True if the bank's page can be answered, as opposed to one that is empty or broken. */
  async isChallengeAnswerable(): Promise<boolean> {
    return this.challenge.getByRole('button', { name: 'Confirm' }).isVisible();
  }

  /** Closes the challenge where it can be closed, else loads the page again, as somebody would who sees nothing there. */
  async giveUpChallenge(): Promise<void> {
    const close = this.page
      .getByRole('dialog', { name: 'Verifying your payment' })
      .getByRole('button', { name: 'Close' });
    if (await close.isVisible()) await close.click({ timeout: waitMs });
    else await this.open();
  }

  private get payButton() {
    return this.page.locator('.pay .btn');
  }

  private get challenge(): FrameLocator {
    return this.page.frameLocator(challengeFrame);
  }

  /** Presses the button, and again where nothing comes of it: a busy machine loses a press now and then. */
  private async pressPay(): Promise<void> {
    await this.payButton.scrollIntoViewIfNeeded({ timeout: formMs });
    const label = (await this.payButton.textContent({ timeout: formMs })) ?? '';
    for (let presses = 0; presses < 3; presses += 1) {
      await this.page.waitForTimeout(150); // a press in the very frame of a scroll goes to what was there before
      await this.payButton.click({ timeout: formMs }).catch((error: unknown) => {
        if (presses === 0) throw error; // a second one may come too late for a page that has just heard the first
      });
      if (await this.hasHeard(label)) return;
    }
  }

  /** True if the page took the press within two seconds: the button says something else, or the terms stand there. */
  private async hasHeard(label: string): Promise<boolean> {
    for (const end = Date.now() + 2000; Date.now() < end; await this.page.waitForTimeout(100)) {
      const shown = await this.payButton.textContent({ timeout: 500 }).catch(() => undefined); // it may have gone
      if (shown !== label || (await this.page.getByRole('button', { name: 'I Agree' }).isVisible())) return true;
    }
    return false;
  }

  private async fillCard(): Promise<void> {
    const { provider, paysBySavedCard } = this.customer;
    if (provider === undefined) return;
    if (paysBySavedCard) return this.fillSavedCard();
    const frame = this.page.frameLocator('.card-fields iframe');
    if (provider === 'Opayo')
      await frame.getByLabel('Cardholder name').fill(this.isChallenging ? challengingHolder : 'Amara Okafor');
    await frame.getByLabel('Card number').fill(this.cardNumber, { timeout: formMs });
    await frame.getByLabel('Expiry date').fill('1230', { timeout: formMs });
    await frame.getByLabel('Security code').fill('123', { timeout: formMs });
  }

  private get cardNumber(): string {
    const { provider } = this.customer;
    if (provider === 'Opayo') return '4929000000006';
    return this.isChallenging && provider ? challengingCards[provider] : '4242424242424242';
  }

  private async fillSavedCard(): Promise<void> {
    await this.page.locator('input[value=saved_card]').check({ timeout: formMs });
    const code =
      this.customer.provider === 'Opayo'
        ? this.page.getByLabel('Card security code')
        : this.page.frameLocator('.card-fields iframe').getByLabel('Security code');
    await code.fill('123', { timeout: formMs });
  }
}

function shown(text: string, buttons: readonly string[], isChallenged: boolean, hasButton: boolean): View['shows'] {
  if (/your (?:payment was successful|membership is confirmed)/i.test(text)) return 'confirmation';
  if (isChallenged) return 'challenge';
  if (buttons.includes('I Agree')) return 'terms';
  if (buttons.includes('Check again')) return 'check-again';
  if (buttons.includes('Try again')) return 'try-again';
  return hasButton && !buttons.includes('Processing...') ? 'button' : 'nothing-yet';
}
