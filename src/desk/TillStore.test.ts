import { describe, expect, it } from 'vitest';
import { requestError } from '../kit/api/RequestError';
import type { TillApi, TillCount, TillSheet } from '../kit/api/till';
import { TillStore } from './TillStore';

const sheetOf = (version: string, more: Partial<TillSheet> = {}): TillSheet =>
  ({ id: 'd1', version, float: null, tenders: [], ...more }) as unknown as TillSheet; // all that the store reads

const draft = { amounts: { float: '', cash: '31.00', cheque: '0', voucher: '0' }, coins: { 1000: '3' } };
const count: TillCount = { cash: 3100, cheque: 0, voucher: 0, float: 2000 };
const refusal = { ok: false, error: requestError(409, { message: 'The till has changed.' }) } as const;
const unknown = { ok: false, error: requestError(0, undefined) } as const;
const ok = <T>(data: T) => ({ ok: true, data, checksum: undefined }) as const;
type Answered = Awaited<ReturnType<TillApi['count']>>;

/** A till with an open day, at a server that answers so; the last answer stands for all after it. */
async function counting(answers: { readonly count?: readonly Answered[]; readonly close?: readonly Answered[] }) {
  const sent: { key: string; version: string }[] = [];
  const left = { count: [...(answers.count ?? [ok(sheetOf('v1'))])], close: [...(answers.close ?? [])] };
  const next = (of: 'count' | 'close'): Promise<Answered> => {
    const [first = unknown] = left[of];
    if (left[of].length > 1) left[of].shift();
    return Promise.resolve(first);
  };
  let day: TillSheet | null = sheetOf('v1');
  const opened: string[] = [];
  const api: TillApi = {
    now: () => Promise.resolve(ok({ venue: 'Kirkstall Bridge', day })),
    open: (_float, key) => {
      opened.push(key);
      return Promise.resolve(opened.length === 1 ? unknown : ok(sheetOf('v1')));
    },
    count: () => next('count'),
    close: (_id, { version }, key) => {
      sent.push({ key, version });
      return next('close');
    },
    closedDays: () => Promise.resolve(ok([])),
    closedDay: () => Promise.resolve(ok(sheetOf('v1'))),
  };
  const kept = new Map<string, string>();
  const reload = async (): Promise<TillStore> => {
    const reloaded = new TillStore(api, {
      read: (key) => kept.get(key),
      write: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
    });
    await reloaded.load();
    return reloaded;
  };
  const till = await reload();
  till.beginCount();
  await till.check(count);
  return { till, kept, reload, sent, opened, leave: (now: TillSheet | null) => void (day = now) };
}

describe('TillStore', () => {
  it('opens a till by the same key until it knows the outcome', async () => {
    const { till, opened } = await counting({});
    await till.open(2000);
    await till.open(2000);
    await till.open(2000);
    expect(opened[1]).toBe(opened[0]);
    expect(opened[2]).not.toBe(opened[0]);
  });

  it('closes the day at the figures that staff saw', async () => {
    const { till, sent } = await counting({ close: [ok(sheetOf('v1', { closedAt: 'now' }))] });
    expect(till.checked?.version).toBe('v1');
    expect(await till.close()).toBe('d1');
    expect(sent).toMatchObject([{ version: 'v1' }]);
    expect([till.isCounting, till.day, till.checked]).toEqual([false, undefined, undefined]);
    expect(await till.close()).toBeUndefined();
    expect(sent).toHaveLength(1);
  });

  it('sends a closing without an answer again by its key', async () => {
    const { till, sent } = await counting({ close: [unknown, ok(sheetOf('v1'))] });
    expect(await till.close()).toBeUndefined();
    expect(till.checked).toBeDefined();
    expect(await till.close()).toBe('d1');
    expect(sent[1]).toEqual(sent[0]);
  });

  it('shows the new figures after a sale, and keeps what was counted', async () => {
    const { till, sent } = await counting({
      count: [ok(sheetOf('v1')), ok(sheetOf('v2'))],
      close: [refusal, ok(sheetOf('v2'))],
    });
    expect(await till.close()).toBeUndefined();
    expect([till.checked?.version, till.counted, till.closing.error?.message]).toEqual([
      ...['v2', count],
      'The till has changed.',
    ]);
    await till.close();
    expect(sent.map(({ version }) => version)).toEqual(['v1', 'v2']);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('ends a count when another tablet has closed the day, and keeps the reason', async () => {
    const { till, leave } = await counting({ count: [ok(sheetOf('v1')), refusal], close: [refusal] });
    leave(null);
    await till.close();
    expect([till.isCounting, till.day, till.checked]).toEqual([false, undefined, undefined]);
    expect(till.closing.error?.message).toBe('The till has changed.');
    expect(till.closedDays.status).toBe('success');
  });

  it('takes up what staff have typed after a reload, of this day alone', async () => {
    const { till, reload, leave } = await counting({});
    expect((await reload()).isCounting).toBe(false);
    till.type(draft);
    const after = await reload();
    expect([after.isCounting, after.draft, after.checked]).toEqual([true, draft, undefined]);
    leave(sheetOf('v9', { id: 'd2' }));
    const next = await reload();
    expect([next.isCounting, next.draft]).toEqual([false, undefined]);
  });

  it.each(['{', '7', '{"dayId":"d1","amounts":{"cash":"3"},"coins":{}}', '{"dayId":"d1","amounts":{}}'])(
    'takes up nothing where the storage has %s',
    async (text) => {
      const { till, kept, reload } = await counting({});
      till.type(draft);
      for (const key of kept.keys()) kept.set(key, text);
      expect((await reload()).isCounting).toBe(false);
    },
  );

  it('forgets what staff have typed once the day is closed, here or elsewhere, and when they end the count', async () => {
    const ways: readonly ((till: TillStore) => unknown)[] = [(till) => till.close(), (till) => till.endCount()];
    for (const way of ways) {
      const { till, kept, reload } = await counting({ close: [ok(sheetOf('v1'))] });
      till.type(draft);
      await way(till);
      expect([kept.size, till.draft, (await reload()).isCounting]).toEqual([0, undefined, false]);
    }
    const elsewhere = await counting({ count: [ok(sheetOf('v1')), refusal], close: [refusal] });
    elsewhere.till.type(draft);
    await elsewhere.till.close();
    expect([elsewhere.kept.size, elsewhere.till.isCounting]).toEqual([0, false]);
  });

  it('keeps what staff have typed while the amounts are compared and counted again', async () => {
    const { till } = await counting({});
    till.type(draft);
    till.countAgain();
    expect(till.draft).toEqual(draft);
  });

  it('lets staff count again, and end the count', async () => {
    const { till } = await counting({});
    till.countAgain();
    expect([till.isCounting, till.checked]).toEqual([true, undefined]);
    till.endCount();
    expect(till.isCounting).toBe(false);
  });
});
