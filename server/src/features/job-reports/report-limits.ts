import type { RateLimit } from '../../infra/http/rate-limit/rate-limit.ts';

const DAY = 24 * 3_600;

/**
 * Undecided reports of guests of one vacancy for one reason that are kept a day; more of them are only counted. Those without a
 * captcha do not count for those with one, so at most twice as many are kept.
 */
export const MAX_KEPT_OF_GUESTS = 20;

/** How many jobs can be reported a day. Members have their own limit only: no flood of guests keeps their reports out. */
export const reportLimits = {
  /** By a member, or by guests with one address. */
  ofPerson: {
    name: 'job reports of a person',
    max: 10,
    perSeconds: DAY,
    text: 'You have reported ten jobs today. We will look at them as soon as we can.',
  },
  /** By guests. High, because many people may share a network. */
  ofNetwork: {
    name: 'job reports of a network',
    max: 40,
    perSeconds: DAY,
    text: 'Too many reports came from your network today. Please log in, or write to us by email.',
  },
  /** Without JavaScript there is no captcha. */
  withoutScript: {
    name: 'job reports without captcha of a network',
    max: 5,
    perSeconds: DAY,
    text: 'Too many reports came from your network today. Please log in, or write to us by email.',
  },
  /** Of all networks together: each network could open a few cases. */
  allWithoutScript: {
    name: 'job reports without captcha',
    max: 200,
    perSeconds: DAY,
    text: 'Too many reports came without JavaScript today. Please log in, or write to us by email.',
  },
} as const satisfies Record<string, RateLimit>;
