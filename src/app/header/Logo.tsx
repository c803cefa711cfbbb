import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext';

/** The operator's mark and name; a link where there is somewhere to go. */
export const Logo = observer(function Logo({ href }: { readonly href: string | undefined }) {
  const { config, theme } = useStores();
  const logo = theme.theme.themeAppLogo;
  const mark = (
    <>
      {logo ? <img src={logo} alt="" /> : <Arch />}
      <span>{config.config.appName}</span>
    </>
  );
  return href === undefined ? (
    <div className="logo">{mark}</div>
  ) : (
    <a className="logo" href={href}>
      {mark}
    </a>
  );
});

/** The mark when the theme brings no logo. */
function Arch() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="8" fill="var(--theme-primary)" />
      <g fill="none" stroke="#fff" strokeWidth="3.2">
        <path d="M6 34V22a14 14 0 0 1 28 0v12" />
        <path d="M12.5 34V22.5a7.5 7.5 0 0 1 15 0V34" />
        <path d="M19 34V23a1 1 0 0 1 2 0v11" strokeWidth="2" />
      </g>
    </svg>
  );
}
