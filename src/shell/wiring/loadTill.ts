import { TillStore } from '../../desk/TillStore';
import { tillApi } from '../../kit/api/till';
import type { Page } from './createPage';

/** Makes the store of the till of a centre, by the centre's slug. */
export function loadTill({ client, storage }: Page, venue: string): TillStore {
  return new TillStore(tillApi(client, venue), storage);
}
