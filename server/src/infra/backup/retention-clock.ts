import { DAY_MS, HOUR_MS } from '../../lib/clock.ts';

/** The retention runs after every base, and a base is made every night. */
const MAX_PAUSE_MS = 2 * DAY_MS;
/** Corrections of the clock up to this size do not count as a jump. */
const TOLERANCE_MS = HOUR_MS;

/**
 * Why nothing is removed: the clock went back, or on by more than two nights since the retention last looked, as with a
 * wrong clock at the start of a machine, or one that was off. The next run finds the clock as this one saw it.
 */
export function describeClockJump(last: Date, now: Date): string | undefined {
  const ms = now.getTime() - last.getTime();
  if (ms < -TOLERANCE_MS) return `the clock went back from ${last.toISOString()}`;
  if (ms > MAX_PAUSE_MS)
    return `the clock went on from ${last.toISOString()}: old backups are removed with the next one`;
  return undefined;
}
