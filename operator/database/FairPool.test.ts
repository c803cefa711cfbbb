import type { PostgresPoolClient } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asCaller, FairPool } from './FairPool';

const client: PostgresPoolClient = {
  query: () => {
    throw new Error('Nothing is asked here.');
  },
  release: () => undefined,
};

/** A pool of one connection, with what has been done over it, in order. */
function onePool(connect = () => Promise.resolve(client)) {
  const done: string[] = [];
  const pool = new FairPool({ connect, end: () => Promise.resolve() }, 1);
  const work = (caller: string, what: string): Promise<void> =>
    asCaller(caller, async () => {
      const connection = await pool.connect();
      await Promise.resolve();
      done.push(what);
      connection.release();
    });
  return { done, work };
}

describe('FairPool', () => {
  it('gives its connection to callers in turn, and to each in the order of asking', async () => {
    const { done, work } = onePool();
    const many = ['a1', 'a2', 'a3', 'a4'].map((each) => work('a', each));
    await Promise.all([...many, work('b', 'b1'), work('c', 'c1'), work('b', 'b2')]);
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('gives it on where it can’t be had once', async () => {
    let failures = 1;
    const { done, work } = onePool(() =>
      failures-- > 0 ? Promise.reject(new Error('no database')) : Promise.resolve(client),
    );
    const first = expect(work('a', 'a1')).rejects.toThrow('no database');
    await Promise.all([first, work('a', 'a2'), work('b', 'b1')]);
    expect(done).toEqual(['a2', 'b1']);
  });
});
