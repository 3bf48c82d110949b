import { type CallDefinition, proposeVacancy, proposeVacancyForm } from '@aarambh/contract';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, Sheet, TextAreaField, TextField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';

const fields = ['vacancyID', 'note'] as const;

interface ProposeVacancyProps {
  accountID: number;
  fullName: string;
  /** Calls whose replies show the proposal. */
  invalidates: readonly CallDefinition[];
}

/** Proposes a vacancy to a member with a running plan, who approves or declines it on the portal. */
export function ProposeVacancy({ accountID, fullName, invalidates }: ProposeVacancyProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        Propose a vacancy
      </Button>
      <Sheet title={`Propose a vacancy to ${fullName}`} open={isOpen} onClose={close}>
        {isOpen && <ProposeForm {...{ accountID, fullName, invalidates }} onDone={close} />}
      </Sheet>
    </>
  );
}

function ProposeForm({ accountID, fullName, invalidates, onDone }: ProposeVacancyProps & { onDone: () => void }) {
  const { run } = useStaffAction(proposeVacancy, {
    invalidates,
    done: `The vacancy is proposed, and ${fullName} gets a mail`,
    fields,
  });
  const form = useForm({
    defaultValues: { vacancyID: '', note: '' },
    loadSchema: async () => proposeVacancyForm,
    async onSubmit(values) {
      if (await run({ body: { ...values, accountID } })) onDone();
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <p>
        Needs an active plan. The member gets a mail, and approves or declines before we apply for them. Your name is
        shown.
      </p>
      <TextField
        label="Vacancy number"
        inputMode="numeric"
        autoComplete="off"
        {...form.register('vacancyID')}
        error={form.errors.vacancyID}
      />
      <TextAreaField label="Why it fits" rows={3} {...form.register('note')} error={form.errors.note} />
      <Button {...form.submitProps}>Propose</Button>
    </form>
  );
}
