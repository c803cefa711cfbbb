import { useState } from 'react';
import { requirePart } from '../../kit/components/lazyPart';
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
      const { logInWith, signChallenge } = await requirePart(import('./signChallenge'));
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
