import { Gauge } from 'prom-client';
import type { AppContext } from '../../../../app-context.ts';
import type { HealthCheck } from '../../../../infra/health/health-check.ts';
import { processMetrics } from '../../../../infra/metrics/process-metrics.ts';
import { HOUR_MS } from '../../../../lib/clock.ts';
import { countOrdersDueBefore } from './overdue-orders.queries.ts';

/** Orders are checked at the provider when they are due; one that waits longer is overdue. */
const MAX_WAIT_MS = HOUR_MS;

const countOverdue = ({ reservedDb, clock }: Pick<AppContext, 'reservedDb' | 'clock'>): Promise<number> =>
  countOrdersDueBefore(reservedDb, new Date(clock.now().getTime() - MAX_WAIT_MS));

/** The check of payments: whether orders wait for an answer of the provider. */
export const paymentCheck: HealthCheck = {
  name: 'payments',
  async run(context) {
    if (!context.gateway.keyId) return { state: 'off', detail: 'RAZORPAY_KEY_ID is not set' };
    const overdue = await countOverdue(context);
    return overdue === 0
      ? { state: 'ok', detail: 'No order has waited for an hour for its check' }
      : { state: 'degraded', detail: `Orders that have waited for an hour for their check: ${overdue}` };
  },
};

const NAME = 'payments_overdue_checks';

/** Registers the metric of overdue orders. Returns the function that removes it. */
export function registerPaymentMetrics(context: Pick<AppContext, 'reservedDb' | 'clock'>): () => void {
  new Gauge({
    name: NAME,
    help: 'Orders that have waited for an hour or longer for their check at the payment provider',
    registers: [processMetrics],
    async collect() {
      this.remove();
      const overdue = await countOverdue(context).catch(() => undefined);
      if (overdue !== undefined) this.set(overdue);
    },
  });
  return () => processMetrics.removeSingleMetric(NAME);
}
