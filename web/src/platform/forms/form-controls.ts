import { type FieldErrors, type FormValues, isDirty, readValue } from './form-state.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The uncontrolled fields of a form that are on the page, by field name. */
export type FormControls = Map<string, Control>;

/** The current values; a member without a field has its default value. */
export function readValues(controls: FormControls, defaultValues: FormValues): FormValues {
  const values: FormValues = { ...defaultValues };
  for (const [name, control] of controls) values[name] = readValue(control, defaultValues[name]);
  return values;
}

/** Whether a text differs from its default value. Checkboxes do not count. */
export const hasDirtyControl = (controls: FormControls, defaultValues: FormValues): boolean =>
  [...controls].some(([name, control]) => isDirty(control, defaultValues[name]));

export function writeValue(control: Control, value: FormValues[string] | undefined): void {
  if (control.type === 'checkbox') (control as HTMLInputElement).checked = value === true;
  else control.value = String(value ?? '');
}

/** Focuses the first field of the page with a message; false when no field has one. */
export function focusFirstInvalid(controls: FormControls, errors: FieldErrors): boolean {
  const [first] = [...controls]
    .filter(([name]) => errors[name])
    .map(([, control]) => control)
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  first?.focus();
  return first !== undefined;
}
