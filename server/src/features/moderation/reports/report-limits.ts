import type { RateLimit } from '../../../infra/http/rate-limit/rate-limit.ts';

const DAY = 24 * 3_600;

/** How many jobs can be reported a day. */
export const reportLimits = {
  /** By a member, or by guests with one address. */
  ofPerson: {
    name: 'job reports of a person',
    max: 10,
    perSeconds: DAY,
    text: 'You have reported ten jobs today. We will look at them as soon as we can.',
  },
  /** High, because many people may share a network. */
  ofNetwork: {
    name: 'job reports of a network',
    max: 40,
    perSeconds: DAY,
    text: 'Too many reports came from your network today. Please write to us by email.',
  },
  /** Without JavaScript there is no captcha. */
  withoutScript: {
    name: 'job reports without captcha of a network',
    max: 5,
    perSeconds: DAY,
    text: 'Too many reports came from your network today. Please log in, or write to us by email.',
  },
  /** By guests and new accounts, of one vacancy: more of them would change nothing. */
  ofVacancy: {
    name: 'reports of a job',
    max: 50,
    perSeconds: DAY,
    text: 'Many people have reported this job today. We are looking at it.',
  },
} as const satisfies Record<string, RateLimit>;
