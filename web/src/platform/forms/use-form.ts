import { type FormEvent, useEffect, useReducer, useRef } from 'react';
import { listFieldErrors } from './field-errors.ts';
import {
  type Control,
  type FormControls,
  focusFirstInvalid,
  hasDirtyControl,
  readValues,
  writeValue,
} from './form-controls.ts';
import {
  type FieldErrors,
  type FormSchema,
  type FormValues,
  formReducer,
  initialFormState,
  isValid as isValidState,
  validate,
  visibleErrors,
} from './form-state.ts';

/** Options of {@link useForm}. */
export interface FormOptions<V extends FormValues, Out> {
  /** The initial values. A member without a field, such as the account's id, is submitted unchanged. */
  defaultValues: V;
  /** Loads the schema when the form is first used, so that a page view does not load it. */
  loadSchema: () => Promise<FormSchema<Out>>;
  /** When messages show: once a field was left ('onTouched', the default), or already at its first change (core §5). */
  mode?: 'onTouched' | 'onChange' | undefined;
  /**
   * Called with valid values only. Resolve to true when the page is about to be left: the form then stays busy. An error
   * that it throws with `rethrowFieldErrors` is shown at the fields that the server named.
   */
  onSubmit: (values: Out) => Promise<unknown>;
}

/**
 * A form validated with a schema of the contract (decision 9). Fields are uncontrolled: text typed before the page's
 * script ran stays. An invalid submit shows all messages and focuses the first invalid field.
 */
export function useForm<V extends FormValues, Out>(options: FormOptions<V, Out>) {
  const { defaultValues } = options;
  const controls = useRef<FormControls>(new Map());
  const schema = useRef<FormSchema<Out>>(undefined);
  const [state, dispatch] = useReducer(formReducer, initialFormState);
  const { isSubmitting } = state;
  const isValid = isValidState(state);

  /** The current values of the fields. */
  const getValues = (): V => readValues(controls.current, defaultValues) as V;

  function validateNow(): FieldErrors | undefined {
    const errors = schema.current && validate(schema.current, getValues());
    dispatch({ type: 'validated', errors });
    return errors;
  }

  async function loadSchema(): Promise<void> {
    schema.current ??= await options.loadSchema();
  }

  /** If the schema cannot be loaded, the form still submits: the server validates again. */
  const validateWhenLoaded = () => {
    loadSchema().then(validateNow, () => undefined);
  };

  const atMount = useRef({ defaultValues, validateWhenLoaded });
  useEffect(() => {
    const { defaultValues: first, validateWhenLoaded: validateFirst } = atMount.current;
    if (hasDirtyControl(controls.current, first)) validateFirst();
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSubmitting) return;
    dispatch({ type: 'touch', names: [...controls.current.keys()] });
    // Busy from the press on: on a slow connection the schema takes seconds, and a button without feedback looks
    // broken.
    dispatch({ type: 'submitting' });
    let isLeaving: unknown = false;
    try {
      await loadSchema().catch(() => undefined);
      const errors = validateNow();
      if (errors && focusFirstInvalid(controls.current, errors)) return;
      const parsed = schema.current?.safeParse(getValues());
      isLeaving = await options.onSubmit((parsed?.success ? parsed.data : getValues()) as Out);
    } catch (error) {
      if (!showFieldErrors(error)) throw error;
    } finally {
      if (isLeaving !== true) dispatch({ type: 'submitted' });
    }
  }

  /** Shows the messages of a refused call at the fields it names; false when it names none of this form. */
  function showFieldErrors(error: unknown): boolean {
    const errors = listFieldErrors(error);
    for (const [name, message] of Object.entries(errors)) dispatch({ type: 'serverError', name, message });
    return focusFirstInvalid(controls.current, errors);
  }

  const fieldProps = <N extends keyof V & string>(name: N) => ({
    name,
    ref(control: Control | null) {
      if (control) controls.current.set(name, control);
      else controls.current.delete(name);
    },
    onFocus: () => {
      if (!schema.current) validateWhenLoaded();
    },
    onBlur() {
      dispatch({ type: 'touch', names: [name] });
      validateWhenLoaded();
    },
    onChange() {
      if (options.mode === 'onChange') dispatch({ type: 'touch', names: [name] });
      dispatch({ type: 'changed', name });
      validateWhenLoaded();
    },
  });

  return {
    /** Props of the form element. If the form is sent before the script runs, POST keeps passwords out of the URL. */
    formProps: { method: 'post', noValidate: true, onSubmit: submit } as const,
    /** Props of the submit button. An invalid form sets aria-disabled, but the button still submits to show what is wrong. */
    submitProps: {
      type: 'submit',
      busy: isSubmitting,
      'aria-disabled': isSubmitting || !isValid || undefined,
    } as const,
    /** Messages to show now. */
    errors: visibleErrors(state) as { [name in keyof V]?: string | undefined },
    /** Whether all fields are valid; false until the schema has loaded. */
    isValid,
    isSubmitting,
    getValues,
    /** Props of a text, number or select field. */
    register: <N extends keyof V & string>(name: N) => ({
      ...fieldProps(name),
      defaultValue: defaultValues[name] as string | number,
    }),
    /** Props of a checkbox. */
    registerCheckbox: <N extends keyof V & string>(name: N) => ({
      ...fieldProps(name),
      defaultChecked: defaultValues[name] === true,
    }),
    /** Sets the value of a field and validates. */
    setValue(name: keyof V & string, value: string | boolean) {
      const control = controls.current.get(name);
      if (!control) return;
      writeValue(control, value);
      validateWhenLoaded();
    },
    /** Shows a message of the server at a field until the field changes, and focuses it. */
    setError(name: keyof V & string, message: string) {
      dispatch({ type: 'serverError', name, message });
      controls.current.get(name)?.focus();
    },
    /** Restores the default values; no field is touched. */
    reset() {
      for (const [name, control] of controls.current) writeValue(control, defaultValues[name]);
      dispatch({ type: 'reset' });
      validateNow();
    },
  };
}
