import type { Config } from '../../../schemas/generated/config';
import { requiredContext } from '../components/requiredContext';

/** The site's own pages that the labels of fields lead to, by the names that forms know them by. */
export const [LinksProvider, useLinks] = requiredContext<Config['links']>('links');
