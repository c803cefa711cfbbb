import { requiredContext } from '../kit/components/requiredContext';
import type { SessionStore } from './SessionStore';
import type { WayBack } from './WayBack';

/** The customer's session, and the page to return to after logging in. */
export type SignIn = { readonly session: SessionStore; readonly wayBack: WayBack };

export const [SignInProvider, useSignIn] = requiredContext<SignIn>('session');
