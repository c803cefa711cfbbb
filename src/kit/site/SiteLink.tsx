import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useSite } from './SiteContext';

export type SiteLinkProps = ComponentProps<typeof Link> & { readonly to: string };

/** A link within the site, which keeps kiosk mode. */
export function SiteLink({ to, ...link }: SiteLinkProps) {
  const { config } = useSite();
  return <Link to={config.withKioskQuery(to)} {...link} />;
}
