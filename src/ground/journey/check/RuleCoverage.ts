import type { Journey, Section } from '../../../../schemas/generated/journey';
import { decide, holds, type Decision, type Facts, type Rule } from '../../rules/rules';
import { journeyRules } from '../language/journeyRules';
import { pointerOf } from '../language/problems';
import { stages } from '../language/sections';

/** A rule with the same result for every customer. `pointer`: the JSON pointer to the rule. */
export type ConstantRule = { readonly pointer: string; readonly rule: Rule; readonly always: boolean };

/** An entry of a first-match list. `list`: the JSON pointer to the list. `section`: the id of its section, if it has one. */
export type ListEntry = { readonly list: string; readonly index: number; readonly section: string | undefined };

/** Records how a journey's rules come out, and which sections show, under all facts that customers come to have. */
export class RuleCoverage {
  private readonly decisions = new Map<string, Set<Decision>>();
  private readonly shown = new Set<string>();
  private readonly chosen = new Set<string>();
  private readonly again = new Set<string>();

  constructor(private readonly whole: Journey) {}

  /** Records a part of the journey under all these facts; the part may lack sections. */
  add(part: Journey, all: Iterable<Facts>): void {
    const rules = journeyRules(part).map(({ rule, at, section }) => ({ rule, key: this.pointer(at, section) }));
    const lists = [...firstMatches(part)];
    for (const facts of all) {
      for (const { rule, key } of rules) this.decided(key).add(decide(rule, facts));
      for (const { id, display = true } of part.sections) if (holds(display, facts)) this.shown.add(id);
      for (const id of repeatedUnder(part, facts)) this.again.add(id);
      for (const [place, entries] of lists) {
        const index = entries.findIndex((rule) => holds(rule, facts));
        if (index >= 0) this.chosen.add(`${place} ${index}`);
      }
    }
  }

  /** Reports whether a customer is known to be shown a section. */
  isShown(id: string): boolean {
    return this.shown.has(id);
  }

  /** The sections that no customer is shown although they are not switched off. */
  get unshown(): readonly Section[] {
    return this.whole.sections.filter(({ id, display }) => display !== false && !this.shown.has(id));
  }

  /** The sections that ask some customers only for provisions that an earlier section has asked for. */
  get repeated(): readonly string[] {
    return [...this.again];
  }

  /** The rules with the same result for every customer, and that result. */
  get constant(): readonly ConstantRule[] {
    return journeyRules(this.whole)
      .filter(({ rule }) => typeof rule !== 'boolean')
      .flatMap(({ rule, at }) => {
        const pointer = pointerOf(at);
        const seen = this.decisions.get(pointer);
        const both = seen?.has(true) === true && seen.has(false);
        return both ? [] : [{ pointer, rule, always: seen?.has(true) === true }];
      });
  }

  /** The entries of first-match lists that are never taken although they are not switched off. */
  get shadowed(): readonly ListEntry[] {
    return [...firstMatches(this.whole)].flatMap(([place, rules]) =>
      rules.flatMap((rule, index) =>
        rule === false || this.chosen.has(`${place} ${index}`) ? [] : [this.entry(place, index)],
      ),
    );
  }

  private decided(key: string): Set<Decision> {
    let seen = this.decisions.get(key);
    if (!seen) this.decisions.set(key, (seen = new Set()));
    return seen;
  }

  private pointer(at: readonly (string | number)[], section: string | undefined): string {
    if (section === undefined) return pointerOf(at);
    const index = this.whole.sections.findIndex(({ id }) => id === section);
    return pointerOf(['sections', index, ...at.slice(2)]);
  }

  private entry(place: string, index: number): ListEntry {
    if (place === 'resume' || place === 'submitLabel') return { list: pointerOf([place]), index, section: undefined };
    return { list: this.pointer(['sections', 0, 'variants'], place), index, section: place };
  }
}

function repeatedUnder(part: Journey, facts: Facts): readonly string[] {
  const given = new Set<string>();
  const repeated: string[] = [];
  for (const { openable, drawn } of stages(part, facts)) {
    if (openable !== true) continue;
    if (drawn.provides.length > 0 && drawn.provides.every((each) => given.has(each))) repeated.push(drawn.id);
    drawn.provides.forEach((each) => given.add(each));
  }
  return repeated;
}

/** Returns the first-match lists of a journey: variants by their section's id, the other lists by their own name. */
function firstMatches({ sections, resume, submitLabel }: Journey): ReadonlyMap<string, readonly Rule[]> {
  const lists = new Map<string, readonly Rule[]>();
  const add = (place: string, entries: readonly { readonly when?: Rule }[] = []): void => {
    const rules = entries.map(({ when = true }) => when);
    lists.set(place, rules);
  };
  add('resume', resume);
  add('submitLabel', submitLabel);
  for (const { id, variants } of sections) add(id, variants);
  return lists;
}
