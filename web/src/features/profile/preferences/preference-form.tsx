import { useTypedForm } from '../../../platform/forms/form.ts';
import { Button, SuggestField } from '../../../ui/index.ts';

type Fields = Record<string, string>;

interface PreferenceFormProps {
  label: string;
  /** The name of its only field in the schema. */
  name: string;
  schema: Parameters<typeof useTypedForm<Fields, Fields>>[0]['schema'];
  typed: string;
  onType: (typed: string) => void;
  /** What fits the typed text. */
  suggestions: readonly string[];
  hint?: string | undefined;
  placeholder?: string | undefined;
  /** Answers whether it was added; the field is then emptied for the next. */
  onAdd: (text: string) => Promise<boolean>;
}

/** Adds one place or skill to a list: a text with suggestions and a button. */
export function PreferenceForm({ label, name, schema, typed, onType, onAdd, ...field }: PreferenceFormProps) {
  const form = useTypedForm({
    initial: { [name]: '' } as Fields,
    schema,
    eager: true,
    async onSubmit(values) {
      if (!(await onAdd(values[name] ?? ''))) return;
      onType('');
      form.reset();
    },
  });
  const { ref, onFocus, onBlur, onChange } = form.field(name);

  return (
    // The button stands beside the field on phones too: below, the suggestions would cover it.
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
      <SuggestField
        label={label}
        name={name}
        tallList
        maxLength={100}
        value={typed}
        onChange={(text) => {
          onType(text);
          onChange();
        }}
        error={form.errors[name]}
        {...{ ref, onFocus, onBlur }}
        {...field}
      />
      <Button {...form.button} className="mt-[1.625rem] self-start">
        Submit
      </Button>
    </form>
  );
}
