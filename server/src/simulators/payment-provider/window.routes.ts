import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ProviderError } from './provider-error.ts';
import type { ProviderState } from './provider-state.ts';
import { readBody } from './read-body.ts';

const hidden = { schema: { hide: true } };
const orderFields = {
  key: z.string('The key field is required.'),
  order_id: z.string('The order id field is required.'),
  amount: z.int('The amount must be an integer.'),
};
const openBody = z.strictObject(orderFields);
const payBody = z.strictObject({ ...orderFields, way: z.enum(['pay', 'fail', 'vanish', 'late']) });

const readAsset = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Routes of the payment window: script, style and its two API calls. */
export async function windowRoutes(scope: FastifyInstance, { keys, ledger }: ProviderState): Promise<void> {
  const script = readAsset('checkout.js');
  const style = readAsset('checkout.css');
  scope.get('/v1/checkout.js', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );
  scope.get('/v1/checkout.css', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style),
  );

  function checkOrder({ key, order_id, amount }: z.infer<typeof openBody>): void {
    if (key !== keys.keyId) throw new ProviderError('The key is not valid', { field: 'key' }, 401);
    const order = ledger.orderOf(order_id);
    if (order.amount !== amount)
      throw new ProviderError(
        'Your payment amount is different from your order amount. To pay successfully, please try using right amount.',
        { field: 'amount' },
      );
    if (order.status === 'paid') throw new ProviderError('Payment already done for this order.');
  }

  scope.post('/window/open', hidden, async (request, reply) => {
    checkOrder(readBody(openBody, request.body));
    return reply.code(204).send();
  });

  scope.post('/window/pay', hidden, async (request) => {
    const { way, ...rest } = readBody(payBody, request.body);
    checkOrder(rest);
    const payment = ledger.tryToPay(rest.order_id, way);
    if (payment.status === 'failed')
      throw new ProviderError('Your payment could not be completed as it was declined by the bank.', {
        source: 'bank',
        step: 'payment_authorization',
        reason: 'payment_failed',
        metadata: { payment_id: payment.id, order_id: payment.orderId },
      });
    const signed = `${payment.orderId}|${payment.id}`;
    return {
      razorpay_payment_id: payment.id,
      razorpay_order_id: payment.orderId,
      razorpay_signature: createHmac('sha256', keys.keySecret).update(signed).digest('hex'),
    };
  });
}
