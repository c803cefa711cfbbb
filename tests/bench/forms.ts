import type { Page } from '@playwright/test';
import { formsPage } from './formsPage';
import type { Figures } from './forms/race';
import { medianOf } from './median';
import { printTable, type Verdict } from './report';

/** The engine against the same form hand-written, in one run of a real browser. A ratio above its limit fails. */
const limits: Readonly<Record<number, Figures>> = {
  100: { mount: 1.5, keystroke: 0.95, submit: 1.2, conditional: 1.0 },
  500: { mount: 1.3, keystroke: 0.65, submit: 1.0, conditional: 0.85 },
};
const rounds: Readonly<Record<number, number>> = { 100: 31, 500: 21 };

export async function benchForms(): Promise<readonly Verdict[]> {
  return formsPage(async (page) => {
    const verdicts: Verdict[] = [];
    for (const count of [100, 500]) {
      const results = await page.evaluate(
        ([fields = 0, turns = 0]) => window.race(fields, turns),
        [count, rounds[count] ?? 1],
      );
      const [ours = [], plain = [], stock = []] = ['Joinery', 'plain controlled React', 'stock rjsf'].map(
        (name) => results[name],
      );
      const rows = Object.entries(limits[count] ?? {}).map(([name, limit]) => {
        const key = name as keyof Figures; // a key of the limits
        const value = ratio(ours, plain, key);
        verdicts.push({ name: `${count} fields, ${key}`, value, limit });
        const times = [plain, ours].map((each) => medianOf(each.map((figures) => figures[key])).toFixed(2));
        return [key, ...times, value.toFixed(2), `≤ ${limit}`, ratio(stock, plain, key).toFixed(2)];
      });
      const head = ['', 'plain', 'Joinery', 'ratio', 'limit', 'stock rjsf'];
      printTable(`Form of ${count} fields: median ms, and ratio to plain controlled React`, head, rows);
    }
    verdicts.push(await tickVerdict(page));
    return verdicts;
  });
}

/** A tick in a list of 5,000 answers, which draws 100 of them, against one in a list of 100. */
async function tickVerdict(page: Page): Promise<Verdict> {
  const times: Record<number, number[]> = { 100: [], 5000: [] };
  for (let round = 0; round < 7; round += 1) {
    for (const count of [100, 5000]) times[count]?.push(await page.evaluate((many) => window.tick(many), count));
  }
  const ratios = (times[5000] ?? []).map((time, round) => time / (times[100]?.[round] ?? Number.NaN));
  const value = medianOf(ratios);
  const shown = [100, 5000].map((count) => medianOf(times[count] ?? []).toFixed(2));
  printTable(
    'A tick in a list of answers: median ms',
    ['100', '5,000', 'ratio', 'limit'],
    [[...shown, value.toFixed(2), '≤ 2']],
  );
  return { name: 'a tick in a list of 5,000 answers', value, limit: 2 };
}

/** The median over the rounds of one against the other: the machine's moods fall on both sides of a round. */
function ratio(of: readonly Figures[], to: readonly Figures[], key: keyof Figures): number {
  return medianOf(of.map((figures, round) => figures[key] / (to[round]?.[key] ?? Number.NaN)));
}
