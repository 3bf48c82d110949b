import { HOUR_MS, MINUTE_MS } from '../../../lib/clock.ts';

/** Back-off after the first failed attempt, the second and so on, in ms; after the last the message has failed. */
export const RETRY_DELAYS_MS = [
  10_000,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
];

/** Delay between attempts while the provider accepts no messages at all, in ms: for a message, and for a process. */
export const PROVIDER_RETRY_MS = 15_000;
