import { describe, expect, it } from 'vitest';
import type { AccountBooking } from '../kit/api/account';
import { ApiRequest } from '../kit/api/ApiRequest';
import type { CallResult } from '../kit/api/ApiClient';
import { requestError } from '../kit/api/RequestError';
import type { CustomerRecord, StaffApi } from '../kit/api/staff';
import { CustomerRecordStore } from './CustomerRecordStore';

const booking = (id: string) => ({ id, name: 'Badminton court' }) as AccountBooking;
const known = { photo: null, penalties: [], bookings: [] } as unknown as CustomerRecord;

/** Returns the record of a customer whose cancellations wait for `answer`. */
async function served() {
  const waiting: ((outcome: CallResult<'staffCancelBooking'>) => void)[] = [];
  const sent: string[] = [];
  let credits = 0;
  const record = new CustomerRecordStore(
    {
      record: () => Promise.resolve({ ok: true, data: known, checksum: undefined }),
      photo: () => Promise.resolve(undefined),
      bookingTimes: () => expect.unreachable(),
      moveBooking: () => expect.unreachable(),
      waivePenalty: () => expect.unreachable(),
      cancelBooking: ({ bookingId: id }) => {
        sent.push(id);
        return new Promise((resolve) => waiting.push(resolve));
      },
    } as Partial<StaffApi> as StaffApi,
    { served: new ApiRequest(), onCancelled: () => void (credits += 1), tillVenue: () => undefined },
  );
  await record.show('c1');
  const answer = (outcome: CallResult<'staffCancelBooking'>): void => waiting.shift()?.(outcome);
  return { record, sent, answer, credits: () => credits };
}

describe('CustomerRecordStore', () => {
  it('asks about no other booking while one is being cancelled, and tells of the one that was', async () => {
    const { record, sent, answer, credits } = await served();
    record.ask(booking('a'));
    const cancelling = record.cancel();
    record.ask(booking('b'));
    record.ask(undefined);
    expect(record.asked?.id).toBe('a');
    await record.cancel();
    answer({ ok: true, data: booking('a'), checksum: undefined });
    await cancelling;
    expect([record.asked, record.cancelled?.id, sent, credits()]).toEqual([undefined, 'a', ['a'], 1]);
  });

  it('keeps the question when the answer is lost, so that it can be sent again', async () => {
    const { record, sent, answer, credits } = await served();
    record.ask(booking('a'));
    const lost = record.cancel();
    answer({ ok: false, error: requestError(0, undefined) });
    await lost;
    expect([record.asked?.id, record.cancelled, credits()]).toEqual(['a', undefined, 0]);
    const again = record.cancel();
    answer({ ok: true, data: booking('a'), checksum: undefined });
    await again;
    expect([record.cancelled?.id, sent, credits()]).toEqual(['a', ['a', 'a'], 1]);
  });

  it('keeps nothing of a customer for the next, also when an answer comes late', async () => {
    const { record, answer, credits } = await served();
    record.ask(booking('a'));
    const cancelling = record.cancel();
    record.clear();
    await record.show('c2');
    answer({ ok: true, data: booking('a'), checksum: undefined });
    await cancelling;
    expect([record.asked, record.cancelled, record.cancelling.loading, credits()]).toEqual([
      undefined,
      undefined,
      false,
      0,
    ]);
  });
});
