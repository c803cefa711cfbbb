import { findNodeAtLocation, parseTree, visit, type ParseError, type Segment } from 'jsonc-parser';
import { jsonMistake } from './jsonMistake';

export type JsonPosition = { readonly line: number; readonly column: number };
export type JsonProblem = JsonPosition & {
  readonly code: 'not-json' | 'duplicate-key' | 'forbidden-key' | 'too-big';
  readonly message: string;
  readonly pointer: string;
};

/**
 * Parses strict JSON (no comments, trailing commas or duplicate keys) and locates every value by its JSON pointer. Of a
 * text that is no JSON, only the first mistake is reported.
 */
export function readJsonText(file: string): {
  readonly value: unknown;
  readonly problems: readonly JsonProblem[];
  locate(pointer: string): JsonPosition | undefined;
} {
  const text = file.replace(/^\uFEFF/, ''); // some editors begin a file with a byte order mark
  if (text.length > maxLength) return tooBig(text.length);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const positionOf = positionsIn(text);
  const mistake = jsonMistake(text, errors);
  const value: unknown = mistake ? undefined : JSON.parse(text);
  return {
    value,
    problems: mistake
      ? [{ code: 'not-json', message: mistake.message, pointer: '', ...positionOf(mistake.offset) }]
      : keyProblems(text, positionOf),
    locate(pointer) {
      const node = tree && findNodeAtLocation(tree, segments(pointer));
      return node && positionOf(node.parent?.type === 'property' ? node.parent.offset : node.offset);
    },
  };
}

/** The size limit in characters, far above any journey: parsing a larger file would block the page. */
const maxLength = 1_000_000;

function tooBig(length: number): ReturnType<typeof readJsonText> {
  const message = `This file has ${length} characters; at most ${maxLength} are read.`;
  return {
    value: undefined,
    problems: [{ code: 'too-big', message, pointer: '', line: 1, column: 1 }],
    locate: () => undefined,
  };
}

function keyProblems(text: string, positionOf: (offset: number) => JsonPosition): readonly JsonProblem[] {
  const problems: JsonProblem[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty(...[key, offset, , , , path]) {
      const keys = open.at(-1);
      const pointer = [...path(), key].map((part) => `/${part}`).join('');
      if (keys?.has(key))
        problems.push({
          code: 'duplicate-key',
          message: `"${key}" stands in this object twice. Delete one of the two.`,
          pointer,
          ...positionOf(offset),
        });
      if (key === '__proto__')
        problems.push({
          code: 'forbidden-key',
          message: `The key "${key}" can't be used. Delete it.`,
          pointer,
          ...positionOf(offset),
        });
      keys?.add(key);
    },
  });
  return problems;
}

function positionsIn(text: string): (offset: number) => JsonPosition {
  return (offset) => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };
}

function segments(pointer: string): Segment[] {
  const parts = pointer.split('/').slice(1);
  return parts
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
