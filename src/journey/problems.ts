/** Something wrong with a journey's file, for its author. Lines and columns count from 1. */
export type Problem = {
  readonly code: ProblemCode;
  readonly message: string;
  /** JSON pointer to the place, such as `/sections/2/display/plan`. */
  readonly pointer: string;
  readonly line?: number;
  readonly column?: number;
  /** The provision, section, fact or rule that it is about. */
  readonly about?: string;
  /** The shortest way of a customer to where it shows. */
  readonly trace?: Trace;
};

/** A way through a journey in words: whose it is, and step by step what happens. */
export type Trace = { readonly customer: string; readonly steps: readonly string[] };

export type ProblemCode =
  | 'not-json'
  | 'duplicate-key'
  | 'forbidden-key'
  | 'too-big'
  | 'wrong-schema'
  | 'shape'
  | 'unknown-fact'
  | 'unknown-value'
  | 'unknown-provision'
  | 'unknown-outcome'
  | 'unknown-section'
  | 'unknown-form'
  | 'unknown-field'
  | 'unknown-custom-field'
  | 'unknown-call'
  | 'duplicate-id'
  | 'duplicate-order'
  | 'not-provided'
  | 'no-field'
  | 'cyclic-after'
  | 'unsafe'
  | 'stuck'
  | 'bounce'
  | 'needless'
  | 'repeated'
  | 'unshown'
  | 'constant'
  | 'shadowed'
  | 'too-large';

/** `join.json:12:9 /sections/0/display: message (unknown-fact)` */
export function problemLine(file: string, { code, message, pointer, line, column }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  return `${place} ${pointer || '/'}: ${message} (${code})`;
}

/** `A guest choosing a monthly membership: Choose your home centre → … → submits without bank details` */
export function traceLine({ customer, steps }: Trace): string {
  return `${customer}: ${steps.join(' → ')}`;
}

/** A JSON pointer from its parts. */
export function pointerOf(parts: readonly (string | number)[]): string {
  return parts.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
