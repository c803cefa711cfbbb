import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** One thing that happened at the bank. Entries are added and never changed; card numbers are not among them. */
export type LedgerEntry = {
  readonly at: string;
  readonly provider: string;
  readonly event: string;
  readonly reference: string;
  readonly amount?: number;
  readonly detail?: Readonly<Record<string, unknown>>;
};

/** The bank's own books: an append-only file of one JSON object a line. */
export class Ledger {
  readonly #entries: LedgerEntry[];

  constructor(private readonly file: string) {
    mkdirSync(dirname(file), { recursive: true });
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    this.#entries = text
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [readEntry(line)]))
      .filter((entry) => entry !== undefined);
  }

  get entries(): readonly LedgerEntry[] {
    return this.#entries;
  }

  add(entry: Omit<LedgerEntry, 'at'>): void {
    const dated: LedgerEntry = { at: new Date().toISOString(), ...entry };
    appendFileSync(this.file, `${JSON.stringify(dated)}\n`);
    this.#entries.push(dated);
  }
}

/** A line that a killed process left half written is passed over. */
function readEntry(line: string): LedgerEntry | undefined {
  try {
    return JSON.parse(line) as LedgerEntry; // written by `add` above
  } catch {
    return undefined;
  }
}
