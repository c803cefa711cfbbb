import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useStores } from '../stores/StoresContext';

export type SiteLinkProps = ComponentProps<typeof Link> & { readonly to: string };

/** A link within the site. In a kiosk it takes the kiosk along. */
export function SiteLink({ to, ...link }: SiteLinkProps) {
  const { config } = useStores();
  return <Link to={config.within(to)} {...link} />;
}
