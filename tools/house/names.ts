import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

/** A name that several files export, each for a thing of its own. */
export type SharedName = { readonly name: string; readonly files: readonly string[] };

/**
 * Returns the names that more than one of the files declares and exports; the files are paths from `root`. A component and
 * the file that loads it on demand may share a name, since both stand for the same component.
 */
export function sharedNames(root: string, files: readonly string[]): readonly SharedName[] {
  const declaring = new Map<string, string[]>();
  for (const file of files)
    for (const name of exportedNames(readFileSync(join(root, file), 'utf8'), file))
      declaring.set(name, [...(declaring.get(name) ?? []), file]);
  return [...declaring]
    .filter(([, each]) => each.length > 1 && !isLoadedOnDemand(root, each))
    .map(([name, each]) => ({ name, files: each }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function isLoadedOnDemand(root: string, files: readonly string[]): boolean {
  const [first = '', second = '', ...rest] = files;
  const loads = (from: string, to: string): boolean => {
    const name = basename(to).replace(/\.tsx?$/, '');
    return new RegExp(`import\\('[^']*/${name}'\\)`).test(readFileSync(join(root, from), 'utf8'));
  };
  return rest.length === 0 && (loads(first, second) || loads(second, first));
}

/** Returns the names that a file declares and exports. Overloads count once; names that it only passes on do not count. */
export function exportedNames(text: string, file: string): readonly string[] {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  return [...new Set(source.statements.flatMap((statement) => (isExported(statement) ? namesOf(statement) : [])))];
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const { name } = statement as { readonly name?: ts.Node };
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

function boundNames(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundNames(element.name)));
}
