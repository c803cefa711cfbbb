import type { Vocabulary } from '../../../schemas/generated/journey';
import type { Choice } from '../../ground/journey/language/arrival';
import { provisionFor } from '../../ground/journey/language/roles';
import type { ChosenMembership } from '../stores/SelectionStore';
import type { JoiningRoute } from './arriving';

/** A centre and a membership by their slugs, as far as they are chosen. */
export type Chosen = { readonly centre: string | undefined; readonly membership: ChosenMembership | undefined };

/** Says a choice in the words of the journey. */
export function choiceOf(vocabulary: Vocabulary, { centre, membership }: Chosen): Choice {
  return {
    [provisionFor(vocabulary, 'home-centre')]: centre,
    [provisionFor(vocabulary, 'chosen-membership')]: membership && `${membership.paymentType}/${membership.slug}`,
  };
}

/** The choice that an address names, which may be of a membership that there is not. */
export function choiceNamed(vocabulary: Vocabulary, { centre, membership, paymentType = '' }: JoiningRoute): Choice {
  return {
    [provisionFor(vocabulary, 'home-centre')]: centre,
    [provisionFor(vocabulary, 'chosen-membership')]:
      membership === undefined ? undefined : `${paymentType}/${membership}`,
  };
}

/** The centre and membership of a choice. A membership that is paid in a way that there is not has no slug to be found by. */
export function chosenIn(vocabulary: Vocabulary, choice: Choice): Chosen {
  const membership = choice[provisionFor(vocabulary, 'chosen-membership')];
  const [paymentType = '', slug = ''] = membership?.split('/') ?? [];
  const isKnown = paymentType === 'recurring' || paymentType === 'fixed';
  return {
    centre: choice[provisionFor(vocabulary, 'home-centre')],
    membership:
      membership === undefined ? undefined : isKnown ? { slug, paymentType } : { slug: '', paymentType: 'fixed' },
  };
}
