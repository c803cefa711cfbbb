import { Suspense } from 'react';
import { lazyPart } from '../../kit/components/lazyPart';
import { PartBoundary } from '../../kit/components/PartBoundary';
import { useSite } from '../../kit/site/SiteContext';
import { deviceWallet } from './deviceWallet';

const WalletLink = lazyPart(
  () => import('./WalletLink'),
  (part) => part.WalletLink,
);

/**
 * The place of the link that adds the pass to the device's wallet, where the operator has that wallet: not on a screen that
 * many people share, nor inside another site's page, whose frame may not open a wallet.
 */
export function Wallet() {
  const { config } = useSite();
  if (config.bare || !config.config.wallets?.includes(deviceWallet(navigator.userAgent))) return null;
  return (
    <div className="pass-wallet">
      <PartBoundary>
        <Suspense>
          <WalletLink />
        </Suspense>
      </PartBoundary>
    </div>
  );
}
