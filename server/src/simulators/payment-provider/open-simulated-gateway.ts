import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { SettingError } from '../../config.ts';
import { isLoopbackAddress } from '../../infra/http/is-loopback.ts';
import type { GatewayKeys } from '../../integrations/razorpay/gateway-settings.ts';
import { type Gateway, WEBHOOK_PATH } from '../../integrations/razorpay/payment-gateway.ts';
import { openRazorpayGateway } from '../../integrations/razorpay/razorpay-gateway.ts';
import { openPaymentProvider } from './payment-provider.ts';
import { TEST_KEY_ID } from './provider-state.ts';

const MOUNT = '/demo/payments';

/** Loopback address of this process; a wildcard address includes loopback. */
function ownAddress(app: FastifyInstance): string | undefined {
  const [at] = app.addresses();
  if (!at || typeof at === 'string') return undefined;
  const host = at.address === '::1' ? '[::1]' : ['0.0.0.0', '::'].includes(at.address) ? '127.0.0.1' : at.address;
  return `http://${host}:${at.port}`;
}

/**
 * A payment gateway with the simulated provider in this process: plans are paid for without money. Therefore it is allowed
 * on loopback addresses only. Requests go through the SDK and HTTP as with the real provider.
 * @throws {SettingError} with real keys, or a public address
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
    recordPastPayment: provider.recordPastPayment,
    registerRoutes(app) {
      provider.serveIn(app, MOUNT, config);
      app.addHook('onListen', async () => {
        const address = ownAddress(app);
        if (address) provider.start(`${address}${WEBHOOK_PATH}`);
      });
    },
    close: provider.close,
  };
}
