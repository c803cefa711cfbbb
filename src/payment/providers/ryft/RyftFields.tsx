import { useEffect } from 'react';
import type { SavedCard } from '../../../api/checkout';
import { paymentMessages } from '../../messages';
import { forgetScript } from '../loadScript';
import type { ForeignField, ProviderFieldsProps, SavedCardFieldsProps } from '../provider';
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

/** Events go to the form that is on the page: the script has no way to take a handler off again. */
let listener: ((isValid: boolean) => void) | undefined;
let heard: Ryft | undefined;

function listen(ryft: Ryft, onValid: (isValid: boolean) => void): void {
  listener = onValid;
  if (heard === ryft) return;
  heard = ryft;
  ryft.addEventHandler('cardValidationChanged', ({ isValid }) => listener?.(isValid));
}

/** The script's own form. Its inside belongs to the script: React draws nothing there. */
function RyftForm({ session, savable, savedCard, onField }: ProviderFieldsProps & { readonly savedCard?: SavedCard }) {
  const { clientSecret = '', paymentProviderConfiguration } = session;
  const { publicKey = '', accountId, url } = paymentProviderConfiguration;
  // By its parts: every session names the same card anew, and a form that is drawn again has lost what was typed.
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
        if (!typed) onField(fieldOf('incomplete')); // a quick customer is done before the last of the frame has come
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

function fieldOf(status: ForeignField['status']): ForeignField {
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
