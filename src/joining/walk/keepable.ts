import { lostWith } from '../../ground/journey/language/arrival';
import type { JourneyStore } from '../../kit/walk/JourneyStore';
import type { KeptJoining } from './KeptJoining';
import type { JoiningParts } from './parts';

type Parts = Pick<JoiningParts, 'forms' | 'pricing' | 'selection'>;

type Walk = {
  readonly walk: string;
  readonly owner: string;
  readonly cart: string | undefined;
  readonly journey: JourneyStore;
};

/**
 * Collects the part of a joining that may be kept over a reload: nothing of a form with a secret field is among it, and
 * nothing that comes after what such a form gives.
 */
export function keepableOf(
  { walk, owner, cart, journey: { sections, state, language } }: Walk,
  { forms, pricing, selection }: Parts,
): KeptJoining {
  const isSecret = (id: string): boolean =>
    forms.model(id)?.shownFields.some((field) => field.definition.secret) ?? false;
  const secret = sections.filter(({ id }) => isSecret(id)).flatMap(({ provides }) => provides);
  const lost = new Set(secret.flatMap((each) => [each, ...lostWith(language.vocabulary, each)]));
  const typed = sections.map(({ id }) => [id, forms.model(id)?.keepable() ?? {}] as const);
  return {
    walk,
    owner,
    cart,
    centre: selection.centre,
    membership: selection.membership,
    has: state.has.filter((provision) => !lost.has(provision)),
    forms: Object.fromEntries(typed.filter(([, values]) => Object.keys(values).length > 0)),
    promotion: pricing.promotion,
  };
}
