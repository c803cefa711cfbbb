import type { ConfigStore } from './ConfigStore';

/** Reports whether the visitor may use passkeys: in their own browser that knows them, on a page that stands for itself. */
export function canUsePasskeys({ bare, isDesk }: Pick<ConfigStore, 'bare' | 'isDesk'>): boolean {
  return !bare && !isDesk && 'PublicKeyCredential' in window;
}
