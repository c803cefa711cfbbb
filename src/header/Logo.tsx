import { observer } from 'mobx-react-lite';
import { Brand } from '../kit/components/Brand';
import { useSite } from '../kit/site/SiteContext';

/** The operator's logo and name, as a link if `href` is given. */
export const Logo = observer(function Logo({ href }: { readonly href: string | undefined }) {
  const { config, theme } = useSite();
  const brand = <Brand name={config.config.appName} logo={theme.theme.themeAppLogo} />;
  return href === undefined ? (
    <div className="logo">{brand}</div>
  ) : (
    <a className="logo" href={href}>
      {brand}
    </a>
  );
});
