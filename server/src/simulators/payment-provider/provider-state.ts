import type { GatewayKeys } from '../../integrations/razorpay/gateway-settings.ts';
import type { Clock } from '../../lib/clock.ts';
import { type Behaviour, defaultBehaviour } from './behaviour.ts';
import { openLedger } from './ledger.ts';
import { openProviderStore } from './provider-store.ts';
import { openRefunds } from './refunds.ts';
import { openWebhooks } from './webhooks.ts';

/** The only key id the simulator accepts; the provider never issues it. */
export const TEST_KEY_ID = 'rzp_test_simulator';

export interface ProviderOptions {
  keys: GatewayKeys;
  clock: Clock;
  /** File of its records; in memory when missing. */
  file?: string;
}

/** State and rules behind the simulator's routes. */
export function createProviderState({ keys, clock, file }: ProviderOptions) {
  let current: Behaviour = defaultBehaviour;
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
    /** Processes what is due: late authorisations, and webhooks when there is an address for them. */
    async runDue(webhookUrl: string | undefined): Promise<void> {
      for (const payment of ledger.listDueLate()) ledger.authoriseLate(payment.id);
      if (webhookUrl) await webhooks.sendDue(webhookUrl);
    },
  };
}

export type ProviderState = ReturnType<typeof createProviderState>;
