import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { SettingError } from '../../config.ts';
import { isLoopbackAddress } from '../../infra/http/is-loopback.ts';
import type { GatewayKeys } from '../../integrations/razorpay/gateway-settings.ts';
import { type Gateway, WEBHOOK_PATH } from '../../integrations/razorpay/payment-gateway.ts';
import { openRazorpayGateway } from '../../integrations/razorpay/razorpay-gateway.ts';
import { openPaymentProvider } from './payment-provider.ts';
import { TEST_KEY_ID } from './provider.ts';

const MOUNT = '/demo/payments';

/** Where this process itself is reached; whoever listens everywhere listens on this machine too. */
function ownAddress(app: FastifyInstance): string | undefined {
  const [at] = app.addresses();
  if (!at || typeof at === 'string') return undefined;
  const host = at.address === '::1' ? '[::1]' : ['0.0.0.0', '::'].includes(at.address) ? '127.0.0.1' : at.address;
  return `http://${host}:${at.port}`;
}

/**
 * A gateway whose provider lives in this process, for trying the product: plans are paid without money. So it is for
 * portals that only this machine reaches. Calls go over HTTP by the SDK as they would to the provider.
 * @throws {SettingError} with real keys, or an address others can reach
 */
export function openSimulatedGateway({
  config,
  clock,
  secrets,
  log,
}: Pick<AppContext, 'config' | 'clock' | 'secrets' | 'log'>): Gateway {
  if (config.razorpay || !isLoopbackAddress(config.publicUrl))
    throw new SettingError('The test payments are for a portal on this machine only.');
  const secretFor = (purpose: string) => secrets.keyFor(`payment simulator: ${purpose}`).toString('hex');
  const keys: GatewayKeys = {
    keyId: TEST_KEY_ID,
    keySecret: secretFor('key'),
    webhookSecret: secretFor('webhook'),
  };
  const provider = openPaymentProvider({ keys, clock, file: join(config.dataDir, 'payment-simulator.jsonl') });

  return {
    ...openRazorpayGateway(keys, log, { baseUrl: provider.listen }),
    checkoutScript: `${MOUNT}/v1/checkout.js`,
    isTest: true,
    sources: {},
    recordPaid: provider.recordPaid,
    serveHere(app) {
      provider.serveIn(app, MOUNT, config);
      app.addHook('onListen', async () => {
        const address = ownAddress(app);
        if (address) provider.start(`${address}${WEBHOOK_PATH}`);
      });
    },
    close: provider.close,
  };
}
