import { getApplicant, listAllApplicants, listInterviews, scheduleInterview } from '@aarambh/contract';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';
import { AppointmentFields, appointmentFields } from './appointment-fields.tsx';

const schema = scheduleInterview.body.pick({ date: true, time: true, mode: true, place: true, note: true });

interface ScheduleFormProps {
  applicant: { accountID: number; vacancyID: number; jobTitle: string };
  /** The interview that the employer cancelled and this one replaces. */
  replaces?: number | undefined;
  onDone: () => void;
}

/** Schedules an interview for an applicant, who gets a mail with a calendar file. */
export function ScheduleForm({ applicant, replaces, onDone }: ScheduleFormProps) {
  const { accountID, vacancyID, jobTitle } = applicant;
  const { run } = useStaffAction(scheduleInterview, {
    invalidates: [listInterviews, getApplicant, listAllApplicants],
    done: 'The interview is scheduled, and the applicant gets a mail',
    fields: appointmentFields,
  });
  const form = useForm({
    defaultValues: { date: '', time: '', mode: 'In person', place: '', note: '' },
    loadSchema: async () => schema,
    async onSubmit(values) {
      const body = { ...values, accountID, vacancyID, ...(replaces === undefined ? {} : { replaces }) };
      if (await run({ body })) onDone();
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <p className="font-semibold">{jobTitle}</p>
      <AppointmentFields form={form} />
      <Button {...form.submitProps}>{replaces === undefined ? 'Schedule' : 'Schedule the replacement'}</Button>
    </form>
  );
}
