import type { PlanKind } from '@aarambh/contract';
import { type FormEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import { rupees } from '../../../../platform/text/format.ts';
import { Button, dialogs, TextField } from '../../../../ui/index.ts';
import type { CtcTerms } from '../../plans/index.ts';
import { readTerms } from '../terms/read-terms.ts';
import { type CtcField, checkCtc } from './check-ctc.ts';

interface CtcFormProps {
  kind: PlanKind;
  goodToGoCtc: number;
  terms: CtcTerms;
  onTerms: (terms: CtcTerms) => void;
}

const typed = (value: number): string => (value > 0 ? String(value) : '');
const payHint = (value: number): string =>
  value > 0 ? `${rupees(value)} a year` : 'Rupees a year, for example 1200000';

/** What the personalised plan is made for: a wrong entry is told in a dialog and becomes 0 (commerce §5). */
export function CtcForm({ kind, goodToGoCtc, terms, onTerms }: CtcFormProps) {
  const [fields, setFields] = useState({
    ctc: typed(terms.ctc),
    expectedCtc: typed(terms.expectedCtc),
    experience: typed(terms.experience),
  });
  const isLoading = useNavigation().state !== 'idle';
  const entered = readTerms(fields);

  const follow = (name: CtcField, pattern: RegExp, maxLength: number) => ({
    value: fields[name],
    onChange: (event: { target: { value: string } }) =>
      setFields({ ...fields, [name]: event.target.value.replace(pattern, '') }),
    maxLength,
    autoComplete: 'off',
  });
  const pay = (name: CtcField) => ({ ...follow(name, /\D/g, 9), inputMode: 'numeric' as const, prefix: '₹' });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const wrong = checkCtc(kind, entered, goodToGoCtc);
    if (!wrong) {
      onTerms(entered);
      return;
    }
    await dialogs.warning({ text: wrong.message });
    setFields((given) => ({ ...given, [wrong.field]: '0' }));
  }

  return (
    <form onSubmit={submit} noValidate className="mt-2 grid gap-4">
      <TextField label="Current CTC" hint={payHint(entered.ctc)} {...pay('ctc')} />
      {kind === 'combo' && (
        <TextField label="Expected CTC" hint={payHint(entered.expectedCtc)} {...pay('expectedCtc')} />
      )}
      {kind !== 'resumeMaker' && (
        <TextField
          label="Current Experience"
          optionalLabel={kind === 'combo' ? '(optional)' : undefined}
          hint="Years, for example 4 or 4.5"
          inputMode="decimal"
          {...follow('experience', /[^\d.]/g, 5)}
        />
      )}
      <Button type="submit" variant="secondary" className="sm:justify-self-start" busy={isLoading}>
        Get My Plan
      </Button>
    </form>
  );
}
