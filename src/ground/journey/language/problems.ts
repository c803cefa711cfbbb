/** An error in a journey's file, for its author. Lines and columns count from 1. */
export type Problem = {
  readonly code: ProblemCode;
  readonly message: string;
  /** The JSON pointer to the error, such as `/sections/2/display/plan`. */
  readonly pointer: string;
  readonly line?: number;
  readonly column?: number;
  /** The provision, section, fact or rule that the problem is about. */
  readonly about?: string;
  /** The shortest path of a customer to the problem. */
  readonly trace?: Trace;
  /** The edit that the message says, for editors and tests. */
  readonly mend?: Mend;
};

/** One edit of a file: the value to write at a JSON pointer; without one, what stands there is to be deleted. */
export type Mend = { readonly pointer: string; readonly value?: unknown };

/** A customer's path through a journey in words: who the customer is, and each step. */
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
  | 'wrong-id'
  | 'wrong-outcome'
  | 'wrong-layout'
  | 'no-title'
  | 'html-text'
  | 'not-started'
  | 'not-provided'
  | 'no-field'
  | 'not-shown'
  | 'passed-by'
  | 'not-sent'
  | 'nothing-to-press'
  | 'unfillable'
  | 'never-asked'
  | 'too-late'
  | 'no-effect'
  | 'cyclic-after'
  | 'one-role'
  | 'unsafe'
  | 'stuck'
  | 'bounce'
  | 'needless'
  | 'needless-field'
  | 'no-variant'
  | 'repeated'
  | 'unshown'
  | 'constant'
  | 'shadowed'
  | 'too-large';

/** Formats a problem as `join.json:12:9 /sections/0/display: message (unknown-fact)`. */
export function problemLine(file: string, { code, message, pointer, line, column }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  return `${place} ${pointer || '/'}: ${message} (${code})`;
}

/** Formats a problem as its line and, if there is one, a line with the way of a customer who meets it. */
export function problemLines(file: string, problem: Problem): readonly string[] {
  return [problemLine(file, problem), ...(problem.trace ? [`    ${traceLine(problem.trace)}`] : [])];
}

/**
 * Formats a path as `A guest choosing a monthly membership: Choose your home centre → … → submits without bank
 * details`.
 */
export function traceLine({ customer, steps }: Trace): string {
  return `${customer}: ${steps.join(' → ')}`;
}

/** Formats a JSON pointer from its parts. */
export function pointerOf(parts: readonly (string | number)[]): string {
  return parts.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
