import { blockCompany, type StaffCompany } from '@aarambh/contract';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, CheckboxField, TextField } from '../../../ui/index.ts';
import { useCompanyChanges } from './use-company-changes.ts';

const schema = blockCompany.body.pick({ reason: true, isFraud: true });

/** Why a company is blocked, and whether the applicants of its vacancies are warned. */
export function BlockForm({ company, onDone }: { company: StaffCompany; onDone: () => void }) {
  const { block } = useCompanyChanges();
  const form = useForm({
    defaultValues: { reason: '', isFraud: false },
    loadSchema: async () => schema,
    async onSubmit(how) {
      if (await block({ companyID: company.companyID, ...how })) onDone();
    },
  });
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>
        {company.live === 1 ? 'Its live vacancy closes' : `Its ${company.live} live vacancies close`}, and none can go
        live until the company is unblocked.
      </p>
      <TextField label="Reason" autoComplete="off" {...form.register('reason')} error={form.errors.reason} />
      <CheckboxField
        label="It is a fraud: warn the applicants"
        hint="In two minutes they are warned not to pay and not to share codes. The details of this fraud help to block the next one."
        {...form.registerCheckbox('isFraud')}
      />
      <Button {...form.submitProps} variant="danger">
        Block
      </Button>
    </form>
  );
}
