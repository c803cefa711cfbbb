import { createEnding } from '../../account/ending/create';
import type { EndingStore } from '../../account/ending/EndingStore';
import type { JoiningStores } from '../../joining/create';
import { requirePart } from '../../kit/components/lazyPart';
import type { LoadedJourney } from '../../kit/walk/journeyFile';
import type { Page } from './createPage';

type Loading = {
  readonly journey: (name: 'cancel-membership') => Promise<LoadedJourney>;
  readonly joining: () => Promise<JoiningStores>;
};

/** Makes the store for cancelling a membership. */
export async function loadEnding(
  { site, signIn, client }: Page,
  { journey, joining }: Loading,
  membershipId: string,
): Promise<EndingStore> {
  const [loaded, { vocabulary }, { facts, questions, forms }] = await Promise.all([
    journey('cancel-membership'),
    requirePart(import('./walk')),
    joining(),
  ]);
  const { toasts, navigator } = site;
  const { surroundings } = forms;
  const parts = { membershipId, vocabulary, facts, questions, surroundings, toasts, navigator, client };
  return createEnding({ ...parts, session: signIn.session }, loaded.journey);
}
