import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Prints how many states of the page were held against the accessibility rules. */
export default class AuditReporter implements Reporter {
  private states = 0;

  onTestEnd({ annotations }: TestCase): void {
    this.states += annotations.filter(({ type }) => type === 'axe').length;
  }

  onEnd(): void {
    console.log(`\naxe (WCAG 2.2 AA, no rule switched off): ${this.states} states audited.`);
  }
}
