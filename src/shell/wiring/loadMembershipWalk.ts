import { createEnding, type EndingWalk } from '../../account/ending/ending';
import { createFreezing, type FreezeWalk } from '../../account/freezing/freezing';
import type { JoiningStores } from '../../joining/create';
import { requirePart } from '../../kit/components/lazyPart';
import type { JourneyName, LoadedJourney } from '../../kit/walk/journeyFile';
import type { Page } from './createPage';

type Loading = {
  readonly journey: (name: JourneyName) => Promise<LoadedJourney>;
  readonly joining: () => Promise<JoiningStores>;
};

/** Makes the walk that cancels a membership. */
export async function loadEnding(page: Page, loading: Loading, membershipId: string): Promise<EndingWalk> {
  const [{ journey }, parts] = await Promise.all([loading.journey('cancel-membership'), walkParts(page, loading)]);
  return createEnding({ ...parts, membershipId }, journey);
}

/** Makes the walk that freezes a membership. */
export async function loadFreezing(page: Page, loading: Loading, membershipId: string): Promise<FreezeWalk> {
  const [{ journey }, parts] = await Promise.all([loading.journey('freeze-membership'), walkParts(page, loading)]);
  return createFreezing({ ...parts, membershipId }, journey);
}

async function walkParts({ site, signIn, client }: Page, { joining }: Loading) {
  const [{ vocabulary }, { facts, questions, forms }] = await Promise.all([requirePart(import('./walk')), joining()]);
  const { toasts, navigator } = site;
  const { surroundings } = forms;
  return { vocabulary, facts, questions, surroundings, toasts, navigator, client, session: signIn.session };
}
