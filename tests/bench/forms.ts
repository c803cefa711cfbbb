import { formsPage } from './formsPage';
import { printTable, type Verdict } from './report';

/** The engine against the same form hand-written, in one run of a real browser. A ratio above its limit fails. */
const limits = {
  100: { mount: 1.5, keystroke: 0.95, submit: 1.2, conditional: 1.0 },
  500: { mount: 1.3, keystroke: 0.65, submit: 1.0, conditional: 0.85 },
} as const;

export async function benchForms(): Promise<readonly Verdict[]> {
  return formsPage(async (page) => {
    const verdicts: Verdict[] = [];
    for (const [count, rounds] of [
      [100, 15],
      [500, 7],
    ] as const) {
      const figures = await page.evaluate(([fields, turns]) => window.race(fields, turns), [count, rounds] as const);
      const [ours, plain, stock] = [figures.Joinery, figures['plain controlled React'], figures['stock rjsf']];
      if (!ours || !plain || !stock) throw new Error('A contestant is missing from the race.');
      const rows = (Object.keys(limits[count]) as (keyof typeof ours)[]).map((key) => {
        const ratio = ours[key] / plain[key];
        const limit = limits[count][key];
        verdicts.push({ name: `${count} fields, ${key}`, value: ratio, limit });
        return [
          key,
          ms(plain[key]),
          ms(ours[key]),
          ratio.toFixed(2),
          `≤ ${limit}`,
          (stock[key] / plain[key]).toFixed(2),
        ];
      });
      printTable(
        `Form of ${count} fields (median ms; ratio to plain controlled React)`,
        ['', 'plain', 'Joinery', 'ratio', 'limit', 'stock rjsf'],
        rows,
      );
    }
    return verdicts;
  });
}

function ms(value: number): string {
  return value.toFixed(2);
}
