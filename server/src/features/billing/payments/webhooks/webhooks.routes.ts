import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../../app-context.ts';
import { WEBHOOK_PATH } from '../../../../integrations/razorpay/payment-gateway.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { openOrderQueue } from '../orders/check-orders.ts';
import { parseWebhook } from './parse-webhook.ts';
import { storeWebhookEvent } from './store-webhook-event.ts';

const MAX_BYTES = 64 * 1024;
const INVALID_SIGNATURE = 'The signature is not valid.';

/**
 * Receives webhooks of the payment provider. The provider expects a reply within five seconds and redelivers otherwise, so the
 * request only stores the event (idempotent by event id); orders are settled afterwards.
 */
export function webhookRoutes(app: FastifyInstance, context: AppContext): void {
  const orders = openOrderQueue(context);
  app.addHook('onClose', () => orders.stop());

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the raw bytes.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(WEBHOOK_PATH, { schema: { hide: true }, bodyLimit: MAX_BYTES }, async (request, reply) => {
      const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } = request.headers;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (typeof signature !== 'string' || !context.gateway.isWebhookSignature(body, signature))
        throw new CallError('bad_input', INVALID_SIGNATURE);
      const event = parseWebhook(body, eventId);
      if (event) {
        await storeWebhookEvent(context, event);
        orders.notify();
      }
      return reply.code(204).send();
    });
  });
}
