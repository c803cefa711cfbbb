import { requiredContext } from '../components/requiredContext';
import type { ConfigStore } from './ConfigStore';
import type { SiteNavigator } from './SiteNavigator';
import type { ThemeStore } from './ThemeStore';
import type { ToastStore } from './ToastStore';

/** The stores that every page of every site has. */
export type Site = {
  readonly config: ConfigStore;
  readonly theme: ThemeStore;
  readonly toasts: ToastStore;
  readonly navigator: SiteNavigator;
};

export const [SiteProvider, useSite] = requiredContext<Site>('site');
