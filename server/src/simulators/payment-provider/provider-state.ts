import type { GatewayKeys } from '../../integrations/razorpay/gateway-settings.ts';
import type { Clock } from '../../lib/clock.ts';
import { type Behaviour, wellBehaved } from './behaviour.ts';
import { openLedger } from './ledger.ts';
import { openProviderStore } from './provider-store.ts';
import { openRefunds } from './refunds.ts';
import { openWebhooks } from './webhooks.ts';

/** The only key the simulator goes by; the provider makes none like it. */
export const TEST_KEY_ID = 'rzp_test_simulator';

export interface ProviderOptions {
  keys: GatewayKeys;
  clock: Clock;
  /** Where it keeps what it knows; in memory without. */
  file?: string;
}

/** What the simulator's routes stand on. */
export function openProvider({ keys, clock, file }: ProviderOptions) {
  let current: Behaviour = wellBehaved;
  const store = openProviderStore(file);
  const webhooks = openWebhooks(store, clock, keys.webhookSecret, () => current);
  const ledger = openLedger(store, clock, webhooks.notify);
  const refunds = openRefunds(store, ledger, clock, webhooks.notify);

  return {
    keys,
    store,
    webhooks,
    ledger,
    refunds,
    behaviour: () => current,
    behave(how: Partial<Behaviour>): void {
      current = { ...current, ...how };
    },
    /** Does what is due by now: late authorisations, and webhooks when there is somewhere to send them. */
    async runDue(webhookUrl: string | undefined): Promise<void> {
      for (const payment of ledger.lateOnes()) ledger.authoriseLate(payment.id);
      if (webhookUrl) await webhooks.sendDue(webhookUrl);
    },
  };
}

export type Provider = ReturnType<typeof openProvider>;
