/** PostgreSQL's frontend and backend protocol, version 3, as far as one prepared statement after the other needs it. */

const text = new TextEncoder();
const read = new TextDecoder();

export type Column = { readonly name: string; readonly parse: (value: string) => unknown };
export type Answer = {
  /** The columns where the answer describes them; `undefined` where it does not. */
  readonly columns: readonly Column[] | undefined;
  readonly rows: Record<string, unknown>[];
  readonly affected: bigint | undefined;
};

/** A database's error, with the fields that drivers give to theirs. */
class DatabaseError extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly constraint: string | undefined,
    readonly detail: string | undefined,
  ) {
    super(message);
  }
}

/** The message that runs a statement with these values, and before that prepares it where `sql` is given. */
export function statement(name: string, sql: string | undefined, values: readonly unknown[]): Uint8Array {
  const out = new Writer();
  if (sql !== undefined) {
    out.begin('P').string(name).string(sql).short(0).end();
    out.begin('D').byte('S').string(name).end();
  }
  out.begin('B').string('').string(name).short(0).short(values.length);
  for (const value of values) out.value(encoded(value));
  out.short(0).end();
  out.begin('E').string('').int(0).end();
  out.begin('S').end();
  return out.bytes();
}

/** Reads an answer. `known` are the columns of a statement that was described when it was prepared. */
export function readAnswer(bytes: Uint8Array, known: readonly Column[] | undefined): Answer {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rows: Record<string, unknown>[] = [];
  let columns = known;
  let affected: bigint | undefined;
  for (let at = 0; at < bytes.length;) {
    const kind = bytes[at] ?? 0;
    const length = view.getInt32(at + 1);
    const body = at + 5;
    at += 1 + length;
    if (kind === 0x54) columns = readColumns(bytes, view, body);
    else if (kind === 0x44) rows.push(readRow(bytes, view, body, columns ?? []));
    else if (kind === 0x43) affected = readAffected(read.decode(bytes.subarray(body, at - 1)));
    else if (kind === 0x45) throw readError(bytes.subarray(body, at));
  }
  return { columns, rows, affected };
}

function readColumns(bytes: Uint8Array, view: DataView, from: number): readonly Column[] {
  const count = view.getInt16(from);
  const columns: Column[] = [];
  let at = from + 2;
  for (let index = 0; index < count; index += 1) {
    const end = bytes.indexOf(0, at);
    const name = read.decode(bytes.subarray(at, end));
    columns.push({ name, parse: parserOf(view.getInt32(end + 7)) });
    at = end + 19;
  }
  return columns;
}

function readRow(bytes: Uint8Array, view: DataView, from: number, columns: readonly Column[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  let at = from + 2;
  for (const { name, parse } of columns) {
    const length = view.getInt32(at);
    at += 4;
    row[name] = length < 0 ? null : parse(read.decode(bytes.subarray(at, at + length)));
    at += Math.max(0, length);
  }
  return row;
}

function readAffected(tag: string): bigint | undefined {
  const count = /^(?:INSERT \d+|UPDATE|DELETE|MERGE|SELECT) (\d+)$/.exec(tag)?.[1];
  return count === undefined ? undefined : BigInt(count);
}

function readError(bytes: Uint8Array): DatabaseError {
  const fields = new Map(
    read
      .decode(bytes)
      .split('\0')
      .filter((field) => field !== '')
      .map((field) => [field.charAt(0), field.slice(1)]),
  );
  return new DatabaseError(fields.get('M') ?? 'unknown', fields.get('C') ?? '', fields.get('n'), fields.get('D'));
}

const asIs = (value: string): string => value;

/** Values as the server's own drivers are set to give them: money as a number, a date as text. */
function parserOf(oid: number): (value: string) => unknown {
  switch (oid) {
    case 16:
      return (value) => value === 't';
    case 20:
    case 21:
    case 23:
    case 700:
    case 701:
      return Number;
    case 114:
    case 3802:
      return (value) => JSON.parse(value) as unknown;
    case 1114:
    case 1184:
      return (value) => new Date(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
    case 17:
      return (value) => Buffer.from(value.slice(2), 'hex');
    case 1007:
      return (value) => value.slice(1, -1).split(',').filter(Boolean).map(Number);
    case 1009:
      return (value) => value.slice(1, -1).split(',').filter(Boolean);
    default:
      return asIs;
  }
}

function encoded(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'boolean':
    case 'bigint':
      return `${value}`;
    case 'object':
      break;
    default:
      return undefined;
  }
  if (value === null) return undefined;
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map((each) => JSON.stringify(encoded(each) ?? null)).join(',')}}`;
  return JSON.stringify(value);
}

class Writer {
  private buffer = Buffer.allocUnsafe(4096);
  private at = 0;
  private start = 0;

  begin(kind: string): this {
    this.room(5);
    this.at = this.buffer.writeUInt8(kind.charCodeAt(0), this.at);
    this.start = this.at;
    this.at += 4;
    return this;
  }

  end(): this {
    this.buffer.writeInt32BE(this.at - this.start, this.start);
    return this;
  }

  byte(kind: string): this {
    this.room(1);
    this.at = this.buffer.writeUInt8(kind.charCodeAt(0), this.at);
    return this;
  }

  short(value: number): this {
    this.room(2);
    this.at = this.buffer.writeInt16BE(value, this.at);
    return this;
  }

  int(value: number): this {
    this.room(4);
    this.at = this.buffer.writeInt32BE(value, this.at);
    return this;
  }

  string(value: string): this {
    this.room(value.length * 3 + 1);
    this.at += text.encodeInto(value, this.buffer.subarray(this.at)).written;
    this.buffer[this.at] = 0;
    this.at += 1;
    return this;
  }

  value(value: string | undefined): this {
    if (value === undefined) return this.int(-1);
    this.room(value.length * 3 + 4);
    const { written } = text.encodeInto(value, this.buffer.subarray(this.at + 4));
    this.buffer.writeInt32BE(written, this.at);
    this.at += 4 + written;
    return this;
  }

  bytes(): Uint8Array {
    return new Uint8Array(this.buffer.subarray(0, this.at));
  }

  private room(bytes: number): void {
    if (this.at + bytes <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.at + bytes));
    this.buffer.copy(larger, 0, 0, this.at);
    this.buffer = larger;
  }
}
