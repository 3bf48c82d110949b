/** Somebody who asks for something: exactly one of both is called, once. */
export interface Visit {
  /** A place is free. The given function gives it back; calling it again does nothing. */
  serve(leave: () => void): void;
  /** None came free in time. */
  refuse(): void;
}

interface Waiting {
  visit: Visit;
  since: number;
}

/**
 * Lets in so many at a time; others wait in their order, and in a crowd nobody longer than `patienceMs`: whoever is served
 * is served soon, however many ask. A line no longer than there are places is one round of work and no crowd, the machine
 * was slow for a moment: who stands there is given `patienceOfFewMs`, and at most `patienceMs` more.
 * @param settings.now milliseconds that only grow
 */
export function createAdmissionQueue({
  places,
  patienceMs,
  patienceOfFewMs,
  mostWaiting,
  now = () => performance.now(),
}: {
  places: number;
  patienceMs: number;
  patienceOfFewMs: number;
  /** Beyond so many nobody waits at all: their turn would not come in time. */
  mostWaiting: number;
  now?: () => number;
}): (visit: Visit) => void {
  const line: Waiting[] = [];
  let inside = 0;
  let timer: NodeJS.Timeout | undefined;

  const patienceWith = (waiting: number): number => (waiting > places ? patienceMs : patienceOfFewMs);

  function letIn({ serve }: Visit): void {
    let isInside = true;
    inside += 1;
    serve(() => {
      if (!isInside) return;
      isInside = false;
      inside -= 1;
      callNext();
    });
  }

  function refuseTheLate(): void {
    let late = 0;
    while (late < line.length && (line[late] as Waiting).since + patienceWith(line.length - late) <= now()) late += 1;
    for (const { visit } of line.splice(0, late)) visit.refuse();
  }

  function callNext(): void {
    refuseTheLate();
    while (inside < places && line.length > 0) letIn((line.shift() as Waiting).visit);
  }

  /** Also when no place comes free at all, nobody waits longer. */
  function watch(): void {
    const first = line[0];
    if (timer || !first) return;
    // Few are looked at again from time to time: they may become a crowd.
    const left = first.since + patienceMs - now();
    timer = setTimeout(
      () => {
        timer = undefined;
        refuseTheLate();
        watch();
      },
      left > 0 ? left : patienceMs,
    ).unref();
  }

  return (visit) => {
    if (inside < places && line.length === 0) return letIn(visit);
    if (line.length >= mostWaiting) return visit.refuse();
    line.push({ visit, since: now() });
    watch();
  };
}
