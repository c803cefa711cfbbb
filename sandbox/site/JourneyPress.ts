import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampOf, type StampedJourney } from '../../src/journey/stamp';
import { languageHash } from '../../tools/journeys/languageHash';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** `published`: where journeys that passed their check are kept, so that the last good one outlives a bad edit. */
export type SiteFolders = { readonly dist: string; readonly journeys: string; readonly published: string };

/** What stood in a file when it was last looked at, and what is given out for it. */
type Given = { readonly text: string; readonly stamped: StampedJourney | undefined };

/**
 * Gives out journeys as they stand in their folder, once they have passed their check, and stamps them. While a file
 * does not pass, the last one that did serves, in the end the one that the page was built with.
 */
export class JourneyPress {
  private readonly language = languageHash(root);
  private readonly given = new Map<string, Given>();

  /** `tell` says to the operator why a file is refused. */
  constructor(
    private readonly folders: SiteFolders,
    private readonly tell: (report: string) => void,
  ) {}

  /** What is given out for a file now; `undefined` when there is none. An edit is given out once it has passed. */
  async current(file: string): Promise<StampedJourney | undefined> {
    const text = await readText(join(this.folders.journeys, file));
    if (text === undefined) return undefined;
    const before = this.given.get(file);
    if (before?.text === text) return before.stamped;
    const stamped = await this.known(file, text);
    const last = before?.stamped && { stamp: before.stamped.stamp, journey: before.stamped.journey };
    this.given.set(file, { text, stamped: stamped ?? last ?? (await this.lastGood(file)) });
    if (stamped) await this.keep(file, stamped);
    else void this.press(file, text);
    return this.given.get(file)?.stamped;
  }

  /** Checks files as soon as they change, so that an operator hears of a mistake at once. The answer ends that. */
  watch(): () => void {
    const watcher = watch(this.folders.journeys, { persistent: false }, (_event, file) => {
      if (file?.endsWith('.json') === true) void this.current(file);
    });
    return () => watcher.close();
  }

  /** Checks a text, and gives it out if it passes and still is what stands in the file. */
  private async press(file: string, text: string): Promise<void> {
    const refused = await this.check(file);
    const now = this.given.get(file);
    if (now?.text !== text) return;
    if (refused === undefined) this.given.set(file, { text, stamped: await this.lastGood(file) });
    else {
      this.given.set(file, { text, stamped: now.stamped && { ...now.stamped, refused } });
      this.tell(refused);
    }
  }

  /** What is given out now is the last good one, also after a restart. */
  private async keep(file: string, { stamp, journey }: StampedJourney): Promise<void> {
    await mkdir(this.folders.published, { recursive: true });
    await writeFile(join(this.folders.published, file), JSON.stringify({ stamp, journey }));
  }

  /** The text as it was stamped before, if it was. */
  private async known(file: string, text: string): Promise<StampedJourney | undefined> {
    const journey = parsed(text);
    if (journey === undefined) return undefined;
    const stamp = await stampOf(journey, this.language);
    return (await this.stampedBefore(file)).find((each) => each.stamp === stamp);
  }

  private async lastGood(file: string): Promise<StampedJourney | undefined> {
    return (await this.stampedBefore(file))[0];
  }

  /** What passed last, and what the page was built with; only what was stamped in this language. */
  private async stampedBefore(file: string): Promise<readonly StampedJourney[]> {
    const folders = [this.folders.published, join(this.folders.dist, 'journeys')];
    const kept = await Promise.all(folders.map((folder) => this.kept(folder, file)));
    return kept.filter((each) => each !== undefined);
  }

  /** Runs the check in a process of its own, so that nobody waits for it meanwhile. Answers with what is wrong. */
  private check(file: string): Promise<string | undefined> {
    const { journeys, published } = this.folders;
    const args = [
      '--import',
      'tsx',
      join(root, 'tools/journeys.ts'),
      'check',
      join(journeys, file),
      '--publish',
      published,
    ];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let report = '';
    child.stdout.on('data', (data: Buffer) => (report += data.toString()));
    child.stderr.on('data', (data: Buffer) => (report += data.toString()));
    return new Promise((resolve) => {
      child.once('close', (code) =>
        resolve(
          code === 0 ? undefined : `${file} is refused; the last one that passed its check serves.\n${report.trim()}`,
        ),
      );
    });
  }

  /** A journey that was stamped before, if its stamp is worth anything in this language. */
  private async kept(folder: string, file: string): Promise<StampedJourney | undefined> {
    const value = parsed((await readText(join(folder, file))) ?? '') as StampedJourney | undefined; // we wrote it
    return value && value.stamp === (await stampOf(value.journey, this.language)) ? value : undefined;
  }
}

async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
