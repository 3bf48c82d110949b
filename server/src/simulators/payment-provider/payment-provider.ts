import Fastify, { type FastifyInstance } from 'fastify';
import { isLoopback, isLoopbackAddress } from '../../infra/http/is-loopback.ts';
import type { Gateway } from '../../integrations/razorpay/payment-gateway.ts';
import type { Behaviour } from './behaviour.ts';
import { controlRoutes } from './control.routes.ts';
import { openProvider, type ProviderOptions, TEST_KEY_ID } from './provider.ts';
import { errorBody, ProviderError } from './provider-error.ts';
import { windowRoutes } from './window.routes.ts';
import { wireRoutes } from './wire.routes.ts';

const LOOK_EVERY_MS = 500;

export interface PaymentProvider {
  /** Serves API, payment window and control below a path of another server, to this machine only. */
  serveIn(app: FastifyInstance, prefix: string, config: { trustProxy: boolean }): void;
  /** Serves the same on a port of its own on this machine, from the first call on; answers its address. */
  listen(): Promise<string>;
  /** Sends webhooks there from now on, and does by itself what time brings. */
  start(webhookUrl: string): void;
  /** Does what is due by now, once; webhooks go where `start` said, or to the address given. */
  runDue(webhookUrl?: string): Promise<void>;
  behave(how: Partial<Behaviour>): void;
  /** Knows a payment of the past from now on, without a webhook. */
  recordPaid: NonNullable<Gateway['recordPaid']>;
  close(): Promise<void>;
}

/**
 * Stands in for Razorpay on this machine, in its wire format: orders, payments, refunds, signed webhooks and the payment
 * window.
 * @throws for any key but its own, which could be real
 */
export function openPaymentProvider(options: ProviderOptions): PaymentProvider {
  if (options.keys.keyId !== TEST_KEY_ID) throw new Error('The payment simulator does not run with real keys.');
  const provider = openProvider(options);
  let listening: Promise<string> | undefined;
  let own: FastifyInstance | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let sendTo: string | undefined;

  function runDue(webhookUrl = sendTo): Promise<void> {
    running ??= provider.runDue(webhookUrl).finally(() => {
      running = undefined;
    });
    return running;
  }

  function serveIn(app: FastifyInstance, prefix: string, config: { trustProxy: boolean }): void {
    app.register(
      async (scope) => {
        scope.setErrorHandler((error, _request, reply) => {
          const { statusCode = 500, message } = error as { statusCode?: number; message: string };
          const known = error instanceof ProviderError ? error : new ProviderError(message, {}, statusCode);
          return reply.code(known.status).type('application/json; charset=utf-8').send(errorBody(known));
        });
        scope.addHook('onRequest', async (request) => {
          if (!isLoopback(request, config) || !isLoopbackAddress(`http://${request.host}`))
            throw new ProviderError('The test payments work on the computer that runs the portal only.', {}, 403);
        });
        scope.register(wireRoutes, provider);
        scope.register(windowRoutes, provider);
        scope.register(controlRoutes, provider);
      },
      { prefix },
    );
  }

  return {
    serveIn,
    runDue,
    behave: provider.behave,
    recordPaid({ orderId, paymentId, amountPaise: amount, receipt, at }) {
      const createdAt = Math.floor(at.getTime() / 1_000);
      const both = { amount, currency: 'INR', createdAt };
      const paid = { amountPaid: amount, status: 'paid', attempts: 1, notes: {}, isCapturedBySelf: true } as const;
      provider.store.put('order', { ...both, ...paid, id: orderId, receipt });
      provider.store.put('payment', { ...both, id: paymentId, orderId, status: 'captured', amountRefunded: 0 });
    },
    listen() {
      if (!listening) {
        own = Fastify({ forceCloseConnections: true });
        serveIn(own, '', { trustProxy: false });
        listening = own.listen({ port: 0, host: '127.0.0.1' });
        // A command that is done ends, whoever listens.
        own.server.unref();
      }
      return listening;
    },
    start(webhookUrl) {
      sendTo = webhookUrl;
      // What fails for want of disk is due again at the next look.
      timer ??= setInterval(() => runDue().catch(() => undefined), LOOK_EVERY_MS).unref();
    },
    async close() {
      clearInterval(timer);
      await running;
      await listening;
      await own?.close();
      provider.store.close();
    },
  };
}
