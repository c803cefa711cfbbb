import { loadMotion } from '../../kit/components/motion/loadMotion';
import type { Page } from './createPage';

/** Loads what no screen waits for, once the first one stands: each is done without where it can't be loaded. */
export function afterStart({ site: { config } }: Page): void {
  void loadMotion();
  void import('./walk').catch(() => undefined); // the first form needs it
  void import('../vitals/watchVitals')
    .then(({ watchVitals }) => watchVitals(config.config.apiBase, config.site.app))
    .catch(() => undefined);
}
