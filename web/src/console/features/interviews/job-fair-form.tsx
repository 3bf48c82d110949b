import { createJobFair, jobFairForm, listJobFairs } from '@aarambh/contract';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, TextAreaField, TextField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';

const defaultValues = {
  title: '',
  organiser: '',
  city: '',
  venue: '',
  starts: '',
  ends: '',
  registerUntil: '',
  capacity: '',
  companies: '',
  description: '',
};
const fields = Object.keys(defaultValues);

/** Creates a job fair, which is at once on the page of job fairs. */
export function JobFairForm({ onDone }: { onDone: () => void }) {
  const { run } = useStaffAction(createJobFair, {
    invalidates: [listJobFairs],
    done: 'The job fair is now listed on the job fairs page',
    fields,
  });
  const form = useForm({
    defaultValues,
    loadSchema: async () => jobFairForm,
    async onSubmit({ registerUntil, ...fair }) {
      if (await run({ body: { ...fair, ...(registerUntil ? { registerUntil } : {}) } })) onDone();
    },
  });
  const { register, errors } = form;
  return (
    <form {...form.formProps} className="grid gap-4">
      <TextField label="Title" {...register('title')} error={errors.title} />
      <TextField label="Organiser" {...register('organiser')} error={errors.organiser} />
      <TextField label="City" {...register('city')} error={errors.city} />
      <TextField label="Venue" {...register('venue')} error={errors.venue} />
      <TextField label="From (IST)" type="datetime-local" {...register('starts')} error={errors.starts} />
      <TextField label="Until (IST)" type="datetime-local" {...register('ends')} error={errors.ends} />
      <TextField
        label="Registration until (IST, optional)"
        hint="If empty, until the start."
        type="datetime-local"
        {...register('registerUntil')}
        error={errors.registerUntil}
      />
      <TextField label="Places" inputMode="numeric" {...register('capacity')} error={errors.capacity} />
      <TextAreaField
        label="Companies (optional)"
        hint="One per line."
        rows={3}
        {...register('companies')}
        error={errors.companies}
      />
      <TextAreaField label="Description" rows={4} {...register('description')} error={errors.description} />
      <Button {...form.submitProps}>Create</Button>
    </form>
  );
}
