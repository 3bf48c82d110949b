import Fastify, { type FastifyInstance } from 'fastify';
import { isLoopback } from '../../infra/http/is-loopback.ts';
import type { Gateway } from '../../integrations/razorpay/payment-gateway.ts';
import type { Behaviour } from './behaviour.ts';
import { controlRoutes } from './control.routes.ts';
import { errorBody, ProviderError } from './provider-error.ts';
import { createProviderState, type ProviderOptions, TEST_KEY_ID } from './provider-state.ts';
import { windowRoutes } from './window.routes.ts';
import { wireRoutes } from './wire.routes.ts';

const POLL_MS = 500;

export interface PaymentProvider {
  /** Registers API, payment window and control routes in another server under a prefix, for loopback clients only. */
  serveIn(app: FastifyInstance, prefix: string, config: { trustProxy: boolean }): void;
  /** Serves the same on its own loopback port, opened by the first call; returns its address. */
  listen(): Promise<string>;
  /** Starts background work: sends webhooks to the address and processes what becomes due. */
  start(webhookUrl: string): void;
  /** Processes what is due, once; webhooks go to the given address, else to that of `start`. */
  runDue(webhookUrl?: string): Promise<void>;
  behave(how: Partial<Behaviour>): void;
  /** Adds a past payment, without a webhook. */
  recordPastPayment: NonNullable<Gateway['recordPastPayment']>;
  close(): Promise<void>;
}

/**
 * Simulator of Razorpay in its wire format, on loopback: orders, payments, refunds, signed webhooks and the payment window.
 * @throws for any key but its own, which could be real
 */
export function openPaymentProvider(options: ProviderOptions): PaymentProvider {
  if (options.keys.keyId !== TEST_KEY_ID) throw new Error('The payment simulator does not run with real keys.');
  const provider = createProviderState(options);
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
          if (!isLoopback(request, config))
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
    recordPastPayment({ orderId, paymentId, amountPaise: amount, receipt, at }) {
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
        // Must not keep an operator command alive.
        own.server.unref();
      }
      return listening;
    },
    start(webhookUrl) {
      sendTo = webhookUrl;
      // What fails, for example on a full disk, stays due for the next poll.
      timer ??= setInterval(() => runDue().catch(() => undefined), POLL_MS).unref();
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
