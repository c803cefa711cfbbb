import { requiredContext } from '../kit/components/requiredContext';
import type { ApiClient } from '../kit/api/ApiClient';
import type { SessionStore } from './SessionStore';
import type { WayBack } from './WayBack';

/** The customer's session, the page to return to after logging in, and the client for calls that log in by other ways. */
export type SignIn = { readonly session: SessionStore; readonly wayBack: WayBack; readonly client: ApiClient };

export const [SignInProvider, useSignIn] = requiredContext<SignIn>('session');
