import './first';
import type { FastifyInstance } from 'fastify';
import { createOperatorServer } from '../../operator/app';
import type { Database } from '../../operator/database/database';
import type { Providers } from '../../operator/payments/provider';
import { sandboxProviders } from '../../operator/payments/providers/sandbox';
import { Bank } from './Bank';
import { scenarios, type Scenario } from './Scenario';
import type { Chance, SharedDatabase } from './database/SharedDatabase';
import { rules, type Rule } from './invariants';
import { Random } from './Random';
import type { Shared } from './Scene';
import { Schedule, type Outcome } from './Schedule';
import { andSoOn, ByChance, ByName, type Chooser } from './Scheduler';
import type { KeptStory } from './seeds';
import { processGate } from './ServerProcess';
import { shrink } from './shrink';
import { patience, takeOver } from './surroundings';
import { watchMoves } from './moves';
import { Tally } from './Tally';
import { bankUrl, openBank, openPostgresWorld, openWorld } from './World';

/** A child process's orders. */
export type Order = {
  readonly source: string;
  /** A PostgreSQL server and the database to make there; without it an embedded one is used. */
  readonly postgres?: { readonly url: string; readonly database: string } | undefined;
  readonly firstSeed: number;
  readonly step: number;
  readonly schedules: number;
  readonly seconds: number;
  readonly only: string | undefined;
  readonly ignore: readonly Rule[];
  /** The number of schedules of each rule that are shrunk and told. */
  readonly stories: number;
  /** True if the first thing that is wrong ends the work. */
  readonly untilFirst: boolean;
  /** Lists of names that are followed before chance has its way. */
  readonly kept: readonly KeptStory[];
  /** True if those lists are told even where nothing is wrong. */
  readonly isTold: boolean;
};

export type Finding = {
  readonly seed: number;
  readonly scenario: string;
  readonly rule: Rule;
  readonly text: string;
  readonly chosen: readonly string[];
  readonly story: readonly string[];
};

export type Report = {
  readonly done: number;
  readonly ms: number;
  /** Processor time, which other programs on the machine take nothing of. */
  readonly cpuMs: number;
  readonly violations: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
  readonly tally: Readonly<Record<string, number>>;
};

/** The number of schedules that share a bank before it is opened anew, so that its books stay short. */
const bankServes = 60;
const databaseServes = 400;

async function work(order: Order): Promise<Report> {
  const { postgres } = order;
  const database = postgres
    ? await openPostgresWorld(processGate, postgres.url, postgres.database)
    : await openWorld(processGate, order.source);
  const providers = sandboxProviders(bankUrl, bankUrl);
  const shops = await openShops(database, providers);
  const openedBank = async (): Promise<Bank> => {
    const app = await openBank();
    await app.ready();
    return new Bank(app);
  };
  let bank = await openedBank();
  const real = { now: performance.now.bind(performance) };
  takeOver();
  const tally = new Tally();
  watchMoves((move) => tally.count(`move: ${move}`));
  const ignored = new Set(order.ignore);
  const chosenScenarios = scenarios.filter(({ name }) => order.only === undefined || name.includes(order.only));
  const violations: Record<string, number> = {};
  const findings: Finding[] = [];
  let tests = 0;
  const one = async (seed: number, chooser: Chooser, scenario: Scenario, turns?: Chance): Promise<Outcome> => {
    tests += 1;
    if (tests % bankServes === 0) bank = await openedBank();
    if (tests % databaseServes === 0) await database.empty();
    tally.restart();
    const shared: Shared = { database, shops, bank, tally };
    const allTroubles = chooser instanceof ByName;
    const idSeed = seed * 65_537 + tests;
    return new Schedule({ shared, scenario, seed, idSeed, testId: `m${tests}`, ignored, allTroubles, turns }).run(
      chooser,
    );
  };
  const follow = (seed: number, scenario: Scenario, names: readonly string[], turns?: Chance): Promise<Outcome> =>
    one(seed, new ByName(names), scenario, turns);
  /** Only PostgreSQL has several transactions at a time. */
  const turnsOf = (seed: number): Chance | undefined => (postgres ? new Random(seed ^ 0x7e57) : undefined);
  await warmUp(chosenScenarios, follow);
  const began = real.now();
  const cpuBefore = process.cpuUsage();
  let done = 0;
  const fail = (finding: Finding): void => {
    violations[finding.rule] = (violations[finding.rule] ?? 0) + 1;
    findings.push(finding);
  };
  for (const { name, scenario, names, reaches } of order.kept) {
    const scene = scenarioNamed(scenario);
    const outcome = await follow(1, scene, names);
    done += 1;
    const { violation, chosen, story } = outcome;
    const isReached = reaches === undefined || chosen.some((each) => each.includes(reaches));
    if (order.untilFirst && (violation || !isReached)) {
      violations[violation?.rule ?? 'a kept story comes to its event'] = 1;
      break;
    }
    if (!violation && !isReached) throw new Error(`"${name}" does not come to "${reaches}":\n${story.join('\n')}`);
    if (violation) fail({ seed: 1, scenario: `${name}, ${scenario}`, ...violation, chosen, story });
    else if (order.isTold)
      findings.push({ seed: 1, scenario, rule: rules[0], text: 'Nothing is wrong.', chosen, story });
  }
  for (let index = 0; index < order.schedules; index += 1) {
    if (real.now() - began > order.seconds * 1000) break;
    const seed = order.firstSeed + index * order.step;
    const random = new Random(seed);
    const scenario = random.of(chosenScenarios);
    const length = 12 + random.below(28);
    // Much has to be pressed at a desk before anything is sold there.
    const outcome = await one(seed, new ByChance(random, scenario.desk ? 2 * length : length), scenario, turnsOf(seed));
    done += 1;
    const { violation } = outcome;
    if (!violation) continue;
    if (order.untilFirst) {
      violations[violation.rule] = 1;
      break;
    }
    const kind = kindOf(violation.text);
    const known = findings.filter(({ text }) => kindOf(text) === kind).length;
    if (known >= order.stories) {
      violations[violation.rule] = (violations[violation.rule] ?? 0) + 1;
      continue;
    }
    const fails = async (names: readonly string[]): Promise<boolean> =>
      kindOf((await follow(seed, scenario, names, turnsOf(seed))).violation?.text) === kind;
    const short = await tidied(await shrink(outcome.chosen, fails), fails);
    const again = await follow(seed, scenario, short, turnsOf(seed));
    const told = kindOf(again.violation?.text) === kind ? again : outcome;
    fail({
      seed,
      scenario: scenario.name,
      ...(told.violation ?? violation),
      chosen: told === again ? short : outcome.chosen,
      story: told.story,
    });
  }
  tally.count('work: statements', database.statements);
  tally.count('work: statements that waited for a lock', database.lockWaits);
  tally.count('work: turns that several statements waited for', database.overlaps);
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    done,
    ms: real.now() - began,
    cpuMs: (user + system) / 1000,
    violations,
    findings,
    tally: Object.fromEntries(tally.counts),
  };
}

/** Opens an app for each server process that has a way of its own to the database. */
async function openShops({ processes }: SharedDatabase, providers: Providers): Promise<readonly FastifyInstance[]> {
  const apps = new Map<Database, FastifyInstance>();
  for (const db of processes) {
    if (apps.has(db)) continue;
    const app = await createOperatorServer({ db, port: 4000, bankApiUrl: bankUrl, providers });
    await app.ready();
    apps.set(db, app);
  }
  // The server keeps nothing in memory between requests: two processes on one way are two lives of the same app.
  return processes.flatMap((db) => apps.get(db) ?? []);
}

/** Has every lazily loaded part of page and server loaded once, so that no schedule waits for the machine. */
async function warmUp(
  all: readonly Scenario[],
  follow: (seed: number, scenario: Scenario, names: readonly string[]) => Promise<unknown>,
): Promise<void> {
  patience.turns = 200;
  for (const scenario of all)
    await follow(1, scenario, ['tab 1: Continue', 'tab 1: I Agree', 'tab 1: Pay', andSoOn, 'tab 1: Log out', andSoOn]);
  patience.turns = 4;
}

function scenarioNamed(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name);
  if (!found) throw new Error(`There is no scenario "${name}".`);
  return found;
}

/** The same list with a plain word for what only let time for the ordinary course. */
async function tidied(
  names: readonly string[],
  fails: (names: readonly string[]) => Promise<boolean>,
): Promise<readonly string[]> {
  let tidy = names;
  for (let at = 0; at < names.length; at += 1) {
    if (names[at] === andSoOn) continue;
    const tried = tidy.map((name, index) => (index === at ? andSoOn : name));
    if (await fails(tried)) tidy = tried;
  }
  return shrink(tidy, fails);
}

/** The kind of a failure, without its tab and its amount. */
function kindOf(text: string | undefined): string | undefined {
  return text?.replaceAll(/\d+/g, 'n').replace(/.* \(\w+\) was ordered/, 'It was ordered');
}

process.on('unhandledRejection', () => undefined); // a page that is gone leaves promises behind
const order = JSON.parse(process.argv[2] ?? '{}') as Order;
const report = await work(order);
process.stdout.write(JSON.stringify(report), () => process.exit(0));
