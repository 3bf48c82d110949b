import { type CtcTerm, type PlanKind, planKinds } from '@aarambh/contract';
import { type FormEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import { rupees } from '../../../../platform/text/format.ts';
import { Button, dialogs, TextField } from '../../../../ui/index.ts';
import type { CtcTerms } from '../../plans/index.ts';
import { checkCtc } from './check-ctc.ts';
import { readCtcTerms } from './read-ctc-terms.ts';

interface CtcFormProps {
  kind: PlanKind;
  goodToGoCtc: number;
  ctcTerms: CtcTerms;
  onTerms: (terms: CtcTerms) => void;
}

const fieldText = (value: number): string => (value > 0 ? String(value) : '');
const payHint = (value: number): string =>
  value > 0 ? `${rupees(value)} a year` : 'Rupees a year, for example 1200000';

/** The CTC terms of a personalised plan. An invalid entry is reported in a dialog and reset to 0 (commerce §5). */
export function CtcForm({ kind, goodToGoCtc, ctcTerms, onTerms }: CtcFormProps) {
  const [fields, setFields] = useState({
    ctc: fieldText(ctcTerms.ctc),
    expectedCtc: fieldText(ctcTerms.expectedCtc),
    experience: fieldText(ctcTerms.experience),
  });
  const [refusal, setRefusal] = useState<ReturnType<typeof checkCtc>>();
  const isLoading = useNavigation().state !== 'idle';
  const entered = readCtcTerms(fields);
  const shows = (term: CtcTerm) => planKinds[kind].ctcTerms.some((one) => one === term);
  const requires = (term: CtcTerm) => planKinds[kind].requiredCtcTerms.some((one) => one === term);

  const bind = (name: CtcTerm, invalid: RegExp, maxLength: number) => ({
    name,
    value: fields[name],
    error: refusal?.field === name ? refusal.message : undefined,
    onChange(event: { target: { value: string } }) {
      setRefusal(undefined);
      setFields({ ...fields, [name]: event.target.value.replace(invalid, '') });
    },
    maxLength,
    autoComplete: 'off',
  });
  const bindRupees = (name: CtcTerm) => ({ ...bind(name, /\D/g, 9), inputMode: 'numeric' as const, prefix: '₹' });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isLoading) return;
    const invalid = checkCtc(kind, entered, goodToGoCtc);
    if (!invalid) {
      onTerms(entered);
      return;
    }
    await dialogs.warning({ text: invalid.message });
    setFields((current) => ({ ...current, [invalid.field]: '0' }));
    setRefusal(invalid);
    form.querySelector<HTMLInputElement>(`[name=${invalid.field}]`)?.focus();
  }

  return (
    <form onSubmit={submit} noValidate className="mt-2 grid gap-4">
      <TextField label="Current CTC" hint={payHint(entered.ctc)} {...bindRupees('ctc')} />
      {shows('expectedCtc') && (
        <TextField label="Expected CTC" hint={payHint(entered.expectedCtc)} {...bindRupees('expectedCtc')} />
      )}
      {shows('experience') && (
        <TextField
          label="Current Experience"
          optionalLabel={requires('experience') ? undefined : '(optional)'}
          hint="Years, for example 4 or 4.5"
          inputMode="decimal"
          {...bind('experience', /[^\d.]/g, 5)}
        />
      )}
      <Button type="submit" variant="secondary" className="sm:justify-self-start" busy={isLoading}>
        Get My Plan
      </Button>
    </form>
  );
}
