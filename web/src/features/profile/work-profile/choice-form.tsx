import { useTypedForm } from '../../../platform/forms/form.ts';
import { Button, type Option, SelectField } from '../../../ui/index.ts';
import { useFirstFocus } from '../use-first-focus.ts';

type FormOptions<V> = Parameters<typeof useTypedForm<{ accountID: number; data: string | number }, V>>[0];

interface ChoiceFormProps<V> {
  label: string;
  options: readonly Option[];
  placeholder?: string | undefined;
  initial: { accountID: number; data: string | number };
  schema: FormOptions<V>['schema'];
  onSave: (values: V) => Promise<void>;
}

/** The form of a dialog that asks for one of a few answers. */
export function ChoiceForm<V>({ label, options, placeholder, initial, schema, onSave }: ChoiceFormProps<V>) {
  const id = useFirstFocus();
  const form = useTypedForm({ initial, schema, onSubmit: onSave });
  return (
    <form {...form.props} className="grid gap-5">
      <SelectField
        id={id}
        label={label}
        options={options}
        placeholder={placeholder}
        error={form.errors.data}
        {...form.field('data')}
      />
      <Button type="submit" busy={form.busy} size="large">
        Save changes
      </Button>
    </form>
  );
}
