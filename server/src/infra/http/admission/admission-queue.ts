/** A request for a slot: exactly one of both functions is called, once. */
export interface SlotRequest {
  /** A slot is free. `release` frees it; calling it again does nothing. */
  serve(release: () => void): void;
  /** No slot became free in time, or the queue is full. */
  refuse(): void;
}

interface Queued {
  request: SlotRequest;
  client: string;
  since: number;
}

/**
 * Admission queue with fair queueing: serves a limited number of requests concurrently. The others wait in one queue per
 * client, and the clients with waiting requests are served in turn (round robin), so that no client delays another by
 * sending more. A request in a long queue waits at most `timeoutMs`, so that the requests that are served are served soon
 * under any load. When no more clients wait than there are slots, the requests of a client that has no more of them
 * waiting than there are slots wait up to `shortQueueTimeoutMs`, plus at most `timeoutMs`.
 * @param settings.maxLength of all queues together; beyond it the newest request of the client with the most is refused
 * @param settings.maxLengthPerClient further requests of the client are refused at once: they would not be served in time
 * @param settings.now milliseconds of a monotonic clock
 * @returns adds a request of a client
 */
export function createAdmissionQueue({
  slots,
  timeoutMs,
  shortQueueTimeoutMs,
  maxLength,
  maxLengthPerClient,
  now = () => performance.now(),
}: {
  slots: number;
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
  let used = 0;
  let timer: NodeJS.Timeout | undefined;

  const queueOf = (client: string): Queued[] => queues.get(client) ?? [];

  const timeoutOf = (client: string): number =>
    queues.size > slots || queueOf(client).length > slots ? timeoutMs : shortQueueTimeoutMs;

  function serve(request: SlotRequest): void {
    let isReleased = false;
    used += 1;
    request.serve(() => {
      if (isReleased) return;
      isReleased = true;
      used -= 1;
      serveNext();
    });
  }

  /** Removes the oldest or the newest request of a client. */
  function take(client: string, end: 'shift' | 'pop'): SlotRequest {
    const queue = queueOf(client);
    const taken = queue[end]() as Queued;
    waiting.delete(taken);
    if (queue.length === 0) queues.delete(client);
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

  function serveNext(): void {
    refuseExpired();
    while (used < slots) {
      const [client, queue] = queues.entries().next().value ?? [];
      if (client === undefined || !queue) return;
      const request = take(client, 'shift');
      // To the end of the round.
      if (queues.delete(client)) queues.set(client, queue);
      serve(request);
    }
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
        refuseExpired();
        scheduleRefusal();
      },
      left > 0 ? left : timeoutMs,
    ).unref();
  }

  function findLongest(): string {
    let longest = '';
    for (const [client, { length }] of queues) if (length > queueOf(longest).length) longest = client;
    return longest;
  }

  return (client, request) => {
    if (used < slots && waiting.size === 0) return serve(request);
    const queue = queueOf(client);
    if (queue.length >= maxLengthPerClient) return request.refuse();
    if (waiting.size >= maxLength) {
      const longest = findLongest();
      if (queueOf(longest).length <= queue.length + 1) return request.refuse();
      take(longest, 'pop').refuse();
    }
    const queued: Queued = { request, client, since: now() };
    queue.push(queued);
    queues.set(client, queue);
    waiting.add(queued);
    scheduleRefusal();
  };
}
