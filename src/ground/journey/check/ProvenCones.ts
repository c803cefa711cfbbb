import type { Journey } from '../../../../schemas/generated/journey';
import type { Facts } from '../../rules/rules';
import type { Language } from '../language/step';

/** A cone in whose walk nothing was found: the facts that customers come to have in it, and how many situations it has. */
export type ProvenCone = { readonly facts: ReadonlySet<Facts>; readonly situations: number };

/**
 * The cones that were walked before and hold. An edit changes few of a journey's cones, and an edit of texts none: one
 * process that checks edit after edit walks only those that changed. All languages must have the same vocabulary and
 * forms.
 */
export class ProvenCones {
  private readonly cones = new Map<string, ProvenCone>();

  /** `limit` is the number of cones to keep; the ones that were used longest ago are dropped. */
  constructor(private readonly limit = 200) {}

  find(cone: Language): ProvenCone | undefined {
    const key = keyOf(cone);
    const known = this.cones.get(key);
    if (known) this.put(key, known);
    return known;
  }

  keep(cone: Language, proven: ProvenCone): void {
    this.put(keyOf(cone), proven);
    const [oldest = ''] = this.cones.keys();
    if (this.cones.size > this.limit) this.cones.delete(oldest);
  }

  /** Puts an entry behind all others. */
  private put(key: string, proven: ProvenCone): void {
    this.cones.delete(key);
    this.cones.set(key, proven);
  }
}

/** Returns all that can decide a cone's walk, as text. Customers' texts decide nothing, but whether there is an intro does. */
function keyOf({ journey, vocabulary }: Language): string {
  return JSON.stringify([withoutTexts(journey), Object.keys(vocabulary.events), vocabulary.outcomes]);
}

function withoutTexts({ title: _title, heading: _heading, lede: _lede, ...journey }: Journey): object {
  return {
    ...journey,
    submitLabel: journey.submitLabel?.map(({ text: _text, ...label }) => label),
    sections: journey.sections.map(
      ({ title: _sectionTitle, intro, continueLabel: _continue, editLabel: _edit, variants, ...section }) => ({
        ...section,
        intro: intro !== undefined,
        variants: variants?.map(({ intro: own, continueLabel: _own, ...variant }) => ({
          ...variant,
          intro: own !== undefined,
        })),
      }),
    ),
  };
}
