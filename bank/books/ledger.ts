import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { currentScope } from '../wire/scope';

/** One event at the bank. Entries are only added, never changed, and contain no card numbers. */
export type LedgerEntry = {
  readonly at: string;
  readonly provider: string;
  readonly event: string;
  readonly reference: string;
  /** The amount in pence, if the entry is about a payment. */
  readonly amount?: number;
  /** The scope of the request that caused it. */
  readonly scope?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
};

/** The bank's ledger: an append-only file with one JSON object a line. */
export class Ledger {
  readonly #entries: LedgerEntry[];

  constructor(private readonly file: string) {
    mkdirSync(dirname(file), { recursive: true });
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n'); // else the next entry joins a half written one
    this.#entries = text
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [readEntry(line)]))
      .filter((entry) => entry !== undefined);
  }

  get entries(): readonly LedgerEntry[] {
    return this.#entries;
  }

  ofScope(scope: string): readonly LedgerEntry[] {
    return this.#entries.filter((entry) => entry.scope === scope);
  }

  add(entry: Omit<LedgerEntry, 'at' | 'scope'>): void {
    const scope = currentScope();
    const dated: LedgerEntry = {
      at: new Date().toISOString(),
      ...entry,
      ...(scope === undefined ? {} : { scope }),
    };
    appendFileSync(this.file, `${JSON.stringify(dated)}\n`);
    this.#entries.push(dated);
  }
}

/** Reads a line of the ledger. A line that a killed process left half written is skipped. */
function readEntry(line: string): LedgerEntry | undefined {
  try {
    return JSON.parse(line) as LedgerEntry; // written by `add` above
  } catch {
    return undefined;
  }
}
