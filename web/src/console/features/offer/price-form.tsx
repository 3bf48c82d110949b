import { changePlanPrice, listStaffPlans, PRICE_FLOOR_RUPEES, priceForm, type StaffPlan } from '@aarambh/contract';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { exactRupees, isoDay, rupees } from '../../../platform/text/format.ts';
import { Button, SelectField, TextAreaField, TextField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';
import { typedAmount } from '../../forms/typed-numbers.ts';

const schema = priceForm.extend({
  price: typedAmount('Enter a price in rupees, such as 2599 or 2599.50').refine(
    (price) => price >= 1,
    'A plan costs at least Rs.1',
  ),
});
const DAY_MS = 86_400_000;

/** Changes the price of a plan, or of one of its CTC bands, from a day on. A colleague approves it. */
export function PriceForm({ plan, onDone }: { plan: StaffPlan; onDone: () => void }) {
  const { planID, bands } = plan;
  const [band, setBand] = useState('');
  const oldPrice = bands.find(({ fromCtc }) => String(fromCtc) === band)?.price ?? plan.price;
  const { run } = useStaffAction(changePlanPrice, {
    invalidates: [listStaffPlans],
    fields: ['price', 'startsOn', 'reason'],
    onEnd: onDone,
  });
  const form = useForm({
    defaultValues: { price: '', startsOn: isoDay(new Date(Date.now() + DAY_MS)), reason: '' },
    loadSchema: async () => schema,
    async onSubmit(values) {
      await run({ body: { planID, oldPrice, ...values, ...(band ? { fromCtc: Number(band) } : {}) } });
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      {bands.length > 0 && (
        <SelectField
          label="Price"
          placeholder="Regular"
          options={bands.map(({ fromCtc }) => ({ value: String(fromCtc), label: `From a CTC of ${rupees(fromCtc)}` }))}
          value={band}
          onChange={({ target }) => setBand(target.value)}
        />
      )}
      <TextField
        label="New price in rupees without tax"
        hint={`Now ${exactRupees(oldPrice)}. Below ${rupees(PRICE_FLOOR_RUPEES)}, your colleague is warned.`}
        inputMode="decimal"
        autoComplete="off"
        {...form.register('price')}
        error={form.errors.price}
      />
      <TextField
        type="date"
        label="First day of the new price"
        hint="Takes effect at midnight IST; today takes effect immediately. Earlier orders keep their price."
        min={isoDay(new Date())}
        {...form.register('startsOn')}
        error={form.errors.startsOn}
      />
      <TextAreaField
        label="Reason"
        hint="Shown to the colleague who approves it, and in the audit log."
        rows={2}
        {...form.register('reason')}
        error={form.errors.reason}
      />
      <Button {...form.submitProps}>Change the price</Button>
    </form>
  );
}
