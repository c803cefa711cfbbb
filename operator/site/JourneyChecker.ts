import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Problem } from '../../src/ground/journey/language/problems';
import type { StampedJourney } from '../../src/ground/journey/language/stamp';
import type { CheckerMessage, CheckerRequest } from '../../tools/journeys/checkerMessages';
import { programArguments } from '../setup/programs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * A process of its own that checks journeys one after the other, so that no request waits for a check. It starts with
 * the first check and stays, since a warm process checks an edit several times as fast as a new one.
 */
export class JourneyChecker {
  private child: ChildProcess | undefined;

  /**
   * Checks a file's text: calls `found` with each mistake as soon as it is known. Returns the stamped journey if there is
   * none. Rejects if the check broke off. The next check may begin when this one has ended.
   */
  check(request: CheckerRequest, found: (mistake: Problem) => void): Promise<StampedJourney | undefined> {
    const child = this.running();
    return new Promise((resolve, reject) => {
      const end = (): void => {
        child.off('message', hear);
        child.off('exit', handleExit);
      };
      const handleExit = (code: number | null): void => {
        end();
        reject(new Error(`The process that checks journeys ended (exit code ${code}).`));
      };
      const hear = (message: CheckerMessage): void => {
        if (message.kind === 'mistake') return found(message.mistake);
        end();
        resolve(message.stamped);
      };
      child.on('message', hear);
      child.once('exit', handleExit);
      child.send(request);
    });
  }

  /** Ends the process. */
  stop(): void {
    this.child?.kill();
  }

  private running(): ChildProcess {
    if (this.child) return this.child;
    const program = programArguments('tools/journeys/checker.ts');
    const child = spawn(process.execPath, program, { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.once('exit', () => (this.child = undefined));
    child.unref();
    child.channel?.unref();
    this.child = child;
    return child;
  }
}
