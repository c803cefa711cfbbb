import { gzipSync } from 'node:zlib';
import { expect, test } from './support/test';

const budget = 170_000;

/** Every script that a cold browser asks for until one can choose a centre, as gzip would send it. */
test('what is loaded until the list of centres can be used stays within 170 kB', async ({ page, joiner }) => {
  const scripts: Promise<readonly [string, number]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => [new URL(response.url()).pathname, gzipSync(body).length]));
  });
  await joiner.start();
  await page
    .getByRole('button', { name: /^Select and continue/ })
    .first()
    .waitFor();
  const sizes = [...(await Promise.all(scripts))].sort(([, a], [, b]) => b - a);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  const row = (name: string, size: number): string => `  ${(size / 1000).toFixed(1).padStart(7)} kB  ${name}`;
  console.log([...sizes.map(([name, size]) => row(name, size)), row(`of ${budget / 1000} kB`, total)].join('\n'));
  expect(sizes.length).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(budget);
});
