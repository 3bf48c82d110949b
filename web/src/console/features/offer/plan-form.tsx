import {
  billingCycles,
  createPlan,
  listStaffPlans,
  newPlanForm,
  type PlanKind,
  planKindNames,
  planKinds,
} from '@aarambh/contract';
import { useState } from 'react';
import { z } from 'zod';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, CheckboxField, SelectField, TextAreaField, TextField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';
import { optionalCount, typedAmount } from '../../forms/typed-numbers.ts';
import { kindLabels } from './plan-kind-labels.ts';

const counts = [
  ['vacancies', 'Vacancy credits'],
  ['guaranteedCalls', 'Guaranteed interview calls'],
  ['assessmentDays', 'Days of the assessment'],
] as const;
const flags = [
  ['priorityListing', 'Priority listing'],
  ['verifiedTag', 'Verified tag'],
  ['cvCorrection', 'CV correction'],
  ['coverLetter', 'Cover letter'],
  ['resumeRewrite', 'Resume rewrite'],
  ['counselling', 'Counselling'],
  ['freeInterviewReplacement', 'Free replacement of interviews'],
  ['recommended', 'Recommended on the pricing page'],
] as const;

const lines = z.string().transform((text) => text.split('\n').flatMap((line) => line.trim() || []));
const BANDS = 'Write one band per line: starting CTC, a colon and the price, such as 6,00,000: 3,999';
/** Bands as they are typed: `6,00,000: 3,999`. */
const bands = lines.pipe(
  z
    .array(
      z
        .string()
        .regex(/^[^:]+:[^:]+$/, BANDS)
        .transform((line) => line.split(':')),
    )
    .pipe(
      z.array(
        z
          .tuple([optionalCount(BANDS), typedAmount(BANDS)])
          .transform(([fromCtc, price]) => ({ fromCtc: fromCtc ?? 0, price })),
      ),
    ),
);
const WHOLE = 'Enter a whole number';
const schema = newPlanForm.omit({ kind: true, billingCycle: true, complementary: true }).extend({
  price: typedAmount('Enter a price in rupees, such as 2599 or 2599.50').pipe(newPlanForm.shape.price),
  validityDays: optionalCount('Enter the number of days').pipe(newPlanForm.shape.validityDays),
  vacancies: optionalCount(WHOLE).pipe(newPlanForm.shape.vacancies),
  guaranteedCalls: optionalCount(WHOLE).pipe(newPlanForm.shape.guaranteedCalls),
  assessmentDays: optionalCount(WHOLE).pipe(newPlanForm.shape.assessmentDays),
  goodToGoCtc: optionalCount('Enter a CTC in whole rupees a year').pipe(newPlanForm.shape.goodToGoCtc),
  ctcBands: bands.pipe(newPlanForm.shape.ctcBands.unwrap()),
  features: lines.pipe(newPlanForm.shape.features.unwrap()),
  reason: createPlan.body.shape.reason,
});

const empty = {
  name: '',
  price: '',
  validityDays: '',
  vacancies: '',
  guaranteedCalls: '',
  assessmentDays: '',
  goodToGoCtc: '',
  ctcBands: '',
  features: '',
  sac: '998519',
  reason: '',
  ...(Object.fromEntries(flags.map(([name]) => [name, false])) as Record<(typeof flags)[number][0], boolean>),
};

/** Offers a new plan. A colleague approves it, as it has a new price. */
export function PlanForm({ onDone }: { onDone: () => void }) {
  const [kind, setKind] = useState<PlanKind>('combo');
  const [cycle, setCycle] = useState<(typeof billingCycles)[number]>('Monthly');
  const { hasBillingCycle } = planKinds[kind];
  const { run } = useStaffAction(createPlan, {
    invalidates: [listStaffPlans],
    fields: Object.keys(empty),
    onEnd: onDone,
  });
  const form = useForm({
    defaultValues: empty,
    loadSchema: async () => schema,
    async onSubmit(values) {
      await run({ body: { ...values, kind, ...(hasBillingCycle ? { billingCycle: cycle } : {}) } });
    },
  });
  const field = (name: keyof typeof empty) => ({ ...form.register(name), error: form.errors[name] });
  return (
    <form {...form.formProps} className="grid gap-4">
      <SelectField
        label="Kind"
        options={planKindNames.map((name) => ({ value: name, label: kindLabels[name] }))}
        value={kind}
        onChange={({ target }) => setKind(target.value as PlanKind)}
      />
      {hasBillingCycle && (
        <SelectField
          label="Billing cycle"
          options={billingCycles.map((name) => ({ value: name, label: name }))}
          value={cycle}
          onChange={({ target }) => setCycle(target.value as typeof cycle)}
        />
      )}
      <TextField label="Name" autoComplete="off" {...field('name')} />
      <TextField label="Price in rupees without tax" inputMode="decimal" autoComplete="off" {...field('price')} />
      <TextField label="Valid for days" inputMode="numeric" autoComplete="off" {...field('validityDays')} />
      {counts.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          optionalLabel="(optional)"
          inputMode="numeric"
          autoComplete="off"
          {...field(name)}
        />
      ))}
      <fieldset className="grid sm:grid-cols-2">
        <legend className="font-medium">Contains</legend>
        {flags.map(([name, label]) => (
          <CheckboxField key={name} label={label} {...form.register(name)} />
        ))}
      </fieldset>
      <TextAreaField label="Other features, one per line" optionalLabel="(optional)" rows={3} {...field('features')} />
      {planKinds[kind].ctcTerms.length > 0 && (
        <>
          <TextField
            label="Regular price up to a CTC of"
            optionalLabel="(optional)"
            hint="Rupees a year. Above it the bands apply."
            inputMode="numeric"
            autoComplete="off"
            {...field('goodToGoCtc')}
          />
          <TextAreaField
            label="Prices above it, one band per line"
            optionalLabel="(optional)"
            hint="Starting CTC, a colon and the price, such as 6,00,000: 3,999"
            rows={3}
            {...field('ctcBands')}
          />
        </>
      )}
      <TextField label="SAC" inputMode="numeric" autoComplete="off" {...field('sac')} />
      <TextAreaField
        label="Reason"
        hint="Shown to the colleague who approves it, and in the audit log."
        rows={2}
        {...field('reason')}
      />
      <Button {...form.submitProps}>Offer the plan</Button>
    </form>
  );
}
