import type { JourneyStatus } from '../../schemas/generated/wire';
import type { Handlers } from '../contract/calls';

/** The calls about the files of journeys; `statuses` tells how each stands. */
export const journeyCalls = (statuses: () => Promise<readonly JourneyStatus[]>) =>
  ({ journeys: async () => ({ data: [...(await statuses())] }) }) satisfies Handlers;
