import { editInterview, listInterviews, type StaffInterview } from '@aarambh/contract';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Alert, Button } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';
import { AppointmentFields, appointmentFields } from './appointment-fields.tsx';
import { istFields } from './ist-fields.ts';

const schema = editInterview.body.pick({ date: true, time: true, mode: true, place: true, note: true });

/** Changes an interview to come; the applicant gets a mail with the calendar file. */
export function EditForm({ interview, onDone }: { interview: StaffInterview; onDone: () => void }) {
  // What is loaded later does not change a form that is being filled in.
  const [start] = useState(interview);
  const { interviewScheduleID, version, durationMinutes, startsOn, mode, place, note } = start;
  const { run } = useStaffAction(editInterview, { invalidates: [listInterviews], fields: appointmentFields });
  const form = useForm({
    defaultValues: { ...istFields(startsOn), mode: mode as string, place, note },
    loadSchema: async () => schema,
    async onSubmit(values) {
      const saved = await run({ body: { ...values, interviewScheduleID, version, durationMinutes } });
      if (saved !== undefined) onDone();
    },
  });
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {interview.version !== version && (
        <Alert tone="warning" title="This interview was changed by someone else">
          Copy what you typed, then close and reopen this form.
        </Alert>
      )}
      <p>The applicant gets a mail with the changes and the calendar file.</p>
      <AppointmentFields form={form} />
      <Button {...form.submitProps}>Save</Button>
    </form>
  );
}
