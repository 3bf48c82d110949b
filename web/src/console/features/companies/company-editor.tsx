import { companyForm, editCompany, type StaffCompanyDetails } from '@aarambh/contract';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Alert, Button, TextAreaField, TextField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';
import { companyReplies } from './use-company-changes.ts';

const fields = ['name', 'about', 'website', 'logo', 'address'] as const;

/** Changes what the portal says of a company. */
export function CompanyEditor({ company, onDone }: { company: StaffCompanyDetails; onDone: () => void }) {
  // What is loaded later does not change a form that is being filled in.
  const [start] = useState(company);
  const { run } = useStaffAction(editCompany, { invalidates: companyReplies, fields });
  const form = useForm({
    defaultValues: start.form,
    loadSchema: async () => companyForm,
    async onSubmit(values) {
      const saved = await run({ body: { ...values, companyID: start.companyID, version: start.version } });
      if (saved !== undefined) onDone();
    },
  });
  const field = (name: (typeof fields)[number]) => ({
    ...form.register(name),
    error: form.errors[name],
    autoComplete: 'off',
  });
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {company.version !== start.version && (
        <Alert tone="warning" title="This company was changed by someone else">
          Copy what you typed, then close and reopen this form.
        </Alert>
      )}
      <TextField label="Name" {...field('name')} />
      <TextAreaField label="About" rows={6} {...field('about')} />
      <TextField label="Website" type="url" {...field('website')} />
      <TextField label="Logo URL" type="url" {...field('logo')} />
      <TextField label="Address" {...field('address')} />
      <Button {...form.submitProps}>Save</Button>
    </form>
  );
}
