import { checkDetail, listChecks, recordCheck } from '@aarambh/contract';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, SelectField, TextField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';
import { checkNames, recordedChecks } from './check-texts.ts';

type Kind = (typeof recordedChecks)[number]['kind'];

/** Records a check of a vacancy; a company number is of its company. */
export function CheckForm({ vacancyID }: { vacancyID: number }) {
  const [kind, setKind] = useState<Kind>('source');
  const record = useStaffAction(recordCheck, {
    invalidates: [listChecks],
    done: (check) => `Recorded: ${checkNames[check.kind]}.`,
    fields: ['detail'],
  });
  const form = useForm({
    defaultValues: { detail: '' },
    loadSchema: async () => checkDetail,
    onSubmit: async ({ detail }: { detail: string }) => {
      if (await record.run({ body: { vacancyID, kind, detail } })) form.reset();
    },
  });
  const { hint } = recordedChecks.find((check) => check.kind === kind) ?? recordedChecks[0];
  return (
    <form {...form.formProps} aria-label="Record a check" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SelectField
        label="Check"
        value={kind}
        onChange={(event) => setKind(event.target.value as Kind)}
        options={recordedChecks.map((check) => ({ value: check.kind, label: checkNames[check.kind] }))}
      />
      <TextField
        label="What was checked"
        hint={hint}
        autoComplete="off"
        error={form.errors.detail}
        {...form.register('detail')}
      />
      <Button {...form.submitProps} size="small" variant="secondary" className="justify-self-start">
        Record the check
      </Button>
    </form>
  );
}
