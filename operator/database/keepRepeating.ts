import type { Database } from './database';
import { takeLease } from './lease';

/** A job that is done in rounds, by one replica at a time. */
type RepeatedJob = {
  /** The lease that a round is done under. */
  readonly lease: string;
  /** The milliseconds for which no other round begins: fewer than `everyMs`. */
  readonly leaseMs: number;
  /** The milliseconds between two rounds. */
  readonly everyMs: number;
  readonly round: () => Promise<void>;
  /** The sentence that the log has before the error of a round that failed, such as "Payments could not be reconciled". */
  readonly failed: string;
};

/** Does a round of a job now and every so often, also after one that failed. Returns a function that stops it. */
export function keepRepeating(db: Database, job: RepeatedJob, log: (line: string) => void): () => void {
  const run = async (): Promise<void> => {
    if (await takeLease(db, job.lease, job.leaseMs)) await job.round();
  };
  const safely = (): void => void run().catch((error: unknown) => log(`${job.failed}: ${String(error)}`));
  safely();
  const timer = setInterval(safely, job.everyMs);
  return () => clearInterval(timer);
}
