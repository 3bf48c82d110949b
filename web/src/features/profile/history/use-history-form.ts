import { useState } from 'react';
import type { FormSchema } from '../../../platform/forms/form-state.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { saveEntry } from './save-entry.ts';

interface HistoryFormOptions<Fields> {
  defaultValues: Record<string, string | number>;
  loadSchema: () => Promise<FormSchema<Fields>>;
  onSave: (values: Fields) => Promise<void>;
  onDone: () => void;
}

/** The form of an entry of the history: saves it, with the refusals of the server at its fields or above the buttons. */
export function useHistoryForm<Fields>({ defaultValues, loadSchema, onSave, onDone }: HistoryFormOptions<Fields>) {
  const [failure, setFailure] = useState<string>();
  const form = useForm<Record<string, string | number>, Fields>({
    defaultValues,
    loadSchema,
    async onSubmit(values) {
      const saved = await saveEntry(onSave(values), form.setError);
      setFailure(saved.failure);
      if (saved.isSaved) onDone();
    },
  });
  const isChanged = () => Object.entries(form.getValues()).some(([name, value]) => value !== defaultValues[name]);
  return {
    /** Props of a field. */
    field: (name: string) => ({ error: form.errors[name], autoComplete: 'off', ...form.register(name) }),
    /** Props of `HistoryForm`. */
    frame: { formProps: form.formProps, submitProps: form.submitProps, failure, isChanged, onCancel: onDone },
  };
}
