import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stampOf, type StampedJourney } from '../../src/ground/journey/language/stamp';

/** The folders with journeys that passed their check: the page's build, and those that were published since. */
export type StockFolders = { readonly dist: string; readonly published: string };

/** A journey that passed its check, and the time since when it can be served. */
export type StoredJourney = { readonly stamped: StampedJourney; readonly since: Date };

/** The stored journeys that passed the check of this language. */
export class JourneyStock {
  /** `language` is the hash of the language, without which no stamp is valid. */
  constructor(
    private readonly folders: StockFolders,
    private readonly language: string,
  ) {}

  /** Finds the stored journey of a text that passed its check before. */
  async known(file: string, text: string): Promise<StoredJourney | undefined> {
    const journey = parsed(text);
    if (journey === undefined) return undefined;
    const stamp = await stampOf(journey, this.language);
    return (await this.all(file)).find(({ stamped }) => stamped.stamp === stamp);
  }

  /** Returns the last version of a journey that passed. */
  async lastGood(file: string): Promise<StoredJourney | undefined> {
    return (await this.all(file))[0];
  }

  /**
   * Stores a journey as the last good one, for the time after a restart. Throws if its stamp is of another language: the
   * project has been changed since this process started.
   */
  async keep(file: string, { stamp, journey }: StampedJourney): Promise<StoredJourney> {
    if (stamp !== (await stampOf(journey, this.language)))
      throw new Error('The check has been changed since the site started. Start the site again.');
    const last = await this.lastGood(file);
    if (last?.stamped.stamp === stamp) return last;
    await mkdir(this.folders.published, { recursive: true });
    await writeFile(join(this.folders.published, file), JSON.stringify({ stamp, journey }));
    return { stamped: { stamp, journey }, since: new Date() };
  }

  /** Returns the journey that was published last and the one that the page was built with. */
  private async all(file: string): Promise<readonly StoredJourney[]> {
    const folders = [this.folders.published, join(this.folders.dist, 'journeys')];
    const stored = await Promise.all(folders.map((folder) => this.read(join(folder, file))));
    return stored.filter((each) => each !== undefined);
  }

  private async read(path: string): Promise<StoredJourney | undefined> {
    const text = await readFile(path, 'utf8').catch(() => '');
    const value = parsed(text) as StampedJourney | undefined; // we wrote it
    if (!value || value.stamp !== (await stampOf(value.journey, this.language))) return undefined;
    return { stamped: value, since: (await stat(path)).mtime };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')); // the check reads a file with a byte order mark too
  } catch {
    return undefined;
  }
}
