import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedHarness, type Caller, type Harness, type Reply } from '../harness';
import { clearWebp, damaged, disguised, jpeg, pdf, png, uploaded, webp } from './files';
import { rowsOf } from './rows';
import { membershipsOf, morgan, nadia, rowCount, times, userOf } from './support';

let harness: Harness;
beforeAll(async () => {
  harness = await sharedHarness();
});

const megabyte = 1024 * 1024;
const photoUrl = '/api/my-account/user/photo';
const setPhoto = (caller: Caller, file: object): Promise<Reply> => caller.put(photoUrl, file);
const addressIn = ({ data }: Reply): string => (data as { profile_photo: string }).profile_photo;
const own = async (caller: Caller) => (await membershipsOf(caller))[0] ?? expect.unreachable();
const hand = async (caller: Caller, file: object, headers: Record<string, string> = {}): Promise<Reply> =>
  caller.post(`/api/my-account/memberships/${(await own(caller)).id}/documents`, file, headers);
const unreadable = { content: ['The file could not be read.'] };
const tooBig = { message: 'This is too big to send. Please choose a smaller file.' };

describe('a profile photo', () => {
  it.each([
    ['image/png', png()],
    ['image/jpeg', jpeg()],
    ['image/webp', webp()],
    ['image/webp', clearWebp()],
  ])('is kept and shown as %s, to its owner alone', async (type, bytes) => {
    const caller = await harness.signedIn(morgan);
    const reply = await setPhoto(caller, uploaded(bytes));
    expect(addressIn(reply)).toMatch(/^\/api\/my-account\/user\/photo\/[\da-f-]{36}$/);
    expect(await userOf(caller)).toMatchObject({ profile_photo: addressIn(reply) });
    const shown = await harness.app.inject({
      url: addressIn(reply),
      headers: { authorization: `Bearer ${caller.token ?? ''}` },
    });
    expect(shown.statusCode).toBe(200);
    expect(shown.rawPayload.equals(bytes)).toBe(true);
    expect(shown.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await (await harness.caller(caller.testId)).get(addressIn(reply))).toMatchObject({ status: 401 });
  });

  it.each(damaged)('is not %s', async (_, bytes) => {
    const caller = await harness.signedIn(morgan);
    expect(await setPhoto(caller, uploaded(bytes))).toMatchObject({
      status: 422,
      body: { errors: { content: ['This picture is damaged. Please choose another file.'] } },
    });
    expect(await userOf(caller)).toMatchObject({ profile_photo: null });
  });

  it('is what its first bytes say, even with a page hidden in it', async () => {
    const caller = await harness.signedIn(morgan);
    const polyglot = Buffer.concat([png(), Buffer.from('<html><script>alert(1)</script></html>')]);
    const reply = await setPhoto(caller, uploaded(polyglot, 'page.html'));
    const { headers } = await caller.get(addressIn(reply));
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  });

  it('is replaced by the next one, and goes when it is taken away', async () => {
    const caller = await harness.signedIn(morgan);
    const first = addressIn(await setPhoto(caller, uploaded(png())));
    const second = addressIn(await setPhoto(caller, uploaded(jpeg())));
    expect(second).not.toBe(first);
    expect(await caller.get(first)).toMatchObject({ status: 404 });
    expect(await caller.get(second)).toMatchObject({ status: 200 });
    expect(await caller.delete(photoUrl)).toMatchObject({ status: 200, data: { profile_photo: null } });
    expect(await caller.delete(photoUrl)).toMatchObject({ status: 200, data: { profile_photo: null } });
    expect(await caller.get(second)).toMatchObject({ status: 404 });
    expect(await userOf(caller)).toMatchObject({ profile_photo: null });
  });

  it('has 2 MB at most', async () => {
    const caller = await harness.signedIn(morgan);
    const kept = addressIn(await setPhoto(caller, uploaded(png(2 * megabyte))));
    const content = ['The file is too big. It can have 2 MB at most.'];
    for (const size of [2 * megabyte + 1, 5 * megabyte])
      expect(await setPhoto(caller, uploaded(png(size)))).toMatchObject({ status: 422, body: { errors: { content } } });
    expect(await setPhoto(caller, uploaded(png(6 * megabyte)))).toMatchObject({ status: 413, body: tooBig });
    expect(await userOf(caller)).toMatchObject({ profile_photo: kept });
  });

  it.each([...disguised, ['a PDF', pdf()] as const])('is not %s, whatever it is called', async (_what, bytes) => {
    const caller = await harness.signedIn(morgan);
    const kept = addressIn(await setPhoto(caller, uploaded(png())));
    const errors = { content: ['The file must be a JPEG, PNG or WebP.'] };
    expect(await setPhoto(caller, uploaded(bytes, 'me.png'))).toMatchObject({ status: 422, body: { errors } });
    expect(await userOf(caller)).toMatchObject({ profile_photo: kept });
  });

  it.each(['', '!!!!', 'iVBORw0KGgo', 'data:image/png;base64,iVBORw0KGgo='])(
    'is not the text "%s"',
    async (content) => {
      const caller = await harness.signedIn(morgan);
      const reply = await setPhoto(caller, { file_name: 'me.png', content });
      expect(reply).toMatchObject({ status: 422, body: { errors: unreadable } });
      expect(await userOf(caller)).toMatchObject({ profile_photo: null });
    },
  );

  it('is one, however many come at once', async () => {
    const caller = await harness.signedIn(morgan);
    const rows = await rowCount(harness, 'profile_photos');
    const replies = await times(5, () => setPhoto(caller, uploaded(png())));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await rowCount(harness, 'profile_photos')).toBe(rows + 1);
  });
});

describe('a proof of eligibility', () => {
  it.each([
    ['a picture of a card', png()],
    ['a PDF', pdf()],
  ])('is handed in as %s, and looked at from then on', async (_what, bytes) => {
    const caller = await harness.signedIn(nadia);
    const reply = await hand(caller, uploaded(bytes, 'student card.pdf'));
    const documents = [{ file_name: 'student card.pdf', uploaded_at: expect.stringMatching(/^\d{4}-.*Z$/) as string }];
    const expected = { state: 'pending', eligibility: { state: 'submitted', documents } };
    expect(reply).toMatchObject({ status: 201, data: expected });
    expect(await own(caller)).toMatchObject(expected);
    expect(await userOf(caller)).toMatchObject({ membership_document_upload_required: false });
    const { bytes: kept } = await harness.db
      .selectFrom('membership_documents')
      .select('bytes')
      .where('membership_id', '=', (await own(caller)).id)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(kept).equals(bytes)).toBe(true);
  });

  it('stands beside those handed in before, and once where it is sent twice', async () => {
    const caller = await harness.signedIn(nadia);
    await hand(caller, uploaded(pdf(), 'front.pdf'));
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [
      await hand(caller, uploaded(pdf(), 'back.pdf'), key),
      await hand(caller, uploaded(pdf(), 'back.pdf'), key),
    ];
    expect(second.body).toEqual(first.body);
    const names = (await own(caller)).eligibility?.documents.map(({ file_name }) => file_name);
    expect(names).toEqual(['front.pdf', 'back.pdf']);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Nadia\\card.pdf', 'card.pdf'],
    ['card\u0000\u0007\r\n\u202Efdp.exe', 'cardfdp.exe'],
    ['  card.pdf ', 'card.pdf'],
    ['..', 'document'],
    ['', 'document'],
    ['\u200B/', 'document'],
    ['é'.repeat(255), 'é'.repeat(120)],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('called %j is kept as %j', async (given, kept) => {
    const caller = await harness.signedIn(nadia);
    expect(await hand(caller, uploaded(pdf(), given))).toMatchObject({
      status: 201,
      data: { eligibility: { documents: [{ file_name: kept }] } },
    });
  });

  it('has 5 MB at most', async () => {
    const caller = await harness.signedIn(nadia);
    const before = await rowsOf(harness.db, caller.testId, nadia);
    const content = ['The file is too big. It can have 5 MB at most.'];
    const bigger = await hand(caller, uploaded(pdf(5 * megabyte + 1)));
    expect(bigger).toMatchObject({ status: 422, body: { errors: { content } } });
    expect(await hand(caller, uploaded(pdf(6 * megabyte)))).toMatchObject({ status: 413, body: tooBig });
    expect(await rowsOf(harness.db, caller.testId, nadia)).toEqual(before);
    expect(await hand(caller, uploaded(pdf(5 * megabyte), 'é'.repeat(255)))).toMatchObject({ status: 201 });
  });

  it.each(disguised)('is not %s, and nothing is kept of it', async (_what, bytes) => {
    const caller = await harness.signedIn(nadia);
    const before = await rowsOf(harness.db, caller.testId, nadia);
    const errors = { content: ['The file must be a JPEG, PNG, WebP or PDF.'] };
    expect(await hand(caller, uploaded(bytes, 'card.png'))).toMatchObject({ status: 422, body: { errors } });
    expect(await rowsOf(harness.db, caller.testId, nadia)).toEqual(before);
  });

  it('is not taken where none is asked for, or where the membership has ended', async () => {
    const caller = await harness.signedIn(morgan);
    const message = 'This membership needs no proof of eligibility.';
    expect(await hand(caller, uploaded(pdf()))).toMatchObject({ status: 422, body: { message } });
    const student = await harness.signedIn(nadia);
    const { id } = await own(student);
    await harness.db.updateTable('memberships').set({ end_date: '2026-01-31' }).where('id', '=', id).execute();
    expect(await hand(student, uploaded(pdf()))).toMatchObject({
      status: 422,
      body: { message: 'This membership has ended.' },
    });
  });

  it('is taken ten times, however many come at once', async () => {
    const caller = await harness.signedIn(nadia);
    const replies = await times(12, (index) => hand(caller, uploaded(pdf(), `${index}.pdf`)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(2);
    expect((await own(caller)).eligibility?.documents).toHaveLength(10);
  });
});

describe('a request without a file', () => {
  it('keeps to the usual limit', async () => {
    const caller = await harness.signedIn(morgan);
    const guest_name = 'a'.repeat(2 * megabyte);
    const reply = await caller.post('/api/my-account/guest-passes', { guest_name, guest_email: 'a@example.org' });
    expect(reply).toMatchObject({ status: 413 });
  });
});
