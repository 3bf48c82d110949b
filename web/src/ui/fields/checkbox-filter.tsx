import { ChoiceRow, choiceControl } from './choice-row.tsx';
import type { Option } from './select-field.tsx';

interface CheckboxFilterProps {
  legend: string;
  name: string;
  options: readonly Option[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** How much each choice would find, by its value. */
  counts?: ReadonlyMap<string, string> | undefined;
}

/** A search filter of which several choices may be taken; works in a GET form without JavaScript. */
export function CheckboxFilter({ legend, name, options, values, onChange, counts }: CheckboxFilterProps) {
  const change = (value: string, isChosen: boolean) =>
    onChange(isChosen ? [...values, value] : values.filter((one) => one !== value));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-base font-semibold">{legend}</legend>
      {options.map(({ value, label }) => (
        <ChoiceRow key={value} label={label} count={counts?.get(value)} isFolded={false}>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={values.includes(value)}
            onChange={(event) => change(value, event.target.checked)}
            className={choiceControl}
          />
        </ChoiceRow>
      ))}
    </fieldset>
  );
}
