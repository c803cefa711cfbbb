import type { Browser } from '@playwright/test';
import { nameOf, steps, type Cell } from './cells';
import { CellRun } from './CellRun';
import { within } from './eventually';
import type { Shop } from './Shop';
import type { Results } from './table';

const bringLimitMs = 120_000;
const endLimitMs = 240_000;
/** The number of characters of each line about a failure that are said again at the end. */
const reportedLength = 300;

/** Runs cells on one shop: those that kill the server step by step, all ways of paying at once; then all others. */
export class Matrix {
  private readonly results = new Map<string, readonly string[]>();
  private count = 0;

  constructor(
    private readonly shop: Shop,
    private readonly browser: Browser,
    /** The number of customers at a time. */
    private readonly atATime: number,
    private readonly say: (line: string) => void,
  ) {}

  async run(cells: readonly Cell[]): Promise<Results> {
    const killing = cells.filter(({ disturbance }) => disturbance === 'kill server');
    for (const step of steps) await this.killAt(killing.filter((cell) => cell.step === step));
    const others = cells.filter(({ disturbance }) => disturbance !== 'kill server');
    const next = others.values();
    const lane = async (): Promise<void> => {
      for (const cell of next) await this.alone(cell);
    };
    await Promise.all(Array.from({ length: this.atATime }, lane));
    return this.results;
  }

  private async alone(cell: Cell): Promise<void> {
    const begun = await this.bring(cell);
    if (begun) await this.finish(begun);
  }

  /** Brings all customers to the step, kills the server under them and starts it again. */
  private async killAt(cells: readonly Cell[]): Promise<void> {
    if (cells.length === 0) return;
    const begun = (await this.inLanes(cells, (cell) => this.bring(cell))).filter((run) => run !== undefined);
    await this.shop.kill();
    await Promise.all(begun.map((run) => run.severed()));
    await this.shop.start();
    await this.inLanes(begun, (run) => this.finish(run));
  }

  private async inLanes<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<readonly R[]> {
    return Promise.all(items.map(work));
  }

  private async bring(cell: Cell): Promise<CellRun | undefined> {
    this.count += 1;
    let run: CellRun | undefined;
    try {
      run = await within('a cart', bringLimitMs, CellRun.begin(cell, this.shop, this.browser, `crash-${this.count}`));
      await within('the instant', bringLimitMs, run.bring());
      return run;
    } catch (error) {
      await this.write(cell, run, [`was not brought to its instant: ${textOf(error)}`]);
      return undefined;
    }
  }

  private async finish(run: CellRun): Promise<void> {
    const failure = await within('the end', endLimitMs, run.end()).then(
      () => [],
      (error: unknown) => [textOf(error)],
    );
    await this.write(run.cell, run, [...run.wrong, ...failure]);
  }

  private async write(cell: Cell, run: CellRun | undefined, wrong: readonly string[]): Promise<void> {
    const report = wrong.length > 0 ? ((await run?.report()) ?? []) : [];
    this.results.set(nameOf(cell), [...wrong, ...report.map((line) => line.slice(0, reportedLength))]);
    const lines = wrong.length > 0 ? [`✘ ${nameOf(cell)}`, ...wrong, ...report] : [`✓ ${nameOf(cell)}`];
    this.say(lines.join('\n    '));
    await run?.close().catch(() => undefined);
  }
}

function textOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 600);
}
