import { scriptBudget, scriptsOf, starts } from './support/starts';
import { expect, test } from './support/test';

const port = Number(process.env.TEST_PORT);

for (const start of starts) {
  const { name } = start;
  test(`what is loaded until ${name} can be used stays within 170 kB`, async ({ page }) => {
    const { sizes, total } = await scriptsOf(page, start, port);
    const row = (part: string, size: number): string => `  ${(size / 1000).toFixed(1).padStart(7)} kB  ${part}`;
    console.log(
      [name, ...sizes.map(([part, size]) => row(part, size)), row(`of ${scriptBudget / 1000} kB`, total)].join('\n'),
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(scriptBudget);
  });
}
