import type { PaymentConfirmation } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { Behaviour } from './behaviour.ts';
import type { ChosenOutcome } from './ledger.ts';
import { TEST_KEY_ID } from './provider-state.ts';

/** Posts to the simulator of a test app; returns status and body. */
async function post<T>(app: FastifyInstance, path: string, payload: object): Promise<{ status: number; body: T }> {
  const reply = await app.inject({ method: 'POST', url: `/demo/payments/${path}`, payload });
  return { status: reply.statusCode, body: reply.body ? reply.json<T>() : (undefined as T) };
}

/** Pays in the payment window; undefined for a failed payment. */
export async function payInWindow(
  app: FastifyInstance,
  { orderId, amountPaise, way = 'pay' }: { orderId: string; amountPaise: number; way?: ChosenOutcome },
): Promise<PaymentConfirmation | undefined> {
  const payment = { key: TEST_KEY_ID, order_id: orderId, amount: amountPaise, way };
  const { status, body } = await post<PaymentConfirmation>(app, 'window/pay', payment);
  if (way === 'fail' || way === 'late') return undefined;
  if (status !== 200) throw new Error(`the test payment was refused: ${JSON.stringify(body)}`);
  return body;
}

/** Changes the behaviour of the simulator of a test app. */
export async function behaveInTest(app: FastifyInstance, how: Partial<Behaviour>): Promise<void> {
  const { status, body } = await post(app, 'control/behaviour', how);
  if (status !== 200) throw new Error(JSON.stringify(body));
}
