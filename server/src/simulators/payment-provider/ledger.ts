import type { z } from 'zod';
import type { Clock } from '../../lib/clock.ts';
import type { Behaviour } from './behaviour.ts';
import { ProviderError } from './provider-error.ts';
import { makeId, type Order, type Payment } from './provider-records.ts';
import type { ProviderStore } from './provider-store.ts';
import type { orderBody } from './read-body.ts';
import type { Notify } from './webhooks.ts';

/** Seconds until a failed payment is authorised late, if chosen in the payment window. */
const LATE_SECONDS = 20;

/** Outcome chosen in the payment window. */
export type ChosenOutcome = 'pay' | 'fail' | 'vanish' | 'late';

const unknownId = () => new ProviderError('The id provided does not exist', { field: 'id' });

/** Orders, payments and their state transitions. */
export function openLedger(store: ProviderStore, clock: Clock, notify: Notify) {
  const seconds = () => Math.floor(clock.now().getTime() / 1_000);

  function orderOf(id: string): Order {
    const order = store.get('order', id);
    if (!order) throw unknownId();
    return order;
  }

  function paymentOf(id: string): Payment {
    const payment = store.get('payment', id);
    if (!payment) throw unknownId();
    return payment;
  }

  function change(payment: Payment, to: Partial<Payment>): Payment {
    const { lateAt: _, ...rest } = payment;
    const changed = { ...rest, ...to };
    store.put('payment', changed);
    return changed;
  }

  function capture(payment: Payment): Payment {
    const order = orderOf(payment.orderId);
    if (order.status === 'paid') throw new ProviderError('The order of this payment is paid already');
    const captured = change(payment, { status: 'captured' });
    const paid: Order = { ...order, status: 'paid', amountPaid: order.amount };
    store.put('order', paid);
    notify('payment.captured', { payment: captured });
    notify('order.paid', { payment: captured, order: paid });
    return captured;
  }

  function authorise(payment: Payment): Payment {
    const authorised = change(payment, { status: 'authorized' });
    notify('payment.authorized', { payment: authorised });
    return authorised;
  }

  return {
    orderOf,
    paymentOf,
    change,
    paymentsOf: (orderId: string) => {
      orderOf(orderId);
      return store.list('payment').filter((payment) => payment.orderId === orderId);
    },

    createOrder({ amount, currency, receipt, notes, payment }: z.infer<typeof orderBody>): Order {
      if (receipt && store.list('order').some((order) => order.receipt === receipt))
        throw new ProviderError('Receipt should be unique.', { field: 'receipt' });
      const order: Order = {
        id: makeId('order'),
        amount,
        amountPaid: 0,
        currency,
        receipt: receipt ?? null,
        status: 'created',
        attempts: 0,
        notes: notes ?? {},
        isCapturedBySelf: payment?.capture === 'automatic',
        createdAt: seconds(),
      };
      store.put('order', order);
      return order;
    },

    /** One payment attempt. An attempt that is authorised late has status failed until then. */
    tryToPay(orderId: string, way: ChosenOutcome): Payment {
      const order = orderOf(orderId);
      if (order.status === 'paid') throw new ProviderError('Payment already done for this order.');
      store.put('order', { ...order, status: 'attempted', attempts: order.attempts + 1 });
      const { amount, currency } = order;
      const id = makeId('pay');
      const tried = { id, orderId, amount, currency, amountRefunded: 0, createdAt: seconds() };
      if (way === 'fail' || way === 'late') {
        const failed: Payment = { ...tried, status: 'failed' };
        store.put('payment', way === 'late' ? { ...failed, lateAt: seconds() + LATE_SECONDS } : failed);
        notify('payment.failed', { payment: failed });
        return failed;
      }
      const authorised = authorise({ ...tried, status: 'authorized' });
      return order.isCapturedBySelf ? capture(authorised) : authorised;
    },

    /** Captures an authorised payment in full. */
    capture(paymentId: string, amount: number): Payment {
      const payment = paymentOf(paymentId);
      if (payment.status === 'captured' || payment.status === 'refunded')
        throw new ProviderError('This payment has already been captured');
      if (payment.status !== 'authorized')
        throw new ProviderError('Only payments which have been authorized and not yet captured can be captured');
      if (amount !== payment.amount)
        throw new ProviderError('Capture amount must be equal to the amount authorized', { field: 'amount' });
      return capture(payment);
    },

    /** Authorises a failed payment late; it is not captured automatically. */
    authoriseLate(paymentId: string): Payment {
      const payment = paymentOf(paymentId);
      if (payment.status !== 'failed') throw new ProviderError('Only a failed payment can be authorised late');
      return authorise(payment);
    },

    /** Failed payments that are due for late authorisation. */
    listDueLate: () =>
      store
        .list('payment')
        .filter(({ status, lateAt }) => status === 'failed' && lateAt !== undefined && lateAt <= seconds()),
  };
}

export type Ledger = ReturnType<typeof openLedger>;
export type RefundOutcome = Behaviour['refunds'];
