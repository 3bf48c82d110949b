import { type VacancyForm as Form, listStaffCompanies, vacancyForm, vacancyFormTypes } from '@aarambh/contract';
import { type ReactNode, useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, TextAreaField, TextField } from '../../../ui/index.ts';
import { usePermission, useStaffQuery } from '../../api/index.ts';

/** The form as its fields hold it: numbers are typed. */
type Typed = { [name in keyof Form]: string };

/** Fields of the form, in their order; a refusal of the server that names one is shown there. */
export const vacancyFields = Object.keys(vacancyForm.shape) as (keyof Form)[];

const toNumber = (typed: string): number | null => (typed.trim() ? Number(typed.replaceAll(',', '').trim()) : null);

const read = (typed: Typed): unknown => ({
  ...typed,
  experienceFromYears: toNumber(typed.experienceFromYears),
  experienceToYears: toNumber(typed.experienceToYears),
  openings: toNumber(typed.openings),
});

const schema = { safeParse: (typed: unknown) => vacancyForm.safeParse(read(typed as Typed)) };

const typedOf = (form: Form): Typed => ({
  ...form,
  experienceFromYears: String(form.experienceFromYears ?? ''),
  experienceToYears: String(form.experienceToYears ?? ''),
  openings: String(form.openings ?? ''),
});

/** What the pressed button does with the form. */
export type FormPurpose = 'save' | 'draft' | 'preview';

interface VacancyFormProps {
  initial: Form;
  saveLabel: string;
  canBeDraft: boolean;
  /** Throws a refusal that names fields. */
  onSubmit: (form: Form, purpose: FormPurpose) => Promise<unknown>;
  cancel: ReactNode;
}

const MIN_LETTERS = 3;

/** Known companies whose names contain what is typed, so that one company is not written in two ways. */
function useCompanyNames(typed: string): string[] {
  const enabled = usePermission('companies') && typed.trim().length >= MIN_LETTERS;
  const { data } = useStaffQuery(listStaffCompanies, { query: { text: typed.trim() } }, { enabled });
  return enabled ? (data ?? []).map(({ name }) => name).slice(0, 10) : [];
}

/** The form of a vacancy: for posting, copying and editing. */
export function VacancyForm({ initial, saveLabel, canBeDraft, onSubmit, cancel }: VacancyFormProps) {
  const [company, setCompany] = useState('');
  const names = useCompanyNames(company);
  const [purpose] = useState<{ current: FormPurpose }>({ current: 'save' });
  const form = useForm<Typed, Form>({
    defaultValues: typedOf(initial),
    loadSchema: async () => schema,
    onSubmit: (values) => onSubmit(values, purpose.current),
  });
  const field = (name: keyof Form) => ({ ...form.register(name), error: form.errors[name], autoComplete: 'off' });
  const press = (next: FormPurpose) => () => {
    purpose.current = next;
  };
  const companyField = field('company');
  return (
    <form {...form.formProps} className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
        <TextField label="Job title" {...field('title')} autoFocus />
        <TextField
          label="Company"
          list="company-names"
          {...companyField}
          onChange={(event) => {
            companyField.onChange();
            setCompany(event.target.value);
          }}
        />
        <datalist id="company-names">
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField label="Places" hint="Cities separated by commas, or Work from home" {...field('locations')} />
        <TextField label="Employment type" list="employment-types" {...field('employmentType')} />
        <datalist id="employment-types">
          {vacancyFormTypes.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField label="Experience from" inputMode="numeric" hint="Years" {...field('experienceFromYears')} />
          <TextField label="Experience to" inputMode="numeric" hint="Years" {...field('experienceToYears')} />
        </div>
        <TextField
          label="Pay"
          hint="Such as ₹15,000 – ₹18,000 a month, or 3 – 4.5 LPA. Empty if not disclosed"
          {...field('pay')}
        />
        <TextField label="Skills" hint="Separated by commas" {...field('skills')} />
        <TextField label="Education" hint="Such as B.Com, MBA" {...field('education')} />
        <TextField label="Department" {...field('department')} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
          <TextField label="Openings" inputMode="numeric" {...field('openings')} />
          <TextField label="Last day to apply" type="date" {...field('lastDay')} />
        </div>
      </div>
      <TextAreaField
        label="Description"
        hint="A blank line starts a paragraph; • or - starts a list item"
        rows={10}
        {...field('description')}
      />
      <div className="flex flex-wrap gap-2">
        <Button {...form.submitProps} onClick={press('save')}>
          {saveLabel}
        </Button>
        <Button {...form.submitProps} variant="secondary" onClick={press('preview')}>
          Preview
        </Button>
        {canBeDraft && (
          <Button {...form.submitProps} variant="secondary" onClick={press('draft')}>
            Save as draft
          </Button>
        )}
        {cancel}
      </div>
    </form>
  );
}
