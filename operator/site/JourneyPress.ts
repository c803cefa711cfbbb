import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampOf, type StampedJourney } from '../../src/ground/journey/language/stamp';
import { languageHash } from '../../tools/journeys/languageHash';
import { programArguments } from '../setup/programs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The folders of the site. `published` stores journeys that passed their check, so that the last good one survives a
 * bad edit.
 */
export type SiteFolders = { readonly dist: string; readonly journeys: string; readonly published: string };

/** The text of a journey file when it was last read, and the stamped journey that is served for it. */
type Given = { readonly text: string | undefined; readonly stamped: StampedJourney | undefined };

/**
 * Checks a file, and stores it among the published ones if it passes. Returns the report of its mistakes, if there are
 * any.
 */
export type CheckFile = (file: string) => Promise<string | undefined>;

/** The time in milliseconds that a file must rest before it is read: editors write a file in several steps. */
const restMs = 100;

/**
 * Serves the journeys of a folder once they have passed their check. While a file does not pass, the last version that
 * did is served, or else the one that the page was built with.
 */
export class JourneyPress {
  private readonly language = languageHash(root);
  private readonly given = new Map<string, Given>();
  private readonly reading = new Map<string, Promise<StampedJourney | undefined>>();
  /** The checks that are under way or wait, one after the other. */
  private pressing = Promise.resolve();

  /** `tell` reports to the operator what becomes of each file: that it is checked, is live, or why it is refused. */
  constructor(
    private readonly folders: SiteFolders,
    private readonly tell: (report: string) => void,
    private readonly check: CheckFile = checkIn(folders),
  ) {}

  /**
   * Returns the journey that is served for a file; undefined if there is none. An edit is served once it has passed its
   * check.
   */
  async current(file: string): Promise<StampedJourney | undefined> {
    const reading = this.reading.get(file) ?? this.read(file).finally(() => this.reading.delete(file));
    this.reading.set(file, reading);
    return reading;
  }

  /**
   * Checks all files now, and each as soon as it changes, so that an operator learns of a mistake at once. Returns a
   * function that stops it.
   */
  watch(): () => void {
    const resting = new Map<string, NodeJS.Timeout>();
    const watcher = watch(this.folders.journeys, { persistent: false }, (_event, file) => {
      if (file?.endsWith('.json') !== true) return;
      clearTimeout(resting.get(file));
      resting.set(file, setTimeout(() => void this.current(file), restMs).unref());
    });
    void this.readAll();
    return () => {
      watcher.close();
      for (const timer of resting.values()) clearTimeout(timer);
    };
  }

  private async readAll(): Promise<void> {
    const folders = [this.folders.journeys, join(this.folders.dist, 'journeys')];
    const names = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
    for (const file of new Set(names.flat())) if (file.endsWith('.json')) await this.current(file);
  }

  private async read(file: string): Promise<StampedJourney | undefined> {
    const text = await readText(join(this.folders.journeys, file));
    const before = this.given.get(file);
    if (before && before.text === text) return before.stamped;
    if (text === undefined) return this.readMissing(file);
    const stamped = await this.known(file, text);
    const last = before?.stamped && { stamp: before.stamped.stamp, journey: before.stamped.journey };
    const served = stamped ?? last ?? (await this.lastGood(file));
    this.given.set(file, { text, stamped: served });
    if (stamped) {
      await this.keep(file, stamped);
      if (before) this.tell(`${file} is live.`);
    } else {
      this.tell(`${file} is being checked …`);
      this.pressing = this.pressing.then(() => this.press(file, text));
      if (!served) await this.pressing; // there is nothing to serve meanwhile
    }
    return this.given.get(file)?.stamped;
  }

  /** Serves the last good version in the place of a file that is not in the folder, and says so once. */
  private async readMissing(file: string): Promise<StampedJourney | undefined> {
    const last = await this.lastGood(file);
    if (!last) return undefined;
    const refused = `There is no ${file} in the folder of journeys; the last one that passed its check serves.`;
    this.given.set(file, { text: undefined, stamped: { ...last, refused } });
    this.tell(refused);
    return { ...last, refused };
  }

  /** Checks a text, and serves it if it passes and the file still contains it. */
  private async press(file: string, text: string): Promise<void> {
    if (this.given.get(file)?.text !== text) return;
    const mistakes = await this.check(file);
    const now = this.given.get(file);
    if (now?.text !== text) return;
    if (mistakes === undefined) {
      this.given.set(file, { text, stamped: await this.lastGood(file) });
      return this.tell(`${file} is live.`);
    }
    const refused = `${file} is refused; the last one that passed its check serves.\n${mistakes}`;
    this.given.set(file, { text, stamped: now.stamped && { ...now.stamped, refused } });
    this.tell(refused);
  }

  /** Stores the journey that is served now as the last good one, for the time after a restart. */
  private async keep(file: string, { stamp, journey }: StampedJourney): Promise<void> {
    await mkdir(this.folders.published, { recursive: true });
    await writeFile(join(this.folders.published, file), JSON.stringify({ stamp, journey }));
  }

  /** Finds the stamped journey of a text that was checked before. */
  private async known(file: string, text: string): Promise<StampedJourney | undefined> {
    const journey = parsed(text);
    if (journey === undefined) return undefined;
    const stamp = await stampOf(journey, this.language);
    return (await this.stampedBefore(file)).find((each) => each.stamp === stamp);
  }

  private async lastGood(file: string): Promise<StampedJourney | undefined> {
    return (await this.stampedBefore(file))[0];
  }

  /**
   * Returns the last journey that passed and the one that the page was built with, if they were stamped for this
   * language.
   */
  private async stampedBefore(file: string): Promise<readonly StampedJourney[]> {
    const folders = [this.folders.published, join(this.folders.dist, 'journeys')];
    const kept = await Promise.all(folders.map((folder) => this.kept(folder, file)));
    return kept.filter((each) => each !== undefined);
  }

  /** Reads a stored journey, if its stamp is valid for this language. */
  private async kept(folder: string, file: string): Promise<StampedJourney | undefined> {
    const value = parsed((await readText(join(folder, file))) ?? '') as StampedJourney | undefined; // we wrote it
    return value && value.stamp === (await stampOf(value.journey, this.language)) ? value : undefined;
  }
}

/** Runs the check in a process of its own, so that no request waits for it. */
function checkIn({ journeys, published }: SiteFolders): CheckFile {
  return (file) => {
    const program = programArguments('tools/journeys.ts');
    const args = [...program, 'check', join(journeys, file), '--publish', published];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let report = '';
    child.stdout.on('data', (data: Buffer) => (report += data.toString()));
    child.stderr.on('data', (data: Buffer) => (report += data.toString()));
    return new Promise((resolve) => {
      child.once('close', (code) => resolve(code === 0 ? undefined : report.trim()));
    });
  };
}

async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')); // the check reads a file with a byte order mark too
  } catch {
    return undefined;
  }
}
