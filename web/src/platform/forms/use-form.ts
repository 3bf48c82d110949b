import { type FormEvent, useEffect, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Values = Record<string, string | number | boolean>;
type Errors<V> = { [name in keyof V]?: string | undefined };

/** What of a zod schema a form uses; naming zod here would bring it into every page. */
interface Schema<Out> {
  safeParse(
    values: unknown,
  ):
    | { success: true; data: Out }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

interface FormOptions<V extends Values, Out> {
  /** The values to begin with. A member without a field, such as the account's id, is sent along as it is. */
  initial: V;
  /** Fetches the schema at the first touch of the form, so that reading a page does not load it. */
  schema: () => Promise<Schema<Out>>;
  /** Messages show at the first change already, not only once a field was left (core §5: touched or changed). */
  eager?: boolean | undefined;
  /** Called with checked values only. Answer true when the page is about to be left: the form then stays busy. */
  onSubmit: (values: Out) => Promise<unknown>;
}

/** The first message of each field. */
function messagesOf<V extends Values, Out>(schema: Schema<Out>, values: V): Errors<V> {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return errors as Errors<V>;
}

/**
 * A form that is checked with a schema of the contract (decision 9). Fields are uncontrolled: what was typed before the
 * page's script ran stays. Messages show once a field was left; an invalid submit shows all and goes to the first.
 */
export function useTypedForm<V extends Values, Out>(options: FormOptions<V, Out>) {
  const { initial } = options;
  const controls = useRef(new Map<string, Control>());
  const schema = useRef<Schema<Out>>(undefined);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [errors, setErrors] = useState<Errors<V>>();
  const [refused, setRefused] = useState<Errors<V>>({});
  const [busy, setBusy] = useState(false);

  /** The values as they stand in the fields. */
  function values(): V {
    const current: Values = { ...initial };
    for (const [name, control] of controls.current) {
      if (control instanceof HTMLInputElement && control.type === 'checkbox') current[name] = control.checked;
      else current[name] = typeof initial[name] === 'number' ? Number(control.value) : control.value;
    }
    return current as V;
  }

  function check(): Errors<V> | undefined {
    const found = schema.current && messagesOf(schema.current, values());
    setErrors(found);
    return found;
  }

  async function load(): Promise<void> {
    schema.current ??= await options.schema();
  }

  /** Without its schema (a lost connection) the form goes on: the server checks again. */
  const checkSoon = () => {
    load().then(check, () => undefined);
  };

  const start = useRef({ initial, checkSoon });
  useEffect(() => {
    const { initial: first, checkSoon: checkNow } = start.current;
    const isFilled = [...controls.current].some(
      ([name, control]) => control.type !== 'checkbox' && control.value !== String(first[name] ?? ''),
    );
    if (isFilled) checkNow();
  }, []);

  function touch(names: string[]) {
    if (names.some((name) => !touched.has(name))) setTouched(new Set([...touched, ...names]));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    touch([...controls.current.keys()]);
    await load().catch(() => undefined);
    const found = check();
    const wrong = found && [...controls.current].find(([name]) => found[name]);
    if (wrong) {
      wrong[1].focus();
      return;
    }
    setRefused({});
    setBusy(true);
    let leaving: unknown = false;
    try {
      const parsed = schema.current?.safeParse(values());
      leaving = await options.onSubmit((parsed?.success ? parsed.data : values()) as Out);
    } finally {
      if (leaving !== true) setBusy(false);
    }
  }

  const follow = <N extends keyof V & string>(name: N) => ({
    name,
    ref(control: Control | null) {
      if (control) controls.current.set(name, control);
      else controls.current.delete(name);
    },
    onFocus: () => {
      if (!schema.current) checkSoon();
    },
    onBlur() {
      touch([name]);
      checkSoon();
    },
    onChange() {
      if (options.eager) touch([name]);
      if (refused[name]) setRefused({ ...refused, [name]: undefined });
      checkSoon();
    },
  });

  const shown: Errors<V> = { ...refused };
  for (const name of Object.keys(errors ?? {}) as (keyof V & string)[]) {
    if (touched.has(name)) shown[name] ??= errors?.[name];
  }

  const isValid = errors !== undefined && Object.keys(errors).length === 0;

  return {
    // Sent before the page's script runs, a form must not put a password into the address: hence post.
    props: { method: 'post', noValidate: true, onSubmit: submit } as const,
    /** Messages to show now. */
    errors: shown,
    /** Whether all fields are right; false until the schema has come. */
    isValid,
    busy,
    /** The props of its button: it reads as disabled while something is wrong, yet takes the press and shows what. */
    button: { type: 'submit', busy, 'aria-disabled': busy || !isValid || undefined } as const,
    values,
    /** The props of a field for text, a number or a choice. */
    field: <N extends keyof V & string>(name: N) => ({
      ...follow(name),
      defaultValue: initial[name] as string | number,
    }),
    /** The props of a tick box. */
    checkbox: <N extends keyof V & string>(name: N) => ({
      ...follow(name),
      defaultChecked: initial[name] === true,
    }),
    /** Fills a field in. */
    set(name: keyof V & string, value: string | boolean) {
      const control = controls.current.get(name);
      if (!control) return;
      if (typeof value === 'boolean') (control as HTMLInputElement).checked = value;
      else control.value = value;
      checkSoon();
    },
    /** Shows a message of the server at a field until it is changed. */
    setError(name: keyof V & string, message: string) {
      setRefused({ ...refused, [name]: message });
      controls.current.get(name)?.focus();
    },
    /** Empties the form to its first values; nothing counts as left any more. */
    reset() {
      for (const [name, control] of controls.current) {
        if (control instanceof HTMLInputElement && control.type === 'checkbox')
          control.checked = initial[name] === true;
        else control.value = String(initial[name] ?? '');
      }
      setTouched(new Set());
      setRefused({});
      check();
    },
  };
}
