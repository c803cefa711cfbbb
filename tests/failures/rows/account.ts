import { seedPassword } from '../../../operator/seed/customers';
import type { CallName } from '../../../src/kit/api/call';
import type { Visitor } from '../../journeys/support/Visitor';
import { addSoftPasskey, softDeviceOnly } from '../softPasskey';
import { choosingFile, inDialog, pressing, type Row, type Step } from '../Row';

function on(as: string, path: Row['path'], works: RegExp, steps: readonly Step[] = []): Row {
  return { site: 'my-account', as, path, works, steps };
}

/** A photo as the page sends it: one pixel. */
const pixel = {
  file_name: 'me.png',
  content: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};

const photo = choosingFile({ type: 'image/png', content: pixel.content });
const proof = choosingFile({ type: 'application/pdf', content: Buffer.from('%PDF-1.7').toString('base64') });

/** Bank details are read back before they are sent. */
const readBack: readonly Step[] = ['Continue', inDialog('Change bank details')];

const addingPasskey: readonly Step[] = [
  'Add a passkey',
  { 'Name of the passkey': 'Phone', 'Your password': seedPassword },
  'Make the passkey',
];
const tryPasskey: readonly Step[] = ['Make the passkey'];

/** Somebody who has begun to save a card. */
async function savingCard(visitor: Visitor): Promise<string> {
  await visitor.prepare('POST', '/api/my-account/saved-card/check', {});
  return '/checkout';
}

/** Somebody who has just registered, and has not confirmed the address yet. */
async function registered(visitor: Visitor): Promise<string> {
  const fields = await visitor.prepare('GET', '/api/data-fields?onboarding_type=customer_account_online');
  const { checksum } = fields as { readonly checksum: string };
  await visitor.prepare('POST', '/api/auth/customer/register?onboarding_type=customer_account_online', {
    client_id: 'aire-valley',
    source: 'my-account',
    data_fields: {
      _checksum: checksum,
      firstName: 'Robin',
      lastName: 'Fresh',
      email: 'robin.fresh@example.org',
      dateOfBirth: '1994-02-03',
      address: { lineOne: '14 Burley Lodge Terrace', city: 'Leeds', postcode: 'LS6 1QE' },
    },
    password: seedPassword,
    password_confirmation: seedPassword,
    terms: true,
  });
  return '/';
}

const cancel: readonly Step[] = ['Cancel membership', 'Cancel my membership'];
const freeze: readonly Step[] = [
  'Freeze membership',
  pressing('main form input[type=radio]'),
  { '1 month': true },
  'Freeze my membership',
];
const emptyFields = {
  'Current password': seedPassword,
  'New password': 'Rowing-22!',
  'Repeat new password': 'Rowing-22!',
};

/** The account's own pages. */
export const accountRows = {
  accountMemberships: on('morgan', '/memberships', /Account ending/),
  uploadProof: {
    ...on('nadia', '/memberships', /We have received your document/, [proof]),
    offers: 'Upload proof',
  },
  membershipEnding: on('morgan', '/memberships', /notice, to the end/, ['Cancel membership']),
  endMembership: {
    ...on('morgan', '/memberships', /You have cancelled this membership/, cancel),
    afterwards: cancel.slice(1),
  },
  keepMembership: {
    ...on('morgan', '/memberships', /Total Fitness goes on/, [...cancel, 'Keep Total Fitness after all']),
    afterwards: ['Keep Total Fitness after all'],
  },
  membershipFreeze: on('morgan', '/memberships', /A month while frozen/, ['Freeze membership']),
  freezeMembership: { ...on('morgan', '/memberships', /is frozen from/, freeze), afterwards: freeze.slice(1) },
  endFreeze: {
    ...on('morgan', '/memberships', /is not frozen|goes on/, [...freeze, 'Don’t freeze Total Fitness']),
    afterwards: ['Don’t freeze Total Fitness'],
  },
  accountBookings: on('morgan', '/bookings', /Yoga flow/),
  cancelBooking: on('morgan', '/bookings', /Yoga flow is cancelled/, ['Cancel Yoga flow', 'Cancel my booking']),
  accountPenalties: on('ruth', '/payments', /Missed booking: Spin 45/),
  accountPackages: on('morgan', '/packages', /Ten swims/),
  accountWallets: on(
    'morgan',
    async (visitor) => {
      await visitor.prepare('PUT', '/sandbox/settings', { walletPasses: true });
      return '/';
    },
    /Add to Google Wallet/,
  ),
  guestPasses: on('morgan', '/guest-passes', /Kit Reid/),
  sendGuestPass: on('morgan', '/guest-passes', /We have sent a guest pass to/, [
    { "Your guest's name": 'Robin Guest', "Your guest's email address": 'robin@example.org' },
    'Send a guest pass',
  ]),
  accountPayments: on('morgan', '/payments', /Page 1 of/),
  paymentReceipt: {
    ...on('morgan', '/payments', /Print this receipt/, [pressing('main td a')]),
    offers: 'Try again',
  },
  accountCard: on('morgan', '/payments', /Visa ending 4242/),
  removeAccountCard: {
    ...on('morgan', '/payments', /Your card is removed/, ['Remove card', inDialog('Remove card')]),
    offers: 'Remove card',
    doneAlready: /No card is saved/,
    again: ['Remove card', inDialog('Remove card')],
  },
  beginCardCheck: {
    ...on('morgan', '/payments', /Save this card/, ['Replace card']),
    offers: 'Replace card',
    again: ['Replace card'],
  },
  cardCheck: { ...on('morgan', savingCard, /Save this card/), offers: 'Try again' },
  changePassword: {
    ...on('amara', '/user-details', /Your password is changed/, [emptyFields, 'Change password']),
    doneAlready: /This isn[’']t your current password/,
  },
  changeEmail: on('amara', '/user-details', /We have sent a link to new@/, [
    { 'New email address': 'new@example.org', 'Your password': seedPassword },
    'Send me the link',
  ]),
  accountDirectDebit: on('morgan', '/payments', /Change bank details/),
  changeBankDetails: {
    ...on('morgan', '/payments', /Your bank details are changed/, [
      'Change bank details',
      {
        'Account holder': 'Morgan Reid',
        'Sort code': '200000',
        'Account number': '55779911',
        'I confirm that I am the account holder': true,
        'Your password': seedPassword,
      },
      ...readBack,
    ]),
    again: readBack,
  },
  startAddingPasskey: {
    ...on('amara', '/user-details', /Your passkey is added/, addingPasskey),
    again: tryPasskey,
    ...softDeviceOnly,
  },
  addPasskey: {
    ...on('amara', '/user-details', /Your passkey is added/, addingPasskey),
    again: tryPasskey,
    ...softDeviceOnly,
  },
  removePasskey: {
    ...on('amara', (visitor) => addSoftPasskey(visitor, '/user-details'), /Phone is removed|You have no passkey yet/, [
      'Remove Phone',
      inDialog('Remove passkey'),
    ]),
    again: ['Remove Phone', inDialog('Remove passkey')],
    ...softDeviceOnly,
  },
  dependants: on('leila', '/user-details', /Born on/),
  removeDependant: {
    ...on('leila', '/user-details', /Kofi is removed/, ['Remove Kofi Mensah', inDialog('Remove Kofi')]),
    again: ['Remove Kofi Mensah', inDialog('Remove Kofi')],
  },
  accountDevices: on('amara', '/user-details', /This device/),
  signOutEverywhere: {
    ...on('amara', '/user-details', /You are signed out on all devices/, ['Sign out everywhere']),
    doneAlready: /You have been logged out/,
  },
  accountAgreements: on('amara', '/user-details', /what you agree to is listed here/),
  marketingConsents: on('amara', '/user-details', /News and offers by post/),
  setMarketingConsent: {
    ...on('amara', '/user-details', /Saved\. News and offers by email: on/, [pressing('#marketing-email')]),
    offers: 'Save my details',
  },
  accountData: on('amara', '/user-details', /Your data is in your downloads/, ['Save my data']),
  accountDeletion: on('amara', '/delete-account', /Confirm that it is you/),
  deleteAccount: {
    ...on('amara', '/delete-account', /Your account is deleted/, [
      { 'Your password': seedPassword },
      'Delete my account',
      'Delete it for good',
    ]),
    again: ['Delete my account', 'Delete it for good'],
    doneAlready: /These details do not match our records/,
  },
  accountPasskeys: on('amara', '/user-details', /You have no passkey yet/),
  setPhoto: {
    ...on('amara', '/user-details', /Your photo is saved/, [photo]),
    offers: 'Add a photo',
  },
  removePhoto: on(
    'amara',
    async (visitor) => {
      await visitor.prepare('PUT', '/api/my-account/user/photo', pixel);
      return '/user-details';
    },
    /Your photo is removed/,
    ['Remove photo'],
  ),
  updateUser: on('amara', '/user-details', /Your details are saved/, [{ Mobile: '07700 900143' }, 'Save my details']),
  dataFields: on('amara', '/user-details', /Save my details/),
  user: { ...on('amara', '/user-details', /AV-10001/), again: [] },
  findAddresses: on('amara', '/user-details', /address(?:es)? found/, [{ Postcode: 'LS6 1QE' }, 'Find address']),
  mailConfirmation: {
    site: 'my-account',
    path: registered,
    becomes: 'robin.fresh',
    works: /We have sent another link to/,
    steps: ['Send the link again'],
  },
} satisfies Partial<Record<CallName, Row>>;
