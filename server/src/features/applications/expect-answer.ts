import { DAY_MS } from '../../lib/clock.ts';

/**
 * When an answer to an application can be expected.
 * @param days within which the company usually answers; undefined when too little is known
 * @returns undefined also when that time has passed
 */
export function expectAnswerBy(appliedAt: Date, days: number | undefined, now: Date): Date | undefined {
  if (days === undefined) return undefined;
  const by = new Date(appliedAt.getTime() + days * DAY_MS);
  return by > now ? by : undefined;
}
