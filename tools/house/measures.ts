import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The figures of one source file. */
export type Measures = {
  readonly lines: number;
  /** The functions by their length in lines. */
  readonly functions: readonly number[];
  /** The type assertions, `as const` left out. */
  readonly assertions: number;
  readonly comments: number;
  /** The comments that begin without a subject. */
  readonly subjectless: readonly string[];
};

const clauses = /(?:\/\*\*\s*(?:\*\s)?|\/\/ )((?:What|Whether|Where|Who|Whom|Whose|How|Why|That)\b[^\n]*)/g;

/** Measures one file; `file` is a path from `root`. */
export function measure(root: string, file: string): Measures {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, scriptKind(file));
  const functions: number[] = [];
  let assertions = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) functions.push(lengthOf(source, node));
    if (ts.isAsExpression(node) && node.type.getText(source) !== 'const') assertions += 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return {
    lines: text.split('\n').length - 1,
    functions,
    assertions,
    comments: text.split('/**').length - 1,
    subjectless: subjectlessOf(text),
  };
}

/** Returns the comments that begin with a clause in the place of a subject, by the first line of each. */
export function subjectlessOf(text: string): readonly string[] {
  return [...text.matchAll(clauses)].map(([, line = '']) => line);
}

function scriptKind(file: string): ts.ScriptKind {
  return file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

function lengthOf(source: ts.SourceFile, node: ts.Node): number {
  const line = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  return line(node.getEnd()) - line(node.getStart(source)) + 1;
}
