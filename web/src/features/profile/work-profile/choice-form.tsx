import type { KeyboardEvent } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, type Option, SelectField } from '../../../ui/index.ts';
import { useInitialFocus } from '../use-initial-focus.ts';

type FormOptions<V> = Parameters<typeof useForm<{ accountID: number; data: string | number }, V>>[0];

interface ChoiceFormProps<V> {
  label: string;
  options: readonly Option[];
  placeholder?: string | undefined;
  initial: { accountID: number; data: string | number };
  schema: FormOptions<V>['loadSchema'];
  onSave: (values: V) => Promise<void>;
}

/** Enter saves, as in a text field; browsers do nothing, or open the list, which Space and the arrows do too. */
function saveOnEnter(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Dialog form with one select field. */
export function ChoiceForm<V>({ label, options, placeholder, initial, schema, onSave }: ChoiceFormProps<V>) {
  const id = useInitialFocus();
  const form = useForm({ defaultValues: initial, loadSchema: schema, onSubmit: onSave });
  return (
    <form {...form.formProps} className="grid gap-5">
      <SelectField
        id={id}
        label={label}
        options={options}
        placeholder={placeholder}
        error={form.errors.data}
        onKeyDown={saveOnEnter}
        {...form.register('data')}
      />
      <Button type="submit" busy={form.isSubmitting} size="large">
        Save changes
      </Button>
    </form>
  );
}
