import { observer } from 'mobx-react-lite';
import { Brand } from '../../components/Brand';
import { useStores } from '../../stores/StoresContext';

/** The operator's mark and name; a link where there is somewhere to go. */
export const Logo = observer(function Logo({ href }: { readonly href: string | undefined }) {
  const { config, theme } = useStores();
  const brand = <Brand name={config.config.appName} logo={theme.theme.themeAppLogo} />;
  return href === undefined ? (
    <div className="logo">{brand}</div>
  ) : (
    <a className="logo" href={href}>
      {brand}
    </a>
  );
});
