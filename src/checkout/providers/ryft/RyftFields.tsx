import { useEffect } from 'react';
import type { SavedCard } from '../../../kit/api/checkout';
import { paymentMessages } from '../../paymentMessages';
import { forgetScript } from '../loadScript';
import type { HostedFields, ProviderFieldsProps, SavedCardFieldsProps } from '../provider';
import { rejected, resultOf } from './result';
import { ryftGlobal, type Ryft } from './sdk';

export function RyftFields({ session, savable, onField }: ProviderFieldsProps) {
  return <RyftForm key={session.clientSecret} session={session} savable={savable} onField={onField} />;
}

export function RyftSavedCard({ session, savedCard, onField }: SavedCardFieldsProps) {
  return (
    <RyftForm key={session.clientSecret} session={session} savable={false} savedCard={savedCard} onField={onField} />
  );
}

/** The handler of the form on the page. The script can't remove a handler, so one handler forwards to this. */
let listener: ((isValid: boolean) => void) | undefined;
let subscribed: Ryft | undefined;

function listen(ryft: Ryft, onValid: (isValid: boolean) => void): void {
  listener = onValid;
  if (subscribed === ryft) return;
  subscribed = ryft;
  ryft.addEventHandler('cardValidationChanged', ({ isValid }) => listener?.(isValid));
}

/** The form that Ryft's script draws its fields into. Its content belongs to the script: React renders nothing there. */
function RyftForm({ session, savable, savedCard, onField }: ProviderFieldsProps & { readonly savedCard?: SavedCard }) {
  const { clientSecret = '', paymentProviderConfiguration } = session;
  const { publicKey = '', accountId, url } = paymentProviderConfiguration;
  // The card's parts are the effect's dependencies: each session has a new object for the same card, and a new form would be empty.
  const { externalIdentifier, cardType = '', lastFourDigits = '' } = savedCard ?? {};

  useEffect(() => {
    const ryft = ryftGlobal();
    try {
      if (!ryft) throw new Error(paymentMessages.notInitialised);
      onField(fieldOf('loading'));
      let typed = false;
      listen(ryft, (isValid) => {
        typed = true;
        onField(fieldOf(isValid ? 'complete' : 'incomplete'));
      });
      ryft.init({
        publicKey,
        clientSecret,
        ...(accountId === undefined ? {} : { accountId }),
        fieldCollection: { billingAddress: { display: 'none' } },
        customerPaymentMethods: {
          allowStorage: savable,
          ...(externalIdentifier === undefined
            ? {}
            : { paymentMethods: [{ id: externalIdentifier, card: { scheme: cardType, last4: lastFourDigits } }] }),
        },
      });
      const ready = (): void => {
        if (!typed) onField(fieldOf('incomplete')); // a quick customer may complete the card before the frame's load event
      };
      const frame = document.querySelector('#ryft-pay-form iframe');
      if (frame) frame.addEventListener('load', ready, { once: true });
      else ready();
    } catch {
      forgetScript({ url, global: 'Ryft' });
      onField({ ...fieldOf('failed'), message: paymentMessages.formFailed });
    }
    return () => {
      listener = undefined;
    };
  }, [publicKey, clientSecret, accountId, url, savable, externalIdentifier, cardType, lastFourDigits, onField]);

  return (
    <div className="Ryft--paysection">
      <form
        id="ryft-pay-form"
        className="Ryft--payform"
        aria-label="Card details"
        onSubmit={(event) => event.preventDefault()}
      />
    </div>
  );
}

function fieldOf(status: HostedFields['status']): HostedFields {
  return {
    status,
    async submit(_billing, { clientSecret = '' }) {
      const ryft = ryftGlobal();
      if (!ryft) return { kind: 'refused', message: paymentMessages.notInitialised };
      try {
        return resultOf(await ryft.attemptPayment({ clientSecret }), ryft);
      } catch (error) {
        return rejected(error);
      }
    },
  };
}
