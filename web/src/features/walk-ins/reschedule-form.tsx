import { isSuccessText, REASON_MAX } from '@aarambh/contract';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ApiError } from '../../platform/api/api.ts';
import { api } from '../../platform/api/browser-api.ts';
import { rethrowFieldErrors } from '../../platform/forms/field-errors.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { isoDay } from '../../platform/text/format.ts';
import { countRemaining, remainingText, spokenRemaining } from '../../platform/text/remaining-text.ts';
import { Announce, Button, dialogs, showToast, TextAreaField, TextField } from '../../ui/index.ts';
import { useNow } from '../vacancies/index.ts';
import { requestReschedule } from './walk-ins.api.ts';

/** Form that requests another time for a walk-in interview, then goes home (commerce §2, §5). */
export function RescheduleForm({ id }: { id: string }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const today = isoDay(useNow());
  const [left, setLeft] = useState(REASON_MAX);
  const form = useForm({
    defaultValues: { reason: '', preferredDate: '', preferredTime: '' },
    loadSchema: () => import('./reschedule-schema.ts').then((module) => module.schema),
    async onSubmit(requested) {
      try {
        const text = await requestReschedule(api, id, requested);
        if (isSuccessText(text)) {
          await dialogs.success({ text });
          navigate('/');
          return true;
        }
        await dialogs.error({ text });
        // For example, the invitation was cancelled meanwhile; the reloaded page shows it.
        await revalidate();
      } catch (error) {
        rethrowFieldErrors(error, ['reason', 'preferredDate', 'preferredTime']);
        showToast(error instanceof ApiError ? error.message : 'An error occurred');
      }
      return false;
    },
  });
  const { onChange, ...reason } = form.register('reason');

  return (
    <form {...form.formProps} className="grid gap-5">
      <TextAreaField
        label="Reason"
        hint={
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>Please provide a reason for rescheduling.</span>
            <span className="whitespace-nowrap">{remainingText(left)}</span>
          </span>
        }
        error={form.errors.reason}
        {...reason}
        onChange={(event) => {
          onChange();
          setLeft(countRemaining(event.target.value, REASON_MAX));
        }}
      />
      <Announce text={spokenRemaining(left, REASON_MAX)} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Preferred Date"
          type="date"
          min={today}
          hint="Please select the preferred date for the walk-in interviews."
          error={form.errors.preferredDate}
          {...form.register('preferredDate')}
        />
        <TextField
          label="Preferred Time"
          type="time"
          hint="Please select the time for the walk-in interviews."
          error={form.errors.preferredTime}
          {...form.register('preferredTime')}
        />
      </div>
      <Button {...form.submitProps} size="large" busyLabel="Processing..." className="sm:justify-self-start">
        Submit
      </Button>
    </form>
  );
}
