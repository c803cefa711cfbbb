import type { SavedCard } from '../../../api/checkout';
import { loadScript } from '../loadScript';
import { paymentMessages } from '../../messages';
import { ProviderFailure, type CardProvider } from '../provider';
import { OpayoFields } from './OpayoFields';
import { opayoMessages, opayoText } from './opayoTexts';
import { sagepayScript, type Sagepay } from './sagepay';
import { oneAnswer } from './tokenise';

/** Opayo's drop-in form, whose cards the operator's server asks for; the bank's page comes in a frame of ours. */
export const opayo: CardProvider = {
  takenBy: 'token',
  savesByOurBox: true,

  async load({ paymentProviderConfiguration: { url }, sessionKey }) {
    if (sessionKey === undefined) throw new ProviderFailure(paymentMessages.noSession);
    try {
      await loadScript(sagepayScript(url));
    } catch (error) {
      throw new ProviderFailure(opayoMessages.notLoaded, { cause: error });
    }
  },

  Fields: OpayoFields,

  /** Links the code to the card at Opayo, in the browser: it goes nowhere else. */
  async submitSecurityCode(securityCode, { externalIdentifier }: SavedCard, { sessionKey = '' }) {
    const submitted = await oneAnswer((answer) =>
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
