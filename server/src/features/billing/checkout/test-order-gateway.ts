import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';

type Order = Parameters<AppContext['gateway']['createOrder']>[0] & { orderId: string };

/** Fake payment gateway for checkout tests: it only creates orders, and can be unavailable. */
export class TestOrderGateway {
  readonly orders: Order[] = [];
  isUnavailable = false;
  /** Runs before each reply. */
  beforeReply: () => Promise<void> = async () => undefined;

  constructor(context: AppContext) {
    context.gateway = { ...context.gateway, keyId: 'rzp_test_key', createOrder: (order) => this.#createOrder(order) };
  }

  async #createOrder(order: Parameters<AppContext['gateway']['createOrder']>[0]): Promise<{ orderId: string }> {
    await this.beforeReply();
    if (this.isUnavailable) throw new CallError('unavailable');
    const orderId = `order_${this.orders.length + 1}`;
    this.orders.push({ ...order, orderId });
    return { orderId };
  }
}
