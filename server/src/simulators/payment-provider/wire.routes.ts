import type { FastifyInstance } from 'fastify';
import { equalsInConstantTime } from '../../lib/equals-in-constant-time.ts';
import { ProviderError } from './provider-error.ts';
import { wireOrder, wirePayment, wireRefund } from './provider-records.ts';
import type { ProviderState } from './provider-state.ts';
import { captureBody, orderBody, readBody, refundBody } from './read-body.ts';

const hidden = { schema: { hide: true } };
const collection = (items: object[]) => ({ entity: 'collection', count: items.length, items });

/** The provider's API: /v1/orders and /v1/payments. */
export async function wireRoutes(
  scope: FastifyInstance,
  { keys, ledger, refunds, behaviour }: ProviderState,
): Promise<void> {
  const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;

  scope.addHook('onRequest', async (request, reply) => {
    const { api } = behaviour();
    if (api === 'hang') return await new Promise<never>(() => undefined);
    if (api === 'error') return reply.code(502).type('text/html').send('<h1>Bad Gateway</h1>');
    if (api === 'garbled') return reply.type('text/html').send('<html>');
    if (api === 'busy') throw new ProviderError('Request failed. Please try after sometime.', {}, 429);
    if (!equalsInConstantTime(request.headers.authorization ?? '', authorization))
      throw new ProviderError('Authentication failed', {}, 401);
  });
  scope.addHook('onSend', async (request) => {
    if (behaviour().api === 'lose-reply') request.raw.socket.destroy();
  });

  scope.post('/v1/orders', hidden, async (request) => wireOrder(ledger.createOrder(readBody(orderBody, request.body))));
  scope.get<{ Params: { id: string } }>('/v1/orders/:id', hidden, async ({ params }) =>
    wireOrder(ledger.orderOf(params.id)),
  );
  scope.get<{ Params: { id: string } }>('/v1/orders/:id/payments', hidden, async ({ params }) =>
    collection(ledger.paymentsOf(params.id).map(wirePayment)),
  );

  scope.get<{ Params: { id: string } }>('/v1/payments/:id', hidden, async ({ params }) =>
    wirePayment(ledger.paymentOf(params.id)),
  );
  scope.post<{ Params: { id: string } }>('/v1/payments/:id/capture', hidden, async ({ params, body }) =>
    wirePayment(ledger.capture(params.id, readBody(captureBody, body).amount)),
  );

  scope.post<{ Params: { id: string } }>('/v1/payments/:id/refund', hidden, async ({ params, body, headers }) => {
    const key = headers['x-refund-idempotency']?.toString();
    return wireRefund(refunds.create(params.id, readBody(refundBody, body), key, behaviour().refunds));
  });
  scope.get<{ Params: { id: string } }>('/v1/payments/:id/refunds', hidden, async ({ params }) =>
    collection(refunds.of(params.id).map(wireRefund)),
  );
  scope.get<{ Params: { id: string; refundId: string } }>(
    '/v1/payments/:id/refunds/:refundId',
    hidden,
    async ({ params }) => wireRefund(refunds.one(params.id, params.refundId)),
  );
}
