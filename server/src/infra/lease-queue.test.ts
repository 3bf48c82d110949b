import { describe, expect, it } from 'vitest';
import { type LeaseQueueOptions, openLeaseQueue } from './lease-queue.ts';

/** A queue over numbered rows whose handlers settle when the test settles them. */
function openFixture(due: number[], options: Partial<LeaseQueueOptions<number>> = {}) {
  const started: number[] = [];
  const handlers = new Map<number, PromiseWithResolvers<'back-off' | undefined>>();
  const errors: string[] = [];
  const queue = openLeaseQueue<number>({
    concurrency: 2,
    claim: async (limit) => due.splice(0, limit),
    handle(row) {
      const handler = Promise.withResolvers<'back-off' | undefined>();
      started.push(row);
      handlers.set(row, handler);
      return handler.promise;
    },
    onError: (error) => errors.push(error.message),
    ...options,
  });
  /** Lets every promise that can settle do so. */
  const settle = () => new Promise(setImmediate);
  const finish = async (row: number, outcome?: 'back-off') => {
    handlers.get(row)?.resolve(outcome);
    await settle();
  };
  const fail = async (row: number) => {
    handlers.get(row)?.reject(new Error(`row ${row}`));
    await settle();
  };
  return { queue, due, started, errors, settle, finish, fail };
}

describe('a lease queue', () => {
  it('never has more rows in progress than its concurrency, and continues as rows finish', async () => {
    const { queue, started, settle, finish } = openFixture([1, 2, 3, 4]);
    queue.notify();
    await settle();
    expect(started).toEqual([1, 2]);
    await finish(2);
    expect(started).toEqual([1, 2, 3]);
    await finish(1);
    await finish(3);
    expect(started).toEqual([1, 2, 3, 4]);
  });

  it('handles new rows while a row hangs', async () => {
    const { queue, due, started, settle, finish } = openFixture([1]);
    queue.notify();
    await settle();
    for (const row of [2, 3]) {
      due.push(row);
      queue.notify();
      await settle();
      expect(started.at(-1)).toBe(row);
      await finish(row);
    }
  });

  it('claims again when it is notified during a claim', async () => {
    const { queue, due, started, settle } = openFixture([]);
    queue.notify();
    due.push(1);
    queue.notify();
    await settle();
    expect(started).toEqual([1]);
  });

  it('stops claiming after a handler backs off, until it is notified', async () => {
    const { queue, started, settle, finish } = openFixture([1, 2, 3]);
    queue.notify();
    await settle();
    await finish(1, 'back-off');
    await finish(2, 'back-off');
    expect(started).toEqual([1, 2]);
    queue.notify();
    await settle();
    expect(started).toEqual([1, 2, 3]);
  });

  it('handles other rows after one fails, and reports the error', async () => {
    const { queue, started, errors, settle, fail } = openFixture([1, 2, 3]);
    queue.notify();
    await settle();
    await fail(1);
    expect(started).toEqual([1, 2, 3]);
    expect(errors).toEqual(['row 1']);
  });

  it('reports a failed claim and claims again when it is notified', async () => {
    let isAvailable = false;
    const claim = async () => {
      if (!isAvailable) throw new Error('no database');
      return [7];
    };
    const { queue, started, errors, settle } = openFixture([], { claim, concurrency: 1 });
    queue.notify();
    await settle();
    expect(errors).toEqual(['no database']);
    isAvailable = true;
    queue.notify();
    await settle();
    expect(started).toEqual([7]);
  });

  it('drains all due rows and then throws the first error', async () => {
    const handled: number[] = [];
    const handle = async (row: number) => {
      handled.push(row);
      if (row === 2) throw new Error('row 2');
      return undefined;
    };
    const { queue } = openFixture([1, 2, 3, 4, 5], { handle });
    await expect(queue.drain()).rejects.toThrow('row 2');
    expect(handled).toEqual([1, 2, 3, 4, 5]);
    await expect(queue.drain()).resolves.toBeUndefined();
  });

  it('on stop waits for the rows in progress and claims no more', async () => {
    const { queue, started, settle, finish } = openFixture([1, 2, 3]);
    queue.notify();
    await settle();
    let isStopped = false;
    const stopped = queue.stop().then(() => {
      isStopped = true;
    });
    await finish(1);
    expect(isStopped).toBe(false);
    await finish(2);
    await stopped;
    queue.notify();
    await settle();
    expect(started).toEqual([1, 2]);
  });
});
