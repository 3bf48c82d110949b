import {
  getPurchase,
  listPurchases,
  type PurchaseDetails,
  REFUND_ALONE_RUPEES,
  refundForm,
  refundPurchase,
} from '@aarambh/contract';
import { useForm } from '../../../platform/forms/use-form.ts';
import { exactRupees, rupees } from '../../../platform/text/format.ts';
import { Button, TextAreaField, TextField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';
import { optionalAmount } from '../../forms/typed-numbers.ts';

/** @param left in rupees */
const schemaFor = (left: number) =>
  refundForm.extend({
    amount: optionalAmount('Enter an amount in rupees, such as 500 or 499.50').refine(
      (amount) => amount === undefined || (amount >= 1 && amount <= left),
      `Enter at least Rs.1 and at most what is left, ${exactRupees(left)}`,
    ),
  });

/** Refunds a purchase or a part of it; a refund that failed is requested again with its amount. */
export function RefundForm({ purchase, onDone }: { purchase: PurchaseDetails; onDone: () => void }) {
  const { purchaseID, left, refunded, isWithinPolicy, policy } = purchase;
  const failed = purchase.refundStatus === 'failed' ? purchase.refunds.at(-1) : undefined;
  const { run } = useStaffAction(refundPurchase, {
    invalidates: [getPurchase, listPurchases],
    fields: ['amount', 'reason'],
    onEnd: onDone,
  });
  const form = useForm({
    defaultValues: { amount: '', reason: failed?.reason ?? '' },
    loadSchema: async () => schemaFor(left),
    async onSubmit({ amount, reason }) {
      const part = failed || amount === undefined ? {} : { amount };
      await run({ body: { purchaseID, reason, refundedBefore: refunded, ...part } });
    },
  });

  return (
    <form {...form.formProps} className="grid gap-4">
      {failed ? (
        <p>{exactRupees(failed.amount)} is requested again from the payment provider.</p>
      ) : (
        <>
          <TextField
            label="Amount in rupees"
            hint={`Leave empty to refund all that is left, ${exactRupees(left)}; the plan then ends.`}
            inputMode="decimal"
            autoComplete="off"
            {...form.register('amount')}
            error={form.errors.amount}
          />
          <p className="text-sm text-muted">
            {isWithinPolicy
              ? `Within the refund policy. More than ${rupees(REFUND_ALONE_RUPEES)} in total needs a second person.`
              : `Outside the refund policy, so a second person must approve. ${policy}`}
          </p>
        </>
      )}
      <TextAreaField
        label="Reason"
        hint="The buyer sees this in the mail and on the credit note."
        rows={2}
        {...form.register('reason')}
        error={form.errors.reason}
      />
      <Button {...form.submitProps}>{failed ? 'Request it again' : 'Refund'}</Button>
    </form>
  );
}
