import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';

type Order = Parameters<AppContext['gateway']['createOrder']>[0] & { orderId: string };

/** A provider that only makes orders, or is away; for tests of what comes before the payment. */
export class TestGateway {
  readonly orders: Order[] = [];
  isAway = false;
  /** What happens while the provider thinks. */
  meanwhile: () => Promise<void> = async () => undefined;

  constructor(context: AppContext) {
    context.gateway = { ...context.gateway, keyId: 'rzp_test_key', createOrder: (order) => this.#createOrder(order) };
  }

  async #createOrder(order: Parameters<AppContext['gateway']['createOrder']>[0]): Promise<{ orderId: string }> {
    await this.meanwhile();
    if (this.isAway) throw new CallError('unavailable');
    const orderId = `order_${this.orders.length + 1}`;
    this.orders.push({ ...order, orderId });
    return { orderId };
  }
}
