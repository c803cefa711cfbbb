import type { Caller, Reply } from '../../harness';

export type Mail = { readonly recipient: string; readonly subject: string; readonly body: string };

export async function mails(caller: Caller): Promise<readonly Mail[]> {
  return JSON.parse((await caller.get('/sandbox/outbox')).text) as readonly Mail[];
}

/** Asks for a new password, and answers with the token of the last mail's link; empty where there is none. */
export async function mailedToken(caller: Caller, email_or_reference: string): Promise<string> {
  await forget(caller, email_or_reference);
  return /#(\S+)/.exec((await mails(caller)).at(-1)?.body ?? '')?.[1] ?? '';
}

export function forget(caller: Caller, email_or_reference: string): Promise<Reply> {
  return caller.post('/api/auth/customer/forgotten-password', { email_or_reference });
}

export function reset(caller: Caller, token: string, password: string, repeated = password): Promise<Reply> {
  const body = { token, password, password_confirmation: repeated };
  return caller.post('/api/auth/customer/reset-password', body);
}
