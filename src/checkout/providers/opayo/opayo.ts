import type { SavedCard } from '../../../kit/api/checkout';
import { loadScript } from '../loadScript';
import { paymentMessages } from '../../paymentMessages';
import { ProviderFailure, type CardProvider } from '../provider';
import { OpayoFields } from './OpayoFields';
import { opayoMessages, opayoText } from './opayoTexts';
import { sagepayScript, type Sagepay } from './sagepay';
import { awaitTokenisation } from './tokenise';

/** The adapter to Opayo's drop-in form. The operator's server requests the money; the page frames the bank's challenge. */
export const opayo: CardProvider = {
  takenBy: 'token',
  needsSaveCardBox: true,

  async load({ paymentProviderConfiguration: { url }, sessionKey }) {
    if (sessionKey === undefined) throw new ProviderFailure(paymentMessages.noSession);
    try {
      await loadScript(sagepayScript(url));
    } catch (error) {
      throw new ProviderFailure(opayoMessages.notLoaded, { cause: error });
    }
  },

  Fields: OpayoFields,

  /** Links the security code to the saved card at Opayo, directly from the browser. */
  async submitSecurityCode(securityCode, { externalIdentifier }: SavedCard, { sessionKey = '' }) {
    const submitted = await awaitTokenisation((answer) =>
      (window as unknown as Sagepay).sagepayOwnForm({ merchantSessionKey: sessionKey }).activateReusableCardIdentifier({
        reusableCardIdentifier: externalIdentifier,
        securityCode,
        onActivated: answer,
      }),
    );
    return submitted.kind === 'token' ? { kind: 'token', body: { sessionKey } } : submitted;
  },

  text: opayoText,
};
