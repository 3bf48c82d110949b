import { ChoiceForm } from './choice-form.tsx';
import { WorkProfileRow } from './work-profile-row.tsx';

interface ChoiceRowProps<T extends string> {
  accountID: number;
  label: string;
  /** Empty when not specified; the first option is then preselected (core §4). */
  value: string;
  options: readonly T[];
  schema: Parameters<typeof ChoiceForm<{ accountID: number; data: T }>>[0]['schema'];
  prepare: () => Promise<unknown>;
  save: (values: { accountID: number; data: T }) => Promise<string>;
  onSaved: (data: T) => void;
}

/** Work profile row with a fixed list of options. */
export function WorkProfileChoiceRow<T extends string>({
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
