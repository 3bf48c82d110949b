/** A request for a slot: exactly one of both functions is called, once. */
export interface SlotRequest {
  /** A slot is free. `release` frees it; calling it again does nothing. */
  serve(release: () => void): void;
  /** No slot became free in time, or the queue is full. */
  refuse(): void;
}

/** Clients count as present this long after a request. */
const SHARING_MS = 1_000;

/** Between two looks at who waits: slots kept free for a client that has gone are used this soon. */
const MAX_CHECK_MS = 200;

interface Queued {
  request: SlotRequest;
  client: string;
  since: number;
}

/**
 * Admission queue with fair queueing: serves a limited number of requests concurrently. The others wait in one queue per
 * client, and the clients with waiting requests are served in turn (round robin), so that no client delays another by
 * sending more. While requests of several clients arrive, some slots stay free of each: the next request of another client is
 * served without waiting for one to end. A request in a long queue waits at most `timeoutMs`, so that the requests that are
 * served are served soon under any load. When at most `fewClients` wait, the requests of a client with at most
 * `shortQueueLength` waiting wait up to `shortQueueTimeoutMs`, plus at most `MAX_CHECK_MS`. When more wait, so do those of a
 * client with at most `fewRequests`, as long as at most `fewClients` are such: many clients that send much do not get a visitor
 * refused.
 * @param settings.slotsPerClient most slots of one client within `SHARING_MS` of a request of another; alone it has all
 * @param settings.maxLength of all queues together; beyond it the newest request of the client with the most is refused
 * @param settings.maxLengthPerClient further requests of the client are refused at once: they would not be served in time
 * @param settings.now milliseconds of a monotonic clock
 * @returns adds a request of a client
 */
export function createAdmissionQueue({
  slots,
  slotsPerClient,
  shortQueueLength,
  fewClients,
  fewRequests,
  timeoutMs,
  shortQueueTimeoutMs,
  maxLength,
  maxLengthPerClient,
  now = () => performance.now(),
}: {
  slots: number;
  slotsPerClient: number;
  shortQueueLength: number;
  fewClients: number;
  fewRequests: number;
  timeoutMs: number;
  shortQueueTimeoutMs: number;
  maxLength: number;
  maxLengthPerClient: number;
  now?: () => number;
}): (client: string, request: SlotRequest) => void {
  /** The waiting requests of each client, oldest first. The map's order is the order in which the clients are served. */
  const queues = new Map<string, Queued[]>();
  /** All waiting requests, oldest first. */
  const waiting = new Set<Queued>();
  /** Clients with at most `fewRequests` waiting. */
  let modestClients = 0;
  /** When each client sent its last request, oldest first; those of the last `SHARING_MS`. */
  const lastRequests = new Map<string, number>();
  const usedBy = new Map<string, number>();
  let used = 0;
  let timer: NodeJS.Timeout | undefined;

  const queueOf = (client: string): Queued[] => queues.get(client) ?? [];

  /** Whether the requests of a client wait longer than those of a long queue. */
  function isShort(client: string): boolean {
    const { length } = queueOf(client);
    if (queues.size <= fewClients) return length <= shortQueueLength;
    return length <= fewRequests && modestClients <= fewClients;
  }

  const timeoutOf = (client: string): number => (isShort(client) ? shortQueueTimeoutMs : timeoutMs);

  function isShared(): boolean {
    for (const [client, time] of lastRequests) {
      if (time + SHARING_MS > now()) break;
      lastRequests.delete(client);
    }
    return lastRequests.size > 1;
  }

  /** Whether a client may have one more slot. */
  const hasShare = (client: string): boolean => (usedBy.get(client) ?? 0) < (isShared() ? slotsPerClient : slots);

  function serve(client: string, request: SlotRequest): void {
    let isReleased = false;
    used += 1;
    usedBy.set(client, (usedBy.get(client) ?? 0) + 1);
    request.serve(() => {
      if (isReleased) return;
      isReleased = true;
      used -= 1;
      const left = (usedBy.get(client) ?? 0) - 1;
      if (left > 0) usedBy.set(client, left);
      else usedBy.delete(client);
      serveNext();
    });
  }

  /** Removes the oldest or the newest request of a client. */
  function take(client: string, end: 'shift' | 'pop'): SlotRequest {
    const queue = queueOf(client);
    const taken = queue[end]() as Queued;
    waiting.delete(taken);
    if (queue.length === fewRequests) modestClients += 1;
    if (queue.length > 0) return taken.request;
    modestClients -= 1;
    queues.delete(client);
    return taken.request;
  }

  function refuseExpired(): void {
    const expired: SlotRequest[] = [];
    for (const queued of waiting) {
      const { client, since } = queued;
      if (since + timeoutMs > now()) break;
      // Behind an older request of its client that may wait longer, a request may wait longer too.
      if (queueOf(client)[0] === queued && since + timeoutOf(client) <= now()) expired.push(take(client, 'shift'));
    }
    for (const request of expired) request.refuse();
  }

  /** The next client of the round that may have one more slot. */
  function findNext(): string | undefined {
    for (const client of queues.keys()) if (hasShare(client)) return client;
    return undefined;
  }

  let isServing = false;

  function serveNext(): void {
    // A request that frees its slot at once, as one whose client has gone: the loop below takes the next, without recursion.
    if (isServing) return;
    isServing = true;
    refuseExpired();
    while (used < slots) {
      const client = findNext();
      if (client === undefined) break;
      const queue = queueOf(client);
      const request = take(client, 'shift');
      // To the end of the round.
      if (queues.delete(client)) queues.set(client, queue);
      serve(client, request);
    }
    isServing = false;
  }

  /** Refuses expired requests also while no slot is released. */
  function scheduleRefusal(): void {
    const [first] = waiting;
    if (timer || !first) return;
    // A short queue is checked again every `timeoutMs`, as it may have become long.
    const left = first.since + timeoutMs - now();
    timer = setTimeout(
      () => {
        timer = undefined;
        // Slots that were kept free for other clients are used when these have gone.
        serveNext();
        scheduleRefusal();
      },
      Math.min(left > 0 ? left : timeoutMs, MAX_CHECK_MS),
    ).unref();
  }

  function findLongest(): string {
    let longest = '';
    for (const [client, { length }] of queues) if (length > queueOf(longest).length) longest = client;
    return longest;
  }

  return (client, request) => {
    lastRequests.delete(client);
    lastRequests.set(client, now());
    const queue = queueOf(client);
    if (used < slots && queue.length === 0 && hasShare(client)) return serve(client, request);
    if (queue.length >= maxLengthPerClient) return request.refuse();
    if (waiting.size >= maxLength) {
      const longest = findLongest();
      if (queueOf(longest).length <= queue.length + 1) return request.refuse();
      take(longest, 'pop').refuse();
    }
    const queued: Queued = { request, client, since: now() };
    queue.push(queued);
    if (queue.length === 1) modestClients += 1;
    if (queue.length === fewRequests + 1) modestClients -= 1;
    queues.set(client, queue);
    waiting.add(queued);
    scheduleRefusal();
  };
}
