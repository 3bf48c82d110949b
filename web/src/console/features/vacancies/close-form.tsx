import { closeVacancies } from '@aarambh/contract';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, CheckboxField, TextField } from '../../../ui/index.ts';
import { focusFirst } from '../../ui/index.ts';

const schema = closeVacancies.body.pick({ reason: true, isFraud: true });
const reasons = ['Position filled', 'Employer withdrew it', 'Duplicate', 'Wrong details', 'Asks applicants for money'];

/** Why vacancies close, and whether their applicants are warned. */
export function CloseForm({ onClose }: { onClose: (how: { reason: string; isFraud: boolean }) => Promise<unknown> }) {
  const form = useForm({
    defaultValues: { reason: '', isFraud: false },
    loadSchema: async () => schema,
    onSubmit: onClose,
  });
  const { ref, ...reason } = form.register('reason');
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextField
        label="Reason"
        list="close-reasons"
        autoComplete="off"
        {...reason}
        ref={(element) => {
          ref(element);
          focusFirst(element);
        }}
        error={form.errors.reason}
      />
      <datalist id="close-reasons">
        {reasons.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
      <CheckboxField
        label="It is a fraud: warn the applicants"
        hint="They are warned not to pay and not to share codes. Its texts, numbers and addresses block the next one, and the company’s other jobs are reviewed."
        {...form.registerCheckbox('isFraud')}
      />
      <p className="text-sm text-muted">
        They leave the search immediately. Applicants are notified in ten minutes (two for a fraud). You can undo until
        then.
      </p>
      <Button {...form.submitProps} variant="danger">
        Close
      </Button>
    </form>
  );
}
