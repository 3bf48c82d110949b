import type { TrustFigures } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { staleWhileRevalidate } from '../../lib/async/stale-while-revalidate.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { countTrust } from './trust-figures.queries.ts';

const MAX_AGE = { freshMs: 60_000, usableMs: 60_000 };
const SINCE_MS = 365 * DAY_MS;

/** Creates a reader of the figures of the last twelve months, which are at most a minute old. */
export const createTrustFiguresReader = ({ reads, clock, ttlStore }: AppContext): (() => Promise<TrustFigures>) =>
  staleWhileRevalidate(clock, MAX_AGE, (now) => countTrust(reads, new Date(now.getTime() - SINCE_MS)), {
    ttlStore,
    name: 'figures of reports',
  });
