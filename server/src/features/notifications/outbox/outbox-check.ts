import type { HealthCheck } from '../../../infra/health/health-check.ts';
import { readOutbox } from './outbox-state.queries.ts';

/** A message that could be sent but waits longer than this is reported. */
const MAX_WAIT_SECONDS = 600;

/** Health check of the outbox: how many messages wait, and for how long. */
export const outboxCheck: HealthCheck = {
  name: 'outbox',
  async run({ reservedDb, clock }) {
    const channels = await readOutbox(reservedDb, clock.now());
    const oldest = Math.max(...channels.map(({ oldestDueSeconds }) => oldestDueSeconds));
    const counts = channels.map(({ channel, queued, due }) => `${channel}: ${queued} queued, ${due} due`);
    return {
      state: oldest > MAX_WAIT_SECONDS ? 'degraded' : 'ok',
      detail: `${counts.join('; ')}; the oldest has been due for ${Math.round(oldest)} s`,
    };
  },
};
