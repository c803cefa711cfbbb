import { useEffect, useRef, useState } from 'react';
import type { PaymentSession } from '../../../kit/api/checkout';
import { forgetScript } from '../loadScript';
import type { HostedFields, ProviderFieldsProps } from '../provider';
import { opayoMessages } from './opayoTexts';
import { sagepayScript, type SagepayCheckout, type Sagepay, type TokeniseResult } from './sagepay';
import { awaitTokenisation } from './tokenise';

/**
 * Opayo's drop-in form. It reports nothing about its input, so its fields count as complete once they have loaded;
 * submitting finds errors. The frame's container belongs to Opayo's script: React renders nothing into it.
 */
export function OpayoFields({ session, onField }: ProviderFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  // A new session key is passed to the existing form by `tokenise`, so that the entered card stays.
  const [{ sessionKey: firstKey = '' }] = useState<PaymentSession>(session);
  const { url } = session.paymentProviderConfiguration;

  useEffect(() => {
    const container = place.current;
    if (!container) return undefined;
    const onAnswer: { current: ((result: TokeniseResult) => void) | undefined } = { current: undefined };
    let usedKey = firstKey;
    let checkout: SagepayCheckout;
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
    const ready: HostedFields = {
      status: 'complete',
      async submit(_billing, { sessionKey = '' }) {
        const submitted = await awaitTokenisation((answer) => {
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

const loading: HostedFields = {
  status: 'loading',
  submit: () => Promise.resolve({ kind: 'refused', message: opayoMessages.notReady }),
};

const failed: HostedFields = { ...loading, status: 'failed', message: opayoMessages.notLoaded };
