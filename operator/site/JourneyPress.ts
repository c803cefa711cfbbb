import { watch } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JourneyStatus } from '../../schemas/generated/wire';
import { problemLines, traceLine, type Problem } from '../../src/ground/journey/language/problems';
import type { StampedJourney } from '../../src/ground/journey/language/stamp';
import { JourneyStock, type StockFolders, type StoredJourney } from '../../tools/journeys/JourneyStock';
import { languageHash } from '../../tools/journeys/languageHash';
import { JourneyChecker } from './JourneyChecker';
import { statusSentence, summaryLine } from './journeyWords';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The folders of the site. `published` stores journeys that passed their check, so that the last good one survives a
 * bad edit.
 */
export type SiteFolders = StockFolders & { readonly journeys: string };

/** A journey's file as it was last read, with the journey that is served for it. */
type Entry = {
  /** `undefined` if the file is not in the folder. */
  readonly text: string | undefined;
  readonly status: JourneyStatus['status'];
  readonly served: StoredJourney | undefined;
  readonly mistakes: readonly Problem[];
};

/** The time in milliseconds that a file must rest before it is read: editors write a file in several steps. */
const restMs = 100;

/**
 * Serves the journeys of a folder once they have passed their check. While a file does not pass, the last version that
 * did is served, or else the one that the page was built with.
 */
export class JourneyPress {
  private readonly stock: JourneyStock;
  private readonly entries = new Map<string, Entry>();
  private readonly reading = new Map<string, Promise<void>>();
  /** The checks that are under way or wait, one after the other. */
  private pressing = Promise.resolve();

  /** `tell` reports to the operator what becomes of each file: that it is checked, is live, or why it is refused. */
  constructor(
    private readonly folders: SiteFolders,
    private readonly tell: (report: string) => void,
    private readonly checker: Pick<JourneyChecker, 'check' | 'stop'> = new JourneyChecker(),
  ) {
    this.stock = new JourneyStock(folders, languageHash(root));
  }

  /**
   * Returns the journey that is served for a file, with the reason if the file itself is not; undefined if there is none.
   * An edit is served once it has passed its check.
   */
  async current(file: string): Promise<StampedJourney | undefined> {
    await this.look(file);
    if (this.entries.get(file)?.served === undefined) await this.pressing; // there is nothing to serve meanwhile
    const entry = this.entries.get(file);
    if (!entry?.served) return undefined;
    const { stamp, journey } = entry.served.stamped;
    const isRefused = entry.status === 'refused' || entry.status === 'missing';
    return { stamp, journey, ...(isRefused ? { refused: this.report(file, entry) } : {}) };
  }

  /** Returns how every file stands: those in the folder, and those that are missing there. */
  async statuses(): Promise<readonly JourneyStatus[]> {
    for (const file of await this.names()) await this.look(file);
    return [...this.entries].map(([file, entry]) => statusOf(file, entry)).sort((a, b) => a.file.localeCompare(b.file));
  }

  /**
   * Checks all files now and tells in one line how they stand, and checks each as soon as it changes, so that an operator
   * learns of a mistake at once. Returns a function that stops it.
   */
  watch(): () => void {
    const resting = new Map<string, NodeJS.Timeout>();
    const watcher = watch(this.folders.journeys, { persistent: false }, (_event, file) => {
      if (file?.endsWith('.json') !== true) return;
      clearTimeout(resting.get(file));
      resting.set(file, setTimeout(() => void this.look(file), restMs).unref());
    });
    void this.tellAll();
    return () => {
      watcher.close();
      this.checker.stop();
      for (const timer of resting.values()) clearTimeout(timer);
    };
  }

  private async tellAll(): Promise<void> {
    await this.statuses();
    await this.pressing;
    this.tell(summaryLine(await this.statuses(), new Date()));
  }

  private async names(): Promise<ReadonlySet<string>> {
    const folders = [this.folders.journeys, join(this.folders.dist, 'journeys')];
    const names = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
    return new Set([...names.flat(), ...this.entries.keys()].filter((name) => name.endsWith('.json')));
  }

  /** Reads a file; one read serves all who ask at the same time. */
  private async look(file: string): Promise<void> {
    const reading = this.reading.get(file) ?? this.read(file).finally(() => this.reading.delete(file));
    this.reading.set(file, reading);
    return reading;
  }

  private async read(file: string): Promise<void> {
    const text = await readFile(join(this.folders.journeys, file), 'utf8').catch(() => undefined);
    const before = this.entries.get(file);
    if (before && before.text === text) return;
    const last = before?.served ?? (await this.stock.lastGood(file));
    if (text === undefined) return this.setMissing(file, last);
    const known = await this.stock.known(file, text);
    if (known) {
      const served = await this.stock.keep(file, known.stamped);
      this.entries.set(file, { text, status: 'live', served, mistakes: [] });
      if (before) this.tellStatus(file);
      return;
    }
    this.entries.set(file, { text, status: 'checking', served: last, mistakes: [] });
    this.tell(`${file} is being checked …`);
    this.pressing = this.pressing.then(() => this.press(file, text));
  }

  /** Serves the last good version in the place of a file that is not in the folder, and says so once. */
  private setMissing(file: string, served: StoredJourney | undefined): void {
    if (!served) return void this.entries.delete(file);
    this.entries.set(file, { text: undefined, status: 'missing', served, mistakes: [] });
    this.tellStatus(file);
  }

  /** Checks a text, tells of each mistake as soon as it is known, and serves the journey if there is none. */
  private async press(file: string, text: string): Promise<void> {
    const own = (): Entry | undefined => {
      const entry = this.entries.get(file);
      return entry?.text === text ? entry : undefined; // the file may have been edited again meanwhile
    };
    if (!own()) return;
    try {
      const stamped = await this.checker.check({ file, text }, (mistake) => {
        const entry = own();
        if (entry) this.refuse(file, entry, mistake);
      });
      const served = stamped && own() ? await this.stock.keep(file, stamped) : undefined;
      if (!served || !own()) return;
      this.entries.set(file, { text, status: 'live', served, mistakes: [] });
      this.tellStatus(file);
    } catch (error) {
      const entry = own();
      if (!entry) return;
      this.entries.set(file, { ...entry, status: 'refused' });
      this.tell(`The check of ${file} broke off: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private refuse(file: string, entry: Entry, mistake: Problem): void {
    this.entries.set(file, { ...entry, status: 'refused', mistakes: [...entry.mistakes, mistake] });
    if (entry.status !== 'refused') this.tellStatus(file);
    this.tell(problemLines(this.pathOf(file), mistake).join('\n'));
  }

  private tellStatus(file: string): void {
    const entry = this.entries.get(file);
    if (entry) this.tell(statusSentence(statusOf(file, entry), new Date()));
  }

  /** The reason for which a file is not served, for the page's own report to staff. */
  private report(file: string, entry: Entry): string {
    const lines = entry.mistakes.flatMap((mistake) => problemLines(file, mistake));
    return [statusSentence(statusOf(file, entry), new Date()), ...lines].join('\n');
  }

  /** The path of a file as terminals link to it. */
  private pathOf(file: string): string {
    return relative(process.cwd(), join(this.folders.journeys, file));
  }
}

function statusOf(file: string, { status, served, mistakes }: Entry): JourneyStatus {
  return {
    file,
    status,
    served_since: served?.since.toISOString() ?? null,
    mistakes: mistakes.map(({ code, message, pointer, line = null, column = null, trace }) => ({
      code,
      message,
      place: pointer || '/',
      line,
      column,
      walk: trace === undefined ? null : traceLine(trace),
    })),
  };
}
