import type { PaymentConfirmation } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { Behaviour } from './behaviour.ts';
import type { Way } from './ledger.ts';
import { TEST_KEY_ID } from './provider.ts';

/** Posts to the simulator in a test app; answers status and body. */
async function post<T>(app: FastifyInstance, path: string, payload: object): Promise<{ status: number; body: T }> {
  const reply = await app.inject({ method: 'POST', url: `/demo/payments/${path}`, payload });
  return { status: reply.statusCode, body: reply.body ? reply.json<T>() : (undefined as T) };
}

/** Does in the payment window what somebody would; nothing comes back of a payment that fails. */
export async function payInWindow(
  app: FastifyInstance,
  { orderId, amountPaise, way = 'pay' }: { orderId: string; amountPaise: number; way?: Way },
): Promise<PaymentConfirmation | undefined> {
  const asked = { key: TEST_KEY_ID, order_id: orderId, amount: amountPaise, way };
  const { status, body } = await post<PaymentConfirmation>(app, 'window/pay', asked);
  if (way === 'fail' || way === 'late') return undefined;
  if (status !== 200) throw new Error(`the test payment was refused: ${JSON.stringify(body)}`);
  return body;
}

/** Tells the simulator of a test app how to behave from now on. */
export async function behaveInTest(app: FastifyInstance, how: Partial<Behaviour>): Promise<void> {
  const { status, body } = await post(app, 'control/behaviour', how);
  if (status !== 200) throw new Error(JSON.stringify(body));
}
