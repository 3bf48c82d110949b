import { Gauge } from 'prom-client';
import type { AppContext } from '../../../app-context.ts';
import { processMetrics } from '../../../infra/metrics/process-metrics.ts';
import { type OutboxState, readOutbox } from './outbox-state.queries.ts';

/** The gauges of the outbox, with what each shows of a channel. */
const gauges: Record<string, { help: string; read: (state: OutboxState) => number }> = {
  outbox_queued_messages: { help: 'Messages that wait to be sent', read: ({ queued }) => queued },
  outbox_due_messages: { help: 'Messages that could be sent now', read: ({ due }) => due },
  outbox_oldest_due_age_seconds: {
    help: 'How long the oldest message that could be sent now has waited',
    read: ({ oldestDueSeconds }) => oldestDueSeconds,
  },
};

/** Registers the metrics of the outbox, which are the same on every instance. Returns the function that removes them. */
export function registerOutboxMetrics({ db, clock }: Pick<AppContext, 'db' | 'clock'>): () => void {
  let reading: Promise<OutboxState[]> | undefined;
  // The gauges of one collection share a query. While the database is down they have no value.
  const readOnce = () => {
    reading ??= readOutbox(db, clock.now())
      .catch(() => [])
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  for (const [name, { help, read }] of Object.entries(gauges))
    new Gauge({
      name,
      help,
      labelNames: ['channel'],
      registers: [processMetrics],
      async collect() {
        this.reset();
        for (const state of await readOnce()) this.set({ channel: state.channel }, read(state));
      },
    });
  return () => {
    for (const name of Object.keys(gauges)) processMetrics.removeSingleMetric(name);
  };
}
