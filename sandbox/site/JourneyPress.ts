import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampOf, type StampedJourney } from '../../src/journey/stamp';
import { languageHash } from '../../tools/journeys/languageHash';
import type { SiteFolders } from './site';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Gives out journeys as they stand in their folder, once they have passed their check, and stamps them. While a file
 * does not pass, the last one that did serves, in the end the one that the page was built with.
 */
export class JourneyPress {
  private readonly language = languageHash(root);
  private readonly seen = new Map<
    string,
    { readonly text: string; readonly stamped: Promise<StampedJourney | undefined> }
  >();

  /** `tell` says to the operator why a file is refused. */
  constructor(
    private readonly folders: SiteFolders,
    private readonly tell: (report: string) => void,
  ) {}

  /** What is given out for a file; `undefined` when there is no such file. */
  async current(file: string): Promise<StampedJourney | undefined> {
    const text = await readText(join(this.folders.journeys, file));
    if (text === undefined) return undefined;
    const known = this.seen.get(file);
    if (known?.text === text) return known.stamped;
    const stamped = this.press(file, text);
    this.seen.set(file, { text, stamped });
    return stamped;
  }

  /** Checks files as soon as they change, so that an operator hears of a mistake at once. The answer ends that. */
  watch(): () => void {
    const watcher = watch(this.folders.journeys, { persistent: false }, (_event, file) => {
      if (file?.endsWith('.json') === true) void this.current(file);
    });
    return () => watcher.close();
  }

  private async press(file: string, text: string): Promise<StampedJourney | undefined> {
    const journey = parsed(text);
    const stamp = journey === undefined ? undefined : await stampOf(journey, this.language);
    const [own, built] = [
      await this.kept(this.folders.published, file),
      await this.kept(join(this.folders.dist, 'journeys'), file),
    ];
    const same = [own, built].find((each) => each?.stamp === stamp);
    if (same) return same;
    const refused = await this.check(file);
    if (refused === undefined) return this.kept(this.folders.published, file);
    this.tell(refused);
    const last = own ?? built;
    return last && { ...last, refused };
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
