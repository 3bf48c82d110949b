/** Shared settings of the admission queues for reads and writes (admission-queue.ts); only the maximum wait differs. */
export const sharedQueueSettings = {
  /** Requests processed concurrently: enough to keep processor and database busy, few enough that each finishes soon. */
  slots: 8,
  /** While several clients are present. The others are free for the next request of a visitor, which then waits for no other. */
  slotsPerClient: 6,
  /** The calls of two members who open a page behind one address. */
  shortQueueLength: 32,
  /** A round of this many takes about a fifth of a second, so each of them is served soon. */
  fewClients: 64,
  /** The connections of one browser. */
  fewRequests: 6,
  maxLength: 2_000,
  /** More than a process serves in 200 ms. */
  maxLengthPerClient: 500,
} as const;
