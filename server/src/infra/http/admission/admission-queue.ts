/** A request for a slot: exactly one of both functions is called, once. */
export interface SlotRequest {
  /** A slot is free. `release` frees it; calling it again does nothing. */
  serve(release: () => void): void;
  /** No slot became free in time, or the queue is full. */
  refuse(): void;
}

interface Queued {
  request: SlotRequest;
  since: number;
}

/**
 * Admission queue: serves a limited number of requests concurrently, the others in their order. In a long queue a
 * request waits at most `timeoutMs`, so that those that are served are served soon under any load. A queue no longer than
 * the number of slots is a single round of work: its requests wait up to `shortQueueTimeoutMs`, plus at most `timeoutMs`.
 * @param settings.maxLength further requests are refused at once: they would not be served in time
 * @param settings.now milliseconds of a monotonic clock
 */
export function createAdmissionQueue({
  slots,
  timeoutMs,
  shortQueueTimeoutMs,
  maxLength,
  now = () => performance.now(),
}: {
  slots: number;
  timeoutMs: number;
  shortQueueTimeoutMs: number;
  maxLength: number;
  now?: () => number;
}): (request: SlotRequest) => void {
  const queue: Queued[] = [];
  let used = 0;
  let timer: NodeJS.Timeout | undefined;

  const timeoutWith = (length: number): number => (length > slots ? timeoutMs : shortQueueTimeoutMs);

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

  function refuseExpired(): void {
    let expired = 0;
    while (expired < queue.length && (queue[expired] as Queued).since + timeoutWith(queue.length - expired) <= now())
      expired += 1;
    for (const { request } of queue.splice(0, expired)) request.refuse();
  }

  function serveNext(): void {
    refuseExpired();
    while (used < slots && queue.length > 0) serve((queue.shift() as Queued).request);
  }

  /** Refuses expired requests also while no slot is released. */
  function scheduleRefusal(): void {
    const first = queue[0];
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

  return (request) => {
    if (used < slots && queue.length === 0) return serve(request);
    if (queue.length >= maxLength) return request.refuse();
    queue.push({ request, since: now() });
    scheduleRefusal();
  };
}
