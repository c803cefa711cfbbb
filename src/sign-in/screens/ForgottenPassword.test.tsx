// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '../../kit/api/ApiClient';
import type { SignIn } from '../SignInContext';
import { SignInProvider } from '../SignInContext';
import { ForgottenPassword } from './ForgottenPassword';

beforeAll(() => import('../../kit/components/dialog/Dialog')); // whose first load may take longer than a test waits
afterEach(cleanup);

type Answer = readonly [status: number, body: object];

/** Opens the dialog at a server that gives these answers, one after the other. Returns what was asked of it. */
async function open(...answers: readonly Answer[]): Promise<readonly unknown[]> {
  const asked: unknown[] = [];
  const client = new ApiClient({
    base: 'https://api.example',
    network: (_, init) => {
      asked.push(JSON.parse(init.body as string));
      const [status, body] = answers[asked.length - 1] ?? [500, {}];
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    },
    bearer: () => undefined,
    onUndeclared: (fault) => {
      throw new Error(fault);
    },
    onUnauthorised: () => undefined,
  });
  render(
    <SignInProvider value={{ client } as SignIn}>
      <ForgottenPassword onClose={() => undefined} />
    </SignInProvider>,
  );
  await screen.findByRole('dialog', { name: 'Forgotten your password?' });
  return asked;
}

function send(label: string, login: string): void {
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value: login } });
  fireEvent.click(screen.getByRole('button', { name: 'Send me the link' }));
}

const several: Answer = [422, { message: 'Multiple accounts use this email address. Enter your customer ID.' }];

it('asks for the customer ID of an address with several accounts, and says so again where it is still the address', async () => {
  const asked = await open(several, several, [200, { data: { sent: true } }]);
  send('Email address or customer ID', ' family@example.org ');
  expect(await screen.findByRole('dialog', { name: 'Enter your customer ID' })).toBeTruthy();
  expect(screen.getByText('Multiple accounts use this email address. Enter your customer ID.')).toBeTruthy();
  send('Customer ID', 'family@example.org');
  expect(await screen.findByText(/^This email address belongs to more than one account\./)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Customer ID/).value).toBe('family@example.org');
  send('Customer ID', 'AV-10010');
  expect(await screen.findByRole('dialog', { name: 'Check your email' })).toBeTruthy();
  const logins = ['family@example.org', 'family@example.org', 'AV-10010'];
  expect(asked).toEqual(logins.map((email_or_reference) => ({ email_or_reference })));
});

it('says why the server refuses what was typed, and keeps it', async () => {
  const reason = 'Email or reference must be 320 characters or fewer.';
  await open([422, { message: 'The given data was invalid.', errors: { emailOrReference: [reason] } }]);
  send('Email address or customer ID', 'a'.repeat(321));
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.queryByText('The given data was invalid.')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/^Email address/).value).toHaveLength(321);
});
