/** Values of a COPY column. */
type Value = string | number | boolean | Date | null | string[];

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escaped = (text: string): string => text.replace(/[\\\n\r\t]/g, (char) => escapes[char] ?? char);
const quoted = (item: string): string => `"${item.replace(/["\\]/g, '\\$&')}"`;

function written(value: Value): string {
  if (value === null) return '\\N';
  if (Array.isArray(value)) return escaped(`{${value.map(quoted).join(',')}}`);
  if (value instanceof Date) return value.toISOString();
  return escaped(String(value));
}

/** A row in PostgreSQL's COPY text format, without the newline. */
export const copyLine = (values: Value[]): string => values.map(written).join('\t');
