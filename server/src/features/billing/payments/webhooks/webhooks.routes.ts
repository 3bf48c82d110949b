import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { WEBHOOK_PATH } from '../../../integrations/razorpay/payment-gateway.ts';
import { CallError } from '../../../lib/call-error.ts';
import { openOrderChecks } from './check-orders.ts';
import { readWebhook } from './read-webhook.ts';
import { takeWebhook } from './take-webhook.ts';

const MOST_BYTES = 64 * 1024;
const WRONG_SIGNATURE = 'The signature is not valid.';

/**
 * Takes the provider's webhooks. It wants an answer within five seconds and repeats what got none, so that an event is
 * only stored here; the orders are looked into afterwards.
 */
export function webhookRoutes(app: FastifyInstance, context: AppContext): void {
  const checks = openOrderChecks(context);
  app.addHook('onClose', () => checks.stop());

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature is over the bytes as they came.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(WEBHOOK_PATH, { schema: { hide: true }, bodyLimit: MOST_BYTES }, async (request, reply) => {
      const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } = request.headers;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (typeof signature !== 'string' || !context.gateway.isWebhookSignature(body, signature))
        throw new CallError('bad_input', WRONG_SIGNATURE);
      const event = readWebhook(body, eventId);
      if (event) {
        await takeWebhook(context, event);
        checks.look();
      }
      return reply.code(204).send();
    });
  });
}
