import type { ReactNode } from 'react';
import { LoadedBasketProvider } from '../bookings/LoadedBasketContext';
import { FinderProvider } from '../finder/FinderContext';
import { JoiningProvider } from '../joining/JoiningContext';
import { LinksProvider } from '../kit/forms/LinksContext';
import { KioskProvider } from '../kit/site/KioskContext';
import { SiteProvider } from '../kit/site/SiteContext';
import { FormsProvider } from '../kit/walk/FormsContext';
import { SignInProvider } from '../sign-in/SignInContext';
import { ConsentProvider } from './analytics/ConsentContext';
import type { App } from './wiring/createApp';

/** Hands each feature the stores that it works with. */
export function AppProviders({ app, children }: { readonly app: App; readonly children: ReactNode }) {
  const { site, signIn, finder, joining, consent, loaded } = app;
  return (
    <SiteProvider value={site}>
      <KioskProvider value={loaded}>
        <SignInProvider value={signIn}>
          <FinderProvider value={finder}>
            <JoiningProvider value={joining}>
              <FormsProvider value={joining.forms}>
                <LoadedBasketProvider value={loaded}>
                  <LinksProvider value={site.config.config.links}>
                    <ConsentProvider value={consent}>{children}</ConsentProvider>
                  </LinksProvider>
                </LoadedBasketProvider>
              </FormsProvider>
            </JoiningProvider>
          </FinderProvider>
        </SignInProvider>
      </KioskProvider>
    </SiteProvider>
  );
}
