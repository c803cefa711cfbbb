import { expect, type Locator, type Page } from '@playwright/test';
import type { Facts } from '../../../src/ground/rules/rules';
import { answers, ticks } from '../../journeys/conformance/customerAnswers';

/** A field of the open section, as a customer finds it. */
type Found = {
  readonly index: number;
  readonly label: string;
  readonly kind: 'tick' | 'choice' | 'text';
  readonly isDone: boolean;
};

const fields = 'input, select, textarea';

/** A customer in a real browser who does what the open section of an edited journey asks, whatever its buttons say. */
export class EditWalk {
  constructor(
    private readonly page: Page,
    private readonly customer: Facts,
    private readonly email: string,
  ) {}

  private get open(): Locator {
    return this.page.locator('[aria-current=step] .sec-body');
  }

  /** Fills in what is open, and presses the button that goes on. */
  async goOn(): Promise<void> {
    await expect(this.open.locator('.skel')).toHaveCount(0);
    if ((await this.page.getByLabel('Find a centre').count()) > 0) return this.chooseCentre();
    if ((await this.open.locator('.passes').count()) > 0) return this.chooseMembership();
    const button = this.open.locator('.sec-foot .btn-primary').last();
    await expect(async () => {
      await this.fillIn();
      await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: 500 });
    }).toPass({ timeout: 20_000 });
    await button.click();
  }

  private async chooseCentre(): Promise<void> {
    await this.page.getByLabel('Find a centre').fill('Kirkstall');
    await this.open.getByRole('button', { name: /^Select and continue Kirkstall Bridge/ }).click();
  }

  private async chooseMembership(): Promise<void> {
    const { plan, questions } = this.customer;
    const toggle = this.page.getByText(plan === 'fixed' ? 'Single payment' : 'Monthly', { exact: true });
    if ((await toggle.count()) > 0) await toggle.click();
    const pass = this.page.getByRole('article', { name: questions === 'required' ? 'Student' : 'Swim' });
    await pass.getByRole('button', { name: 'Choose this membership' }).click();
  }

  private async fillIn(): Promise<void> {
    for (const { index, label, kind } of (await this.fields()).filter(({ isDone }) => !isDone)) {
      const field = this.open.locator(fields).nth(index);
      const answer = this.answerTo(label);
      if (kind === 'tick' && ticks.some((each) => label.startsWith(each))) await field.check({ force: true });
      if (kind === 'choice' && answer !== undefined) await field.selectOption(answer);
      if (kind === 'text' && answer !== undefined) await field.fill(answer);
    }
  }

  private answerTo(label: string): string | undefined {
    if (label.startsWith('Email address')) return this.email;
    const fitting = Object.keys(answers).filter((each) => label.startsWith(each));
    return answers[fitting.sort((one, other) => other.length - one.length)[0] ?? ''];
  }

  private fields(): Promise<readonly Found[]> {
    return this.open.locator(fields).evaluateAll((all) =>
      all.map((element, index): Found => {
        const field = element as HTMLInputElement;
        const own = field.getAttribute('aria-label') ?? field.closest('label')?.textContent;
        const label = (own ?? document.querySelector(`label[for="${field.id}"]`)?.textContent ?? '').trim();
        const isTick = field.type === 'checkbox' || field.type === 'radio';
        const group = field.type === 'radio' ? `input[name="${field.name}"]:checked` : '';
        const isChosen = field.checked || (group !== '' && document.querySelector(group) !== null);
        const kind = isTick ? 'tick' : field.tagName === 'SELECT' ? 'choice' : 'text';
        return { index, label, kind, isDone: field.disabled || (isTick ? isChosen : field.value !== '') };
      }),
    );
  }
}
