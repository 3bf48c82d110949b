export interface LeaseQueueOptions<Row> {
  /** Maximum number of rows in progress in this process. */
  concurrency: number;
  /**
   * Claims up to `limit` due rows with `for update skip locked` and moves their due time behind the end of a lease, so
   * that no other process claims them meanwhile. The lease must be longer than `handle` takes.
   */
  claim(limit: number): Promise<Row[]>;
  /**
   * Handles a claimed row and stores the outcome. A row whose handler fails, or whose process is killed, stays leased
   * and becomes due again when the lease expires.
   * @returns 'back-off' when the rest should wait, for example because an external service is unavailable
   */
  handle(row: Row): Promise<'back-off' | undefined>;
  /** Receives the errors of `claim` and `handle`. */
  onError?(error: Error): void;
}

export interface LeaseQueue {
  /** Claims due rows if there is capacity and handles them in the background. Call it when rows became due, or to poll. */
  notify(): void;
  /**
   * Handles rows until none is due, or until a handler backs off.
   * @throws the first error of `claim` or `handle`, after all rows in progress are finished
   */
  drain(): Promise<void>;
  /** Stops claiming and waits for the rows in progress. */
  stop(): Promise<void>;
}

/**
 * Lease queue: handles due rows of a database table with bounded concurrency; safe to run in several
 * processes concurrently. Every row is leased to one process; rows of a crashed process become due again when the lease expires.
 */
export function openLeaseQueue<Row>({ concurrency, claim, handle, onError }: LeaseQueueOptions<Row>): LeaseQueue {
  const inProgress = new Set<Promise<void>>();
  let claiming: Promise<void> | undefined;
  let isNotified = false;
  let isStopped = false;
  /** Whether more rows may be due: the last claim was full and no handler has backed off. */
  let mayHaveMore = false;
  let firstError: Error | undefined;

  function report(error: Error): void {
    firstError ??= error;
    onError?.(error);
  }

  function start(row: Row): void {
    const work = handle(row)
      .then((outcome) => {
        if (outcome === 'back-off') mayHaveMore = false;
      })
      .catch(report)
      .finally(() => {
        inProgress.delete(work);
        if (mayHaveMore) claimMore();
      });
    inProgress.add(work);
  }

  async function claimUntilFull(): Promise<void> {
    do {
      isNotified = false;
      const free = concurrency - inProgress.size;
      if (isStopped) return;
      if (free <= 0) {
        mayHaveMore = true;
        return;
      }
      const rows = await claim(free);
      mayHaveMore = rows.length === free;
      for (const row of rows) start(row);
    } while (isNotified || mayHaveMore);
  }

  function claimMore(): void {
    claiming ??= claimUntilFull()
      .catch((error: Error) => {
        mayHaveMore = false;
        report(error);
      })
      .finally(() => {
        claiming = undefined;
        if (isNotified) claimMore();
      });
  }

  function notify(): void {
    if (isStopped) return;
    isNotified = true;
    claimMore();
  }

  async function untilIdle(): Promise<void> {
    while (claiming || inProgress.size > 0) await Promise.all([claiming, ...inProgress]);
  }

  return {
    notify,
    async drain() {
      firstError = undefined;
      notify();
      await untilIdle();
      if (firstError) throw firstError;
    },
    async stop() {
      isStopped = true;
      await untilIdle();
    },
  };
}
