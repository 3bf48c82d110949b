import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, SuggestField } from '../../../ui/index.ts';
import { useInitialFocus } from '../use-initial-focus.ts';

type Fields = Record<string, string>;

interface PreferenceFormProps {
  label: string;
  /** Name of the only field in the schema. */
  name: string;
  schema: Parameters<typeof useForm<Fields, Fields>>[0]['loadSchema'];
  typed: string;
  onType: (typed: string) => void;
  /** Suggestions for the typed text. */
  suggestions: readonly string[];
  hint?: string | undefined;
  placeholder?: string | undefined;
  /** Resolves to whether the item was added; the field is then cleared. */
  onAdd: (text: string) => Promise<boolean>;
}

/** Form to add a place or skill, with suggestions. */
export function PreferenceForm({ label, name, schema, typed, onType, onAdd, ...field }: PreferenceFormProps) {
  const id = useInitialFocus();
  const form = useForm({
    defaultValues: { [name]: '' } as Fields,
    loadSchema: schema,
    mode: 'onChange',
    async onSubmit(values) {
      if (!(await onAdd(values[name] ?? ''))) return;
      onType('');
      form.reset();
    },
  });
  const { ref, onFocus, onBlur: onLeave, onChange } = form.register(name);
  // The dialog starts in this field: leaving it empty is no mistake, and a message would move what is being pressed.
  const onBlur = () => {
    if (typed) onLeave();
  };

  return (
    // Beside the field on phones too: below it, the suggestions would cover the button.
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
      <SuggestField
        id={id}
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
      <Button {...form.submitProps} className="mt-[1.625rem] self-start">
        Submit
      </Button>
    </form>
  );
}
