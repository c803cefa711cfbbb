import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Prints how many states of the page were held against the accessibility rules, and how many came by again. */
export default class AuditReporter implements Reporter {
  private readonly states = { axe: 0, 'axe, repeated': 0 };

  onTestEnd({ annotations }: TestCase): void {
    for (const { type } of annotations) if (type === 'axe' || type === 'axe, repeated') this.states[type] += 1;
  }

  onEnd(): void {
    const { axe, 'axe, repeated': repeated } = this.states;
    console.log(
      `\naxe (WCAG 2.2 AA, no rule switched off): ${axe} states audited; ${repeated} times an equal one came by again.`,
    );
  }
}
