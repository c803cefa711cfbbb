import { useState } from 'react';
import { messages } from '../../ground/core/messages';
import { canUsePasskeys } from '../../kit/site/canUsePasskeys';
import { useSite } from '../../kit/site/SiteContext';
import { useSignIn } from '../SignInContext';

const declinedText = 'No passkey was used. Try again, or log in with your password.';

type PasskeyLoginParts = {
  readonly keeps: boolean;
  /** Shows why the customer is not logged in; `undefined` when a try begins. */
  readonly onError: (text: string | undefined) => void;
};

export type PasskeyLogin = {
  readonly isOffered: boolean;
  /** True while the browser asks for a passkey. */
  readonly isAsking: boolean;
  readonly ask: () => Promise<void>;
};

/** Logs in by a passkey, for which the browser asks the visitor. */
export function usePasskeyLogin({ keeps, onError }: PasskeyLoginParts): PasskeyLogin {
  const { session, client } = useSignIn();
  const isOffered = canUsePasskeys(useSite().config);
  const [isAsking, setAsking] = useState(false);
  const ask = async (): Promise<void> => {
    if (isAsking || session.login.loading) return;
    onError(undefined);
    setAsking(true);
    try {
      const part = await import('./signChallenge').catch(() => undefined);
      if (!part) return onError(messages.reload); // a page that loads again by itself would lose what is typed
      const { logInWith, signChallenge } = part;
      const signed = await signChallenge(client);
      if (signed.kind === 'declined') return onError(declinedText);
      if (signed.kind === 'failed') return onError(signed.error.message);
      onError((await session.logIn(() => logInWith(client, signed.passkey, keeps), keeps))?.message);
    } finally {
      setAsking(false);
    }
  };
  return { isOffered, isAsking, ask };
}
