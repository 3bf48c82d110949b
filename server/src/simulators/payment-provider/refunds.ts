import type { z } from 'zod';
import type { Clock } from '../../lib/clock.ts';
import type { Ledger, RefundOutcome } from './ledger.ts';
import { ProviderError } from './provider-error.ts';
import { makeId, type Payment, type Refund } from './provider-records.ts';
import type { ProviderStore } from './provider-store.ts';
import type { refundBody } from './read-body.ts';
import type { Notify } from './webhooks.ts';

const MIN_KEY_LENGTH = 10;

/** Refunds of payments. */
export function openRefunds(store: ProviderStore, ledger: Ledger, clock: Clock, notify: Notify) {
  function repeated(paymentId: string, key: string, requestBody: string): Refund | undefined {
    if (key.length < MIN_KEY_LENGTH)
      throw new ProviderError('The idempotency key must be at least 10 characters.', { field: 'X-Refund-Idempotency' });
    const known = store.list('refund').find((refund) => refund.idempotencyKey === key);
    if (known && (known.paymentId !== paymentId || known.requestBody !== requestBody))
      throw new ProviderError('Different request body sent for the same Idempotency Header');
    return known;
  }

  function addRefunded(payment: Payment, amount: number): Payment {
    const amountRefunded = payment.amountRefunded + amount;
    return ledger.change(payment, {
      amountRefunded,
      status: amountRefunded === payment.amount ? 'refunded' : 'captured',
    });
  }

  function settle(refund: Refund, status: 'processed' | 'failed'): Refund {
    const settled: Refund = { ...refund, status };
    store.put('refund', settled);
    const payment = ledger.paymentOf(refund.paymentId);
    const after = status === 'failed' ? addRefunded(payment, -refund.amount) : payment;
    notify(`refund.${status}`, { payment: after, refund: settled });
    return settled;
  }

  return {
    /** Refunds a payment in part or, without an amount, the rest of it; once per idempotency key. */
    create(
      paymentId: string,
      body: z.infer<typeof refundBody>,
      idempotencyKey: string | undefined,
      outcome: RefundOutcome,
    ): Refund {
      const requestBody = JSON.stringify(body);
      const known = idempotencyKey === undefined ? undefined : repeated(paymentId, idempotencyKey, requestBody);
      if (known) return known;
      const payment = ledger.paymentOf(paymentId);
      if (payment.status === 'refunded') throw new ProviderError('The payment has been fully refunded already');
      if (payment.status !== 'captured')
        throw new ProviderError('The payment status should be captured for action to be taken');
      const left = payment.amount - payment.amountRefunded;
      const amount = body.amount ?? left;
      if (amount > left)
        throw new ProviderError('The total refund amount is greater than the refund payment amount', {
          field: 'amount',
        });
      const refund: Refund = {
        id: makeId('rfnd'),
        paymentId,
        amount,
        currency: payment.currency,
        status: 'pending',
        receipt: body.receipt ?? null,
        notes: body.notes ?? {},
        createdAt: Math.floor(clock.now().getTime() / 1_000),
        requestBody,
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      };
      store.put('refund', refund);
      notify('refund.created', { payment: addRefunded(payment, amount), refund });
      return outcome === 'pending' ? refund : settle(refund, outcome);
    },

    /** Settles a pending refund. */
    settle(refundId: string, status: 'processed' | 'failed'): Refund {
      const refund = store.get('refund', refundId);
      if (refund?.status !== 'pending') throw new ProviderError('There is no such pending refund');
      return settle(refund, status);
    },

    one(paymentId: string, refundId: string): Refund {
      const refund = store.get('refund', refundId);
      if (refund?.paymentId !== paymentId) throw new ProviderError('The id provided does not exist', { field: 'id' });
      return refund;
    },

    /** Newest first. */
    of(paymentId: string): Refund[] {
      ledger.paymentOf(paymentId);
      return store
        .list('refund')
        .filter((refund) => refund.paymentId === paymentId)
        .reverse();
    },
  };
}

export type Refunds = ReturnType<typeof openRefunds>;
