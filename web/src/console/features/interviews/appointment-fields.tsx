import type { useForm } from '../../../platform/forms/use-form.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/index.ts';

const modes = ['In person', 'Video', 'Phone'].map((mode) => ({ value: mode, label: mode }));

/** Fields of an appointment, whose values have these names. */
export const appointmentFields = ['date', 'time', 'mode', 'place', 'note'] as const;
type Values = Record<(typeof appointmentFields)[number], string>;

/** When, how and where an interview is. */
export function AppointmentFields({
  form,
}: {
  form: Pick<ReturnType<typeof useForm<Values, unknown>>, 'register' | 'errors'>;
}) {
  const { register, errors } = form;
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField label="Date" type="date" {...register('date')} error={errors.date} />
        <TextField label="Time (IST)" type="time" {...register('time')} error={errors.time} />
      </div>
      <SelectField label="Kind" options={modes} {...register('mode')} error={errors.mode} />
      <TextField
        label="Place"
        hint="An address, a link or a phone number."
        autoComplete="off"
        {...register('place')}
        error={errors.place}
      />
      <TextAreaField label="Note to the applicant (optional)" rows={2} {...register('note')} error={errors.note} />
    </>
  );
}
