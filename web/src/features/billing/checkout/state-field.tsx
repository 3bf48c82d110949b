import type { State } from '@aarambh/contract';
import { SelectField } from '../../../ui/index.ts';

interface StateFieldProps {
  states: readonly State[];
  /** `stateID` of StateMasterAPI. */
  value: number;
  onChange: (stateID: number) => void;
}

/** The State that the buyer lives in (decisions: Tax). */
export const StateField = ({ states, value, onChange }: StateFieldProps) => (
  <SelectField
    label="Your State"
    hint="The GST on your invoice depends on the State you live in."
    options={states.map(({ stateID, stateName }) => ({ value: String(stateID), label: stateName }))}
    value={String(value)}
    onChange={(event) => onChange(Number(event.target.value))}
    autoComplete="address-level1"
  />
);
