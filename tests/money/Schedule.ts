import type { Scenario } from './Scenario';
import type { Chance } from './database/SharedDatabase';
import { changePrice } from './deeds';
import { happenings, type Course } from './happenings';
import type { Rule, Violation } from './invariants';
import { Random } from './Random';
import { Scene, type Shared } from './Scene';
import type { Chooser } from './Scheduler';
import { activity, clock, patience, seedIds, turn } from './surroundings';
import { troubles } from './troubles';
import { Watch } from './Watch';

export type Outcome = {
  readonly violation: Violation | undefined;
  /** The names of all that was chosen, in order. */
  readonly chosen: readonly string[];
  /** The happenings and what was seen of them, in words. */
  readonly story: readonly string[];
};

export type ScheduleParts = {
  readonly shared: Shared;
  readonly scenario: Scenario;
  readonly seed: number;
  /** Of names that are made up: no two schedules on one database may make up the same. */
  readonly idSeed: number;
  readonly testId: string;
  readonly ignored: ReadonlySet<Rule>;
  /** True if everything may happen, as when a list of names is followed. */
  readonly allTroubles: boolean;
  /** The chance that decides whose statement is next where several wait for the database. */
  readonly turns: Chance | undefined;
};

const start = Date.UTC(2026, 10, 20, 12);

/**
 * The waits once nobody does anything any more. The last of them are longer than the patience that the job has with a
 * customer who was sent to their bank, and than the time until it looks again at what it ended.
 */
const waitsMs = [0, 2000, 5000, 20_000, 31_000, 62_000, 5 * 60_000, 11 * 60_000, 16 * 60_000, 16 * 60_000];
const jobFromMs = 62_000;
const hourMs = 61 * 60_000;
/** More timers than these are not waited for one by one in a single wait. */
const mostSteps = 12;

/** One course of events, from a full cart to the end of all that was begun. */
export class Schedule {
  private readonly scene: Scene;
  private readonly watch: Watch;
  private readonly course: Course;
  private readonly chosen: string[] = [];
  private turns: Chance | undefined;

  constructor({ shared, scenario, seed, idSeed, testId, ignored, allTroubles, turns }: ScheduleParts) {
    this.turns = turns;
    clock.reset(start);
    seedIds(idSeed);
    const random = new Random(seed ^ 0x5eed);
    const own = new Set(troubles.filter(() => random.chance(0.3) || allTroubles));
    this.watch = new Watch(shared, testId, ignored);
    this.scene = new Scene(shared, scenario, testId, this.watch);
    this.course = { scene: this.scene, watch: this.watch, has: (trouble) => own.has(trouble), raisedBy: 0 };
  }

  /** Runs until the chooser ends it, and then until nothing is left to settle. */
  async run(chooser: Chooser): Promise<Outcome> {
    const { scene, watch, chosen } = this;
    await scene.begin();
    scene.openTab().go(scene.entry);
    await this.settle();
    while (!watch.violation) {
      const happening = chooser.next(happenings(this.course));
      if (!happening) break;
      chosen.push(happening.name);
      watch.note(happening.name);
      happening.run();
      await this.settle();
    }
    if (!watch.violation) await this.end();
    await this.close();
    return { violation: watch.violation, chosen, story: watch.story };
  }

  /** Lets everything go on until it waits for something that only a choice brings. */
  private async settle(): Promise<void> {
    const { tabs, wire, shared } = this.scene;
    for (let idle = 0, last = -1; idle < patience.turns;) {
      await turn();
      for (const tab of tabs) if (tab.isOpen) tab.draw();
      idle = activity.count === last ? idle + 1 : 0;
      last = activity.count;
      if (idle >= patience.turns && (await shared.database.carryOn(this.turns))) idle = 0;
    }
    wire.sweep();
    await this.watch.look(tabs);
  }

  /** No more trouble: what is on its way arrives, servers run, time passes and the job settles what was left. */
  private async end(): Promise<void> {
    const { scene, watch } = this;
    this.turns = undefined;
    watch.note('From here on nothing is lost, and nobody presses anything.');
    for (const waitMs of waitsMs) {
      for (const server of scene.servers) if (!server.isUp || server.isDoomed) server.recover();
      await this.pass(waitMs);
      const [server] = scene.servers;
      if (waitMs >= jobFromMs && server && !server.isAtWork && watch.hasOpenEnds) {
        scene.runJob(server);
        await this.settle();
        await this.letThrough();
      }
      if (watch.violation) return;
    }
    await this.askForRefunds();
    await this.tryAgain();
    await watch.atTheEnd(scene);
  }

  /** A bank that told nothing of a refund again and again is asked once an hour. */
  private async askForRefunds(): Promise<void> {
    const { scene, watch } = this;
    const [server] = scene.servers;
    if (!watch.hasOpenRefunds || !server) return;
    await this.pass(hourMs);
    scene.runJob(server);
    await this.settle();
    await this.letThrough();
  }

  /** Presses every button for another try, twice: with nothing in its way it has to lead on. */
  private async tryAgain(): Promise<void> {
    const { scene, watch } = this;
    for (let round = 0; round < 2; round += 1)
      for (const tab of scene.tabs) {
        const retry = tab.retry;
        if (!retry) continue;
        watch.note(`${tab.name}: ${retry.name}`);
        tab.press(retry.press, undefined);
        await this.settle();
        await this.letThrough();
      }
  }

  /** Lets time pass from timer to timer, so that what is sent meanwhile arrives before its sender's patience ends. */
  private async pass(ms: number): Promise<void> {
    const until = clock.time + ms;
    await this.letThrough();
    for (let step = 0; clock.time < until && !this.watch.violation; step += 1) {
      const nextMs = step < mostSteps ? (clock.nextInMs ?? ms) : ms;
      clock.advance(Math.min(until - clock.time, Math.max(nextMs, 1)));
      await this.settle();
      await this.letThrough();
    }
  }

  private async letThrough(): Promise<void> {
    const { watch } = this;
    const { wire } = this.scene;
    for (let round = 0; round < 200 && wire.open.length > 0 && !this.watch.violation; round += 1) {
      const post = wire.open.find(({ state }) => state === 'sent' || state === 'answered');
      if (!post) return this.settle();
      watch.note(`  ${post.name} ${post.state === 'answered' ? 'is answered' : 'goes through'}`);
      if (post.state === 'answered') post.bring();
      else void post.pass().catch(() => post.breakBefore());
      await this.settle();
    }
  }

  private async close(): Promise<void> {
    for (const tab of this.scene.tabs) tab.close();
    for (const server of this.scene.servers) server.kill();
    await this.settle();
    await changePrice(this.scene, -this.course.raisedBy);
  }
}
