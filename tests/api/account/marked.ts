import { expect } from 'vitest';
import type { Wire } from '../../../schemas/generated/wire';
import { SoftPasskey } from '../../support/SoftPasskey';
import { Booker, campAnswers, offers, only, waiver } from '../bookings/support';
import { sharedHarness, type Caller, type Harness } from '../harness';
import { single } from '../payments/support';
import { png, uploaded } from './files';

export const markedPassword = 'Rowing-22!';
export const markedEmail = 'zebedee@quillfeather.example';

/** Everything by which a text betrays the marked customer, in lower case. */
export const marks = [
  ...['zebedee', 'quillfeather', '07700 911911', 'marker lane', 'ls9 9zz', '1987-11-23'],
  ...['tamsin', 'guestington', 'quincey', 'married at gretna', '77665544', 'because of my knee', 'a note on my health'],
];

export type Marked = { readonly caller: Caller; readonly booker: Booker; readonly id: string };

/** Registers a customer whose every value can be found again in the database, without anything else. */
export async function register(harness: Harness, caller: Caller): Promise<Marked> {
  const form = await caller.get('/api/data-fields?onboarding_type=customer_account_online');
  const data_fields = {
    firstName: 'Zebedee',
    lastName: 'Quillfeather',
    dateOfBirth: '1987-11-23',
    email: markedEmail,
    mobile: '07700 911911',
    address: { lineOne: '1 Marker Lane', city: 'Leeds', postcode: 'LS9 9ZZ' },
    marketing: { email: true },
    _checksum: form.body.checksum,
  };
  const [password, password_confirmation] = [markedPassword, markedPassword];
  const body = { client_id: 'aire-valley', source: 'bookings', data_fields, password, password_confirmation };
  const path = '/api/auth/customer/register?onboarding_type=customer_account_online';
  expect(await caller.post(path, { ...body, terms: true })).toMatchObject({ status: 201 });
  const { id } = (await caller.get('/api/auth/user')).data as { id: string };
  return { caller, booker: new Booker(caller, harness), id };
}

/** A customer of whom every table that names one has a row, each with something that betrays them. */
export async function markedCustomer(): Promise<Marked> {
  const harness = await sharedHarness();
  const marked = await register(harness, await harness.caller());
  await buy(marked, harness);
  await useAccount(marked);
  await insertPast(marked, harness);
  return marked;
}

/** Buys a place for a child, and leaves a basket, a membership and a place in a queue behind. */
async function buy({ caller, booker, id }: Marked, { db }: Harness): Promise<void> {
  const child = { first_name: 'Tamsin', last_name: 'Quillfeather', date_of_birth: '2018-04-05' };
  const { data } = await caller.post('/api/my-account/dependants', child);
  const { id: purchased_for_user_id } = data as { id: string };
  const answers = campAnswers.map((each) => ({ ...each, answer: `Tamsin, ${each.answer}` }));
  const place = only(await booker.added(await booker.slot(offers.camp), { purchased_for_user_id }));
  expect(await booker.update(place.id, { answers })).toMatchObject({ status: 200 });
  const paid = await booker.authorise({ save_card: true, completed_waivers: [waiver] });
  const { transaction_uuid } = paid.data as { transaction_uuid: string };
  await booker.order(await booker.complete(transaction_uuid, { completed_waivers: [waiver] }));
  await db
    .updateTable('bookings')
    .set({ date: '2021-03-04', state: 'attended' })
    .where('customer_id', '=', id)
    .execute();
  await booker.added(await booker.slot(offers.badminton));
  expect(await booker.prepare()).toMatchObject({ status: 200 });
  expect(await caller.post('/api/memberships/online-joining/store', single)).toMatchObject({ status: 201 });
  const full = await booker.slot(offers.badminton, { nth: 3, left: 0 });
  const waits = { slot_id: full.id, attendee_ids: [id] };
  expect(await caller.post('/api/waiting-list', waits)).toMatchObject({ status: 200 });
}

/** Sets up what My details offers. */
async function useAccount({ caller, id }: Marked): Promise<void> {
  await caller.put('/api/my-account/user/photo', uploaded(png()));
  const passkeys = '/api/my-account/passkeys';
  const wanted = { name: 'Zebedee’s phone', current_password: markedPassword };
  const { data } = await caller.post(`${passkeys}/start`, wanted);
  const { challenge } = (data as Wire['startAddingPasskey']['answer']).asked;
  const made = new SoftPasskey().made({ challenge, origin: 'http://my-account.joinery.localhost:4000' });
  expect(await caller.post(passkeys, made)).toMatchObject({ status: 200 });
  await caller.post(`${passkeys}/start`, wanted);
  const change = { email: 'zebedee@elsewhere.example', current_password: markedPassword };
  expect(await caller.post('/api/my-account/user/email', change)).toMatchObject({ status: 200 });
  expect(await caller.put('/sandbox/settings', { identity: { name: 'by_request' } })).toMatchObject({ status: 200 });
  const name = { first_name: 'Zebedee', last_name: 'Quincey', reason: 'I married at Gretna.' };
  expect(await caller.post('/api/my-account/identity/requests/name', name)).toMatchObject({ status: 200 });
  expect(await caller.post('/api/auth/customer/forgotten-password', { email_or_reference: markedEmail })).toMatchObject(
    {
      status: 200,
    },
  );
  expect(id).not.toBe('');
}

/** Inserts what the past of a member leaves: it cannot be made by calls today. */
async function insertPast({ id: customer_id, caller }: Marked, { db }: Harness): Promise<void> {
  const { id: membership_id } = await db
    .insertInto('memberships')
    .values({
      ...{ customer_id, order_id: null, membership_type_id: 2, payment_option_id: 20, home_venue_id: 1 },
      ...{ start_date: '2020-01-01', end_date: '2021-01-31', billing_day: 1, state: 'active' },
      ...{ leaving_reason: 'Because of my knee', proof_state: 'accepted' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: attempt_id } = await db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select('payment_attempts.id')
    .where('orders.customer_id', '=', customer_id)
    .executeTakeFirstOrThrow();
  const refund = { name: 'Yoga flow', line: 'Yoga flow, 4 March 2021', amount: 700, state: 'done' } as const;
  await db
    .insertInto('card_refunds')
    .values({ customer_id, attempt_id, ...refund, settled_at: new Date() })
    .execute();
  const file = { file_name: 'zebedee-card.pdf', content_type: 'application/pdf', bytes: Buffer.from('%PDF-1.7\n') };
  await db
    .insertInto('membership_documents')
    .values({ membership_id, ...file })
    .execute();
  await db
    .insertInto('mandates')
    .values({
      ...{ customer_id, cart_id: null, account_holder: 'Z Quillfeather', sort_code: '089999' },
      ...{ account_number: '77665544', billing_address: JSON.stringify({ line: '1 Marker Lane' }) },
      ...{ state: 'active', reference: 'AVLZEBEDEE' },
    })
    .execute();
  const guest = { guest_name: 'Gil Guestington', guest_email: 'gil@guestington.example' };
  const days = { sent_on: '2021-01-01', valid_until: '2021-01-31' };
  await db
    .insertInto('guest_passes')
    .values({ customer_id, ...guest, ...days })
    .execute();
  const mail = { subject: 'A guest pass', body: 'Zebedee invites you.' };
  const { testId: test_id } = caller;
  await db
    .insertInto('outbox')
    .values({ test_id, recipient: guest.guest_email, ...mail })
    .execute();
  const settled = { given_on: '2021-01-02', settled_on: '2021-01-03' };
  await db
    .insertInto('penalties')
    .values({ customer_id, reason: 'A note on my health', amount: 500, ...settled })
    .execute();
  await db
    .insertInto('packages')
    .values({
      customer_id,
      name: 'Zebedee’s ten swims',
      description: null,
      venue_id: null,
      total_uses: 10,
      uses_left: 0,
      expires_on: null,
    })
    .execute();
  await db
    .insertInto('account_payments')
    .values({
      ...{ customer_id, date: '2021-01-01', description: 'Swim membership', paid_with: 'Direct Debit' },
      ...{ kind: 'payment', amount: 3400, lines: JSON.stringify([{ label: 'Swim', amount: 3400 }]) },
    })
    .execute();
}
