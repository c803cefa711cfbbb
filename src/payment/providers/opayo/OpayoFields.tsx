import { useEffect, useRef, useState } from 'react';
import type { PaymentSession } from '../../../api/checkout';
import { forgetScript } from '../loadScript';
import type { ForeignField, ProviderFieldsProps } from '../provider';
import { opayoMessages } from './opayoTexts';
import { sagepayScript, type Checkout, type Sagepay, type TokeniseResult } from './sagepay';
import { oneAnswer } from './tokenise';

/**
 * Opayo's drop-in form. It says nothing of what is typed, so its fields count as complete once they are there: pressing
 * the button finds out. The frame's place is the script's: React draws nothing into it.
 */
export function OpayoFields({ session, onField }: ProviderFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  // A new key goes into the form that is there, so that what was typed stays; see `tokenise`.
  const [{ sessionKey: firstKey = '' }] = useState<PaymentSession>(session);
  const { url } = session.paymentProviderConfiguration;

  useEffect(() => {
    const container = place.current;
    if (!container) return undefined;
    const onAnswer: { current: ((result: TokeniseResult) => void) | undefined } = { current: undefined };
    let usedKey = firstKey;
    let checkout: Checkout;
    try {
      checkout = (window as unknown as Sagepay).sagepayCheckout({
        merchantSessionKey: firstKey,
        containerSelector: () => container,
        onTokenise: (result) => onAnswer.current?.(result),
      });
    } catch {
      forgetScript(sagepayScript(url));
      onField(failed);
      return undefined;
    }
    const ready: ForeignField = {
      status: 'complete',
      async submit(_billing, { sessionKey = '' }) {
        const submitted = await oneAnswer((answer) => {
          onAnswer.current = answer;
          if (sessionKey === usedKey) checkout.tokenise();
          else checkout.tokenise({ newMerchantSessionKey: sessionKey });
        });
        usedKey = sessionKey;
        onAnswer.current = undefined;
        if (submitted.kind !== 'token') return submitted;
        return { kind: 'token', body: { ...submitted.body, sessionKey } };
      },
    };
    const frame = container.querySelector('iframe');
    onField(frame ? loading : ready);
    frame?.addEventListener('load', () => onField(ready), { once: true });
    return () => {
      onField(loading);
      checkout.destroy();
    };
  }, [firstKey, url, onField]);

  return <div ref={place} className="opayo-fields" />;
}

const loading: ForeignField = {
  status: 'loading',
  submit: () => Promise.resolve({ kind: 'refused', message: opayoMessages.notReady }),
};

const failed: ForeignField = { ...loading, status: 'failed', message: opayoMessages.notLoaded };
