import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { focusAfterRender } from '../../kit/components/focusAfterRender';
import { LinkButton } from '../../kit/components/LinkButton';
import { Skeleton } from '../../kit/components/Spinner';
import { useSite } from '../../kit/site/SiteContext';
import { useAccount } from '../AccountContext';
import { deviceWallet } from './deviceWallet';

const names = { apple: 'Apple Wallet', google: 'Google Wallet' } as const;
const linkId = 'wallet-link';
const look = 'btn btn-secondary btn-s btn-full';

/** The link that adds the customer's pass to the wallet of their device. */
export const WalletLink = observer(function WalletLink() {
  const { wallets } = useAccount();
  const { data, status } = wallets.request;
  const [isRetrying, setRetrying] = useState(false);
  useEffect(() => void wallets.load(), [wallets]);
  const wallet = deviceWallet(navigator.userAgent);
  if (data) return <Loaded wallet={wallet} address={data[wallet]} />;
  if (status !== 'error' && !isRetrying)
    return <Skeleton label={`Loading the link to ${names[wallet]}`} heights={[44]} />;
  const retry = async (): Promise<void> => {
    setRetrying(true);
    await wallets.load();
    setRetrying(false);
    focusAfterRender(linkId);
  };
  return (
    <p className="small" role="alert">
      We couldn’t load the link to {names[wallet]}. <LinkButton onClick={retry}>Try again</LinkButton>
    </p>
  );
});

type LoadedProps = { readonly wallet: keyof typeof names; readonly address: string | null };

function Loaded({ wallet, address }: LoadedProps) {
  const { apiBase, session } = useSite().config.config;
  if (address === null) return null;
  if (wallet === 'google') return <GoogleLink href={address} />;
  return session.bearer ? null : <AppleLink href={apiBase + address} />; // a link carries no token
}

/** Leads to the pass as a file, which an iPhone shows at once and other browsers save. */
function AppleLink({ href }: { readonly href: string }) {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <a id={linkId} className={look} href={href} onClick={() => setPresses(presses + 1)}>
        Add to {names.apple}
      </a>
      <p className="small" role="status">
        {presses > 0 && <span key={presses}>Your pass is on its way. Open it to add it to {names.apple}.</span>}
      </p>
    </>
  );
}

/** Leads to Google's page in a tab of its own, so that the account, with the code, stays where it is. */
function GoogleLink({ href }: { readonly href: string }) {
  return (
    <a id={linkId} className={look} href={href} target="_blank" rel="noopener noreferrer">
      Add to {names.google}
      <span className="vh"> (opens in a new tab)</span>
    </a>
  );
}
