import type { StaticForm, Vocabulary } from '../../../../schemas/generated/journey';
import { combinators, walkRule, type Rule } from '../../rules/rules';
import { own } from './lookups';
import { pointerOf, type Mend, type Problem, type ProblemCode } from './problems';
import { nearestName, unknownName } from './unknownName';

/** The parts of a JSON pointer. */
export type Path = readonly (string | number)[];

/** The names that a journey may use, and the collected problems of one that uses others. */
export class Names {
  readonly problems: Problem[] = [];

  constructor(
    readonly vocabulary: Vocabulary,
    readonly forms: Readonly<Record<string, StaticForm>>,
  ) {}

  /** Collects a problem; one of each code at each place. */
  report(code: ProblemCode, at: Path, message: string, mend?: Mend): void {
    const pointer = pointerOf(at);
    const isKnown = this.problems.some((each) => each.code === code && each.pointer === pointer);
    if (!isKnown) this.problems.push({ code, message, pointer, ...(mend && { mend }) });
  }

  /** Reports whether a problem was collected in a part of the file. */
  hasProblemIn(at: Path): boolean {
    const part = `${pointerOf(at)}/`;
    return this.problems.some(({ pointer }) => `${pointer}/`.startsWith(part));
  }

  rule(rule: Rule, at: Path): void {
    walkRule(rule, (fact, values, within) => this.fact(fact, values, [...at, ...within]));
  }

  provisions(names: readonly string[], at: Path): void {
    const known = Object.keys(this.vocabulary.provisions);
    names.forEach((name, index) => {
      if (!known.includes(name))
        this.report('unknown-provision', [...at, index], unknownName('provision', name, known));
    });
  }

  call(name: string | undefined, at: Path): void {
    const known = Object.keys(this.vocabulary.calls);
    if (name !== undefined && !known.includes(name)) this.report('unknown-call', at, unknownName('call', name, known));
  }

  private fact(fact: string, values: readonly string[], at: Path): void {
    const known = own(this.vocabulary.facts, fact);
    if (!known) {
      const facts = [...Object.keys(this.vocabulary.facts), ...combinators];
      return this.report('unknown-fact', at, unknownName('fact', fact, facts));
    }
    for (const value of values) {
      if (known.includes(value)) continue;
      const near = nearestName(value, known);
      const help = near === undefined ? `It is one of: ${known.join(', ')}.` : `Did you mean "${near}"?`;
      this.report('unknown-value', at, `"${fact}" is never "${value}". ${help}`);
    }
  }
}
