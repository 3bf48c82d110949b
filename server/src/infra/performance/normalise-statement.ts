const MAX_LENGTH = 1_000;

/**
 * The text of a statement as it is logged and grouped: on one line, with lists of parameters shortened, so that inserts of
 * different numbers of rows are one statement. Values are parameters, so the text has none.
 */
export function normaliseStatement(text: string): string {
  const shortened = text
    .replace(/\s+/g, ' ')
    .replace(/\$\d+(?:, ?\$\d+)+/g, '$…')
    .replace(/(\([^()]*\$[^()]*\))(?:, ?\([^()]*\$[^()]*\))+/g, '$1, …')
    .trim();
  return shortened.length > MAX_LENGTH ? `${shortened.slice(0, MAX_LENGTH)}…` : shortened;
}
