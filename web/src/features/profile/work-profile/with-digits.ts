const ONLY_DIGITS = 'Only digits allowed';

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

type Result<Out> = { success: true; data: Out } | { success: false; error: { issues: readonly Issue[] } };

interface Schema<Out> {
  safeParse(values: unknown): Result<Out>;
}

/** An empty field is missing, not 0. */
const parseNumber = (text: string): number | undefined => (text === '' ? undefined : Number(text));

/** Adapts a schema with number fields to a form with text fields, which must contain digits only (core §5). */
export function withDigits<Out>(schema: Schema<Out>, fields: readonly string[]): Schema<Out> {
  return {
    safeParse(values) {
      const given = values as Record<string, unknown>;
      const texts = fields.map((name) => [name, String(given[name]).trim()] as const);
      const parsed = schema.safeParse({
        ...given,
        ...Object.fromEntries(texts.map(([name, text]) => [name, parseNumber(text)])),
      });
      const invalid = texts
        .filter(([, text]) => /\D/.test(text))
        .map(([name]) => ({ path: [name], message: ONLY_DIGITS }));
      if (invalid.length === 0) return parsed;
      return { success: false, error: { issues: [...invalid, ...(parsed.success ? [] : parsed.error.issues)] } };
    },
  };
}
