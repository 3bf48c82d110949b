import {
  COUPON_ALONE_PERCENT,
  type CouponCycle,
  couponCycles,
  couponForm,
  createCoupon,
  listStaffCoupons,
} from '@aarambh/contract';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { isoDay } from '../../../platform/text/format.ts';
import { Button, CheckboxField, FieldError, SelectField, TextAreaField, TextField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';
import { optionalCount, typedAmount } from '../../forms/typed-numbers.ts';

const limit = optionalCount('Enter a whole number').transform((count) => count ?? null);
const schema = couponForm.omit({ cycles: true, discountType: true }).extend({
  discountValue: typedAmount('Enter percent or rupees, such as 12.5').pipe(couponForm.shape.discountValue),
  maxUses: limit.pipe(couponForm.shape.maxUses),
  maxUsesPerBuyer: limit.pipe(couponForm.shape.maxUsesPerBuyer),
});

const discountTypes = [
  { value: 'Percentage', label: 'Percent' },
  { value: 'Fixed', label: 'Rupees' },
];

/** Creates a coupon. Above half the price a colleague approves it. */
export function CouponForm({ onDone }: { onDone: () => void }) {
  const [discountType, setDiscountType] = useState<'Percentage' | 'Fixed'>('Percentage');
  const [cycles, setCycles] = useState<CouponCycle[]>([]);
  const [cyclesError, setCyclesError] = useState<string>();
  const defaultValues = {
    code: '',
    discountValue: '',
    startsOn: isoDay(new Date()),
    endsOn: '',
    maxUses: '',
    maxUsesPerBuyer: '1',
    isListed: false,
    reason: '',
  };
  const { run } = useStaffAction(createCoupon, {
    invalidates: [listStaffCoupons],
    done: 'The coupon was created.',
    fields: Object.keys(defaultValues),
    onEnd: onDone,
  });
  const form = useForm({
    defaultValues,
    loadSchema: async () => schema,
    async onSubmit(values) {
      if (cycles.length === 0) return setCyclesError('Choose at least one plan');
      await run({ body: { ...values, discountType, cycles } });
    },
  });
  const field = (name: keyof typeof defaultValues) => ({ ...form.register(name), error: form.errors[name] });

  function toggle(cycle: CouponCycle, isChosen: boolean) {
    setCyclesError(undefined);
    setCycles((before) => (isChosen ? [...before, cycle] : before.filter((one) => one !== cycle)));
  }

  return (
    <form {...form.formProps} className="grid gap-4">
      <TextField label="Code" autoComplete="off" autoCapitalize="characters" {...field('code')} />
      <div className="grid grid-cols-2 gap-3">
        <TextField label="Discount" inputMode="decimal" autoComplete="off" {...field('discountValue')} />
        <SelectField
          label="In"
          options={discountTypes}
          value={discountType}
          onChange={({ target }) => setDiscountType(target.value as typeof discountType)}
        />
      </div>
      <p className="text-sm text-muted">
        More than {COUPON_ALONE_PERCENT} % off the price of a plan needs a second person.
      </p>
      <fieldset className="grid grid-cols-2">
        <legend className="font-medium">For</legend>
        {couponCycles.map((cycle) => (
          <CheckboxField
            key={cycle}
            label={cycle}
            checked={cycles.includes(cycle)}
            onChange={({ target }) => toggle(cycle, target.checked)}
          />
        ))}
        <FieldError id="coupon-cycles-error">{cyclesError}</FieldError>
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <TextField type="date" label="First day" {...field('startsOn')} />
        <TextField type="date" label="Last day" {...field('endsOn')} />
        <TextField label="Maximum uses" optionalLabel="(optional)" inputMode="numeric" {...field('maxUses')} />
        <TextField
          label="Uses per buyer"
          optionalLabel="(optional)"
          inputMode="numeric"
          {...field('maxUsesPerBuyer')}
        />
      </div>
      <CheckboxField label="Show at checkout" {...form.register('isListed')} />
      <TextAreaField label="Reason" rows={2} {...field('reason')} />
      <Button {...form.submitProps}>Create the coupon</Button>
    </form>
  );
}
