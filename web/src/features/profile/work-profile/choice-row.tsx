import { WorkProfileRow } from '../work-profile/work-profile-row.tsx';
import { ChoiceForm } from './choice-form.tsx';

interface ChoiceRowProps<T extends string> {
  accountID: number;
  label: string;
  /** Empty for what was never said; then the first option is offered (core §4). */
  value: string;
  options: readonly T[];
  schema: Parameters<typeof ChoiceForm<{ accountID: number; data: T }>>[0]['schema'];
  prepare: () => Promise<unknown>;
  save: (values: { accountID: number; data: T }) => Promise<string>;
  onSaved: (data: T) => void;
}

/** A line of the work profile whose answer is one of a few words. */
export function ChoiceRow<T extends string>({
  accountID,
  label,
  value,
  options,
  schema,
  prepare,
  save,
  onSaved,
}: ChoiceRowProps<T>) {
  return (
    <WorkProfileRow label={label} value={value} prepare={prepare} save={save} onSaved={({ data }) => onSaved(data)}>
      {(draft, onSave) => (
        <ChoiceForm
          label={label}
          options={options.map((option) => ({ value: option, label: option }))}
          initial={{ accountID, data: draft?.data ?? (value || (options[0] ?? '')) }}
          schema={schema}
          onSave={onSave}
        />
      )}
    </WorkProfileRow>
  );
}
