/** The values of a form by field name. */
export type FormValues = Record<string, string | number | boolean>;

/** Messages by field name; a field without one is valid. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** The part of a zod schema a form uses. Importing zod's type here would bring zod into every page. */
export interface FormSchema<Out> {
  safeParse(
    values: unknown,
  ):
    | { success: true; data: Out }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** Validates values against a schema. Returns the first message of each invalid field. */
export function validate<Out>(schema: FormSchema<Out>, values: FormValues): FieldErrors {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return errors;
}

/** The part of an input, select or textarea that holds its value. */
export interface ControlValue {
  type: string;
  value: string;
  checked?: boolean | undefined;
}

/** The value of a control: a boolean for a checkbox, a number where the default value is one, else the text. */
export function readValue(control: ControlValue, defaultValue: FormValues[string] | undefined): FormValues[string] {
  if (control.type === 'checkbox') return control.checked === true;
  return typeof defaultValue === 'number' ? Number(control.value) : control.value;
}

/** Whether a text differs from its default value. Checkboxes do not count. */
export const isDirty = (control: ControlValue, defaultValue: FormValues[string] | undefined): boolean =>
  control.type !== 'checkbox' && control.value !== String(defaultValue ?? '');

/** The state of a form apart from its values, which live in the uncontrolled fields. */
export interface FormState {
  /** Fields that were left, or submitted: only their errors show. */
  touched: ReadonlySet<string>;
  /** Result of the last validation; undefined until the schema has loaded. */
  errors: FieldErrors | undefined;
  /** Messages of the server. Each shows until its field changes. */
  serverErrors: FieldErrors;
  isSubmitting: boolean;
}

export const initialFormState: FormState = {
  touched: new Set(),
  errors: undefined,
  serverErrors: {},
  isSubmitting: false,
};

export type FormAction =
  | { type: 'touch'; names: readonly string[] }
  | { type: 'validated'; errors: FieldErrors | undefined }
  | { type: 'changed'; name: string }
  | { type: 'serverError'; name: string; message: string }
  | { type: 'submitting' }
  | { type: 'submitted' }
  | { type: 'reset' };

/** Computes the next form state; the same object when nothing changes. */
export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'touch':
      if (action.names.every((name) => state.touched.has(name))) return state;
      return { ...state, touched: new Set([...state.touched, ...action.names]) };
    case 'validated':
      return { ...state, errors: action.errors };
    case 'changed':
      if (!state.serverErrors[action.name]) return state;
      return { ...state, serverErrors: { ...state.serverErrors, [action.name]: undefined } };
    case 'serverError':
      return { ...state, serverErrors: { ...state.serverErrors, [action.name]: action.message } };
    case 'submitting':
      return { ...state, serverErrors: {}, isSubmitting: true };
    case 'submitted':
      return { ...state, isSubmitting: false };
    case 'reset':
      return { ...state, touched: new Set(), serverErrors: {} };
  }
}

/** The messages to show: those of the server, then those of touched fields. */
export function visibleErrors({ touched, errors = {}, serverErrors }: FormState): FieldErrors {
  const visible: Record<string, string | undefined> = { ...serverErrors };
  for (const [name, message] of Object.entries(errors)) if (touched.has(name)) visible[name] ??= message;
  return visible;
}

/** Whether all fields are valid; false until the schema has loaded. */
export const isValid = ({ errors }: FormState): boolean => errors !== undefined && Object.keys(errors).length === 0;
