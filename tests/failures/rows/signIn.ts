import { seedPassword } from '../../../operator/seed/customers';
import type { CallName } from '../../../src/kit/api/call';
import type { Visitor } from '../../journeys/support/Visitor';
import { pressing, seeing, type Row, type Step } from '../Row';
import { addSoftPasskey, softDeviceOnly } from '../softPasskey';
import { mailedPath } from './ready';

const who = { 'Email address or customer ID': 'amara@example.org', Password: seedPassword };
const submit = pressing('main form button[type=submit]');
const fresh = 'Rowing-22!';

function on(path: Row['path'], works: RegExp, steps: readonly Step[]): Row {
  return { site: 'my-account', path, works, steps };
}

/** Somebody who is signed out, and whose device has a passkey. */
async function withPasskey(visitor: Visitor): Promise<string> {
  await visitor.logIn('amara@example.org');
  await addSoftPasskey(visitor, '/login');
  await visitor.prepare('POST', '/api/auth/logout');
  return '/login';
}

const byPasskey: Row = { ...on(withPasskey, /Good to see you, Amara/, ['Use a passkey']), ...softDeviceOnly };

/** Logging in and out, and what is mailed. */
export const signInRows = {
  login: { ...on('/login', /Good to see you, Amara/, [who, submit]), offers: 'Log in' },
  startPasskeyLogin: byPasskey,
  passkeyLogin: byPasskey,
  session: {
    site: 'my-account',
    path: '/',
    works: /Log in to see your memberships/,
    unharmed: 'It looks for a session whose cookie the page does not see. A visitor without one can log in.',
  },
  logout: {
    site: 'my-account',
    as: 'amara',
    path: '/',
    works: /You have been logged out|Log in to see/,
    steps: [seeing('Nothing is booked yet'), 'Log out'],
  },
  forgottenPassword: on('/login', /Check your email/, [
    'I have forgotten my password',
    { 'Email address or customer ID': 'amara@example.org' },
    'Send me the link',
  ]),
  resetPassword: {
    ...on(
      async (visitor: Visitor) => {
        await visitor.prepare('POST', '/api/auth/customer/forgotten-password', {
          email_or_reference: 'amara@example.org',
        });
        return mailedPath(visitor);
      },
      /Your password has been changed/,
      [{ 'New password': fresh, 'Repeat new password': fresh }, 'Save and log in'],
    ),
    doneAlready: /This link has expired or was used already/,
  },
  confirmEmail: {
    ...on(
      async (visitor) => {
        await visitor.prepare('POST', '/api/my-account/user/email', {
          email: 'new@example.org',
          current_password: seedPassword,
        });
        return mailedPath(visitor);
      },
      /is confirmed/,
      ['Confirm my email address'],
    ),
    as: 'amara',
    doneAlready: /This link has expired or was used already/,
  },
  register: {
    site: 'online-joining',
    path: '/register',
    works: /Your account is ready|Choose your home centre/,
    offers: 'Create',
    steps: [
      {
        'First name': 'Robin',
        'Last name': 'Fresh',
        'Date of birth': '03/02/1994',
        'Email address': 'robin.fresh@example.org',
        'Address line one': '14 Burley Lodge Terrace',
        'Town or city': 'Leeds',
        Postcode: 'LS6 1QE',
        Password: seedPassword,
        'Repeat password': seedPassword,
        'I agree to the Terms and Conditions': true,
      },
      pressing('.register form .sec-foot .btn-primary'),
    ],
  },
} satisfies Partial<Record<CallName, Row>>;
