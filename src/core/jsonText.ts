import { findNodeAtLocation, parseTree, printParseErrorCode, visit, type ParseError, type Segment } from 'jsonc-parser';

export type JsonPosition = { readonly line: number; readonly column: number };
export type JsonProblem = JsonPosition & {
  readonly code: 'not-json' | 'duplicate-key' | 'forbidden-key' | 'too-big';
  readonly message: string;
  readonly pointer: string;
};

/** A strict JSON text (no comments, no trailing commas, no key twice), with the place of everything in it. */
export function readJsonText(text: string): {
  readonly value: unknown;
  readonly problems: readonly JsonProblem[];
  locate(pointer: string): JsonPosition | undefined;
} {
  if (text.length > maxLength) return tooBig(text.length);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const place = placesIn(text);
  const syntax = errors.map(({ error, offset }) => {
    const message = `This isn't JSON: ${words(printParseErrorCode(error))}.`;
    return { code: 'not-json' as const, message, pointer: '', ...place(offset) };
  });
  const value: unknown = syntax.length > 0 ? undefined : JSON.parse(text);
  return {
    value,
    problems: syntax.length > 0 ? syntax : keyProblems(text, place),
    locate(pointer) {
      const node = tree && findNodeAtLocation(tree, segments(pointer));
      return node && place(node.parent?.type === 'property' ? node.parent.offset : node.offset);
    },
  };
}

/** Nothing of ours comes near it; what does is no file of ours, and would keep the page busy. */
const maxLength = 1_000_000;

function tooBig(length: number): ReturnType<typeof readJsonText> {
  const message = `This file has ${length} characters; at most ${maxLength} are read.`;
  return {
    value: undefined,
    problems: [{ code: 'too-big', message, pointer: '', line: 1, column: 1 }],
    locate: () => undefined,
  };
}

function keyProblems(text: string, place: (offset: number) => JsonPosition): readonly JsonProblem[] {
  const problems: JsonProblem[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty(key, offset, _length, _line, _character, path) {
      const keys = open.at(-1);
      const pointer = [...path(), key].map((part) => `/${part}`).join('');
      if (keys?.has(key))
        problems.push({ code: 'duplicate-key', message: `The key "${key}" stands twice.`, pointer, ...place(offset) });
      if (key === '__proto__')
        problems.push({ code: 'forbidden-key', message: `The key "${key}" can't be used.`, pointer, ...place(offset) });
      keys?.add(key);
    },
  });
  return problems;
}

function placesIn(text: string): (offset: number) => JsonPosition {
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

/** `PropertyNameExpected` → `property name expected` */
function words(code: string): string {
  return code.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}
