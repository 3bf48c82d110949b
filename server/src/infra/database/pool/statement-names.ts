/** Statements with parameters are prepared once per connection, up to this number of different texts. */
const MAX_PREPARED = 1_000;

/** A typed text that is looked for with LIKE. Prepared, its index would not be used: the plan would be for any pattern. */
const PATTERN = /like \$\d/i;

/** The names under which the statements of a pool are prepared. */
export interface StatementNames {
  /** Undefined when there are too many, or when the statement has a pattern. */
  of(text: string): string | undefined;
  /** Gives a statement another name, so that every connection prepares it again. */
  renew(text: string, name: string): void;
}

export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  return {
    of(text) {
      const known = names.get(text);
      if (known || names.size >= MAX_PREPARED || PATTERN.test(text)) return known;
      const name = `s${names.size}`;
      names.set(text, name);
      return name;
    },
    renew(text, name) {
      // Another connection may have renewed it.
      if (names.get(text) === name) names.set(text, `${name}n`);
    },
  };
}
