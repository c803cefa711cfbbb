import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LoadedBasketProvider } from '../bookings/LoadedBasketContext';
import { FinderProvider } from '../finder/FinderContext';
import { CartProvider } from '../joining/CartContext';
import { JoiningProvider } from '../joining/JoiningContext';
import { AddressProvider } from '../kit/forms/address/AddressContext';
import { LinksProvider } from '../kit/forms/LinksContext';
import { KioskProvider } from '../kit/site/KioskContext';
import { SiteProvider } from '../kit/site/SiteContext';
import { FormsProvider } from '../kit/walk/FormsContext';
import { SignInProvider } from '../sign-in/SignInContext';
import { ConsentProvider } from './analytics/ConsentContext';
import type { App } from './wiring/createApp';

type AppProvidersProps = { readonly app: App; readonly children: ReactNode };

/** Hands each feature the stores that it works with. */
export const AppProviders = observer(function AppProviders({ app, children }: AppProvidersProps) {
  const { site, signIn, finder, cart, consent, loaded, load, addresses } = app;
  return (
    <SiteProvider value={site}>
      <KioskProvider value={loaded}>
        <SignInProvider value={signIn}>
          <FinderProvider value={finder}>
            <CartProvider value={cart}>
              <JoiningProvider value={loaded.joining ?? load.joining}>
                <FormsProvider value={loaded.joining?.forms ?? load.forms}>
                  <LoadedBasketProvider value={loaded}>
                    <LinksProvider value={site.config.config.links}>
                      <AddressProvider value={addresses}>
                        <ConsentProvider value={consent}>{children}</ConsentProvider>
                      </AddressProvider>
                    </LinksProvider>
                  </LoadedBasketProvider>
                </FormsProvider>
              </JoiningProvider>
            </CartProvider>
          </FinderProvider>
        </SignInProvider>
      </KioskProvider>
    </SiteProvider>
  );
});
