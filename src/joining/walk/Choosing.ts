import { lostWith, sectionsGiving, type Choice } from '../../ground/journey/language/arrival';
import { provisionFor, type ProvisionRole } from '../../ground/journey/language/roles';
import type { Held } from '../../kit/walk/FormsStore';
import type { JourneyStore } from '../../kit/walk/JourneyStore';
import { choiceOf } from './choice';
import type { KeptJoining } from './KeptJoining';
import type { JoiningParts } from './parts';

type Parts = Pick<JoiningParts, 'forms' | 'pricing' | 'selection' | 'vocabulary'>;

/** The values that were filled in for a choice. */
type Work = { readonly forms: Held; readonly promotion: KeptJoining['promotion'] };

/**
 * The choices of a walk, with what is filled in for each: that goes with its choice, and comes back when the choice is
 * made again. It is kept in this page's memory alone, since secrets are among it.
 */
export class Choosing {
  private readonly left = new Map<string, Work>();

  constructor(
    private readonly walk: { readonly journey: JourneyStore },
    private readonly parts: Parts,
  ) {}

  get choice(): Choice {
    return choiceOf(this.parts.vocabulary, this.parts.selection);
  }

  /** Makes another choice: what was filled in goes with the one before, and what was filled in for this one comes back. */
  make(role: ProvisionRole, choose: () => void): void {
    const { vocabulary } = this.parts;
    const provision = provisionFor(vocabulary, role);
    this.leave(lostWith(vocabulary, provision));
    choose();
    this.change(provision);
    this.restore();
  }

  /** Leaves the present choice for another: takes away what was filled in for the provisions that are lost with it. */
  leave(lost: readonly string[]): void {
    const { forms } = this.parts;
    const given = this.sectionsOf(lost).map((id) => [id, forms.model(id)?.given() ?? forms.held(id)] as const);
    this.left.set(keyOf(this.choice), { forms: Object.fromEntries(given), promotion: this.parts.pricing.promotion });
    this.drop(lost);
  }

  /** Brings back what was filled in for the present choice, if it was left before. */
  restore(): void {
    const work = this.left.get(keyOf(this.choice));
    if (!work) return;
    this.parts.forms.hold(work.forms);
    if (work.promotion) this.parts.pricing.restore(work.promotion);
  }

  /** Drops what was filled in for provisions. */
  drop(lost: readonly string[]): void {
    const { forms, pricing, vocabulary } = this.parts;
    for (const id of this.sectionsOf(lost)) forms.drop(id);
    if (lost.includes(provisionFor(vocabulary, 'promotion-code'))) pricing.removePromotion();
  }

  /** Tells the journey that a provision has another value, and drops what was filled in for all that depends on it. */
  change(provision: string): void {
    this.walk.journey.dispatch({ kind: 'changed', provision });
    this.drop(lostWith(this.parts.vocabulary, provision));
  }

  /** Forgets the choices that were left, as before another customer. */
  forget(): void {
    this.left.clear();
  }

  private sectionsOf(provisions: readonly string[]): readonly string[] {
    return sectionsGiving(this.walk.journey.journey, provisions);
  }
}

function keyOf(choice: Choice): string {
  return JSON.stringify(choice);
}
