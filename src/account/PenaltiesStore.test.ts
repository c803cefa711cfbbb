import { describe, expect, it } from 'vitest';
import type { Penalty } from '../kit/api/account';
import type { Basket } from '../kit/api/basket';
import type { CallResult } from '../kit/api/ApiClient';
import { requestError } from '../kit/api/RequestError';
import { PenaltiesStore } from './PenaltiesStore';

const penalty = { id: 'p1', settledOn: null } as Penalty; // all that the store reads

function created(answer: () => Promise<CallResult<'addPenaltyToBasket'>>) {
  const sent: unknown[] = [];
  let loads = 0;
  const penalties = new PenaltiesStore({
    api: {
      penalties: () => {
        loads += 1;
        return Promise.resolve({ ok: true, data: [penalty], checksum: undefined });
      },
    },
    basket: {
      addPenalty: (owner, id) => {
        sent.push([owner, id]);
        return answer();
      },
    },
  });
  return { penalties, sent, loads: () => loads };
}

describe('the penalties of an account', () => {
  it('puts one into the basket of bookings, once for two presses', async () => {
    const { penalties, sent } = created(() => Promise.resolve({ ok: true, data: {} as Basket, checksum: undefined }));
    const presses = [penalties.putIntoBasket(penalty), penalties.putIntoBasket(penalty)];
    expect(penalties.busyId).toBe('p1');
    expect(await Promise.all(presses)).toEqual([true, false]);
    expect(sent).toEqual([[{ source: 'bookings' }, 'p1']]);
    expect(penalties.busyId).toBeUndefined();
  });

  it('says why one could not be put there, and loads them again, until they are forgotten', async () => {
    const error = requestError(409, { message: 'This penalty has been settled already.' });
    const { penalties, loads } = created(() => Promise.resolve({ ok: false, error }));
    expect(await penalties.putIntoBasket(penalty)).toBe(false);
    expect(penalties.refusal?.text).toContain('settled already');
    expect(loads()).toBe(1);
    penalties.forget();
    expect([penalties.refusal, penalties.all.request.data]).toEqual([undefined, undefined]);
  });
});
