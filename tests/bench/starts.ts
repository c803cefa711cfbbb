import { scriptBudget, scriptsOf, starts } from '../browser/support/starts';
import { startSandbox } from '../support/sandboxProcess';
import { withBrowser } from './browser';
import { withLighthouse, type Sight } from './lighthouse';
import { medianOf } from './median';
import { printTable, type Verdict } from './report';

const runs = 5;
const limits = { paint: 2000, shift: 0.02 } as const;
/** Whoever is signed in has been here before, and has most of it in their browser; tests hold their scripts to the budget. */
const firstVisits = starts.filter(({ member }) => member === undefined);

/** A visitor's wait at each site's start: scripts, and what Lighthouse sees on a phone on a slow line. */
export async function benchStarts(): Promise<readonly Verdict[]> {
  const sandbox = await startSandbox();
  try {
    await sandbox.ready;
    const rows = [];
    for (const start of firstVisits)
      rows.push({
        name: start.name,
        total: await withBrowser(async (page) => (await scriptsOf(page, start, sandbox.port)).total),
        ...(await sightOf(start.url(sandbox.port))),
      });
    printTable(
      `The start of each site: scripts after gzip, and medians of ${runs} by Lighthouse for phones`,
      ['', 'scripts kB', 'largest paint ms', 'layout shift'],
      [
        ...rows.map(({ name, total, paint, shift }) => [
          name,
          (total / 1000).toFixed(1),
          paint.toFixed(0),
          shift.toFixed(4),
        ]),
        ['at most', String(scriptBudget / 1000), String(limits.paint), String(limits.shift)],
      ],
    );
    return rows.flatMap(({ name, total, paint, shift }) => [
      { name: `scripts of ${name}, bytes`, value: total, limit: scriptBudget },
      { name: `largest contentful paint of ${name}, ms`, value: paint, limit: limits.paint },
      { name: `layout shift of ${name}`, value: shift, limit: limits.shift },
    ]);
  } finally {
    await sandbox.stop();
  }
}

/** The medians of several visits, without the first, which finds nothing warm. */
function sightOf(url: string): Promise<Sight> {
  return withLighthouse(async (visit) => {
    await visit(url);
    const sights: Sight[] = [];
    for (let run = 0; run < runs; run += 1) sights.push(await visit(url));
    return { paint: medianOf(sights.map(({ paint }) => paint)), shift: medianOf(sights.map(({ shift }) => shift)) };
  });
}
