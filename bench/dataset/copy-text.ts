/** What a column of COPY can be given. */
type Value = string | number | boolean | Date | null | string[];

const signs: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escaped = (text: string): string => text.replace(/[\\\n\r\t]/g, (sign) => signs[sign] ?? sign);
const quoted = (item: string): string => `"${item.replace(/["\\]/g, '\\$&')}"`;

function written(value: Value): string {
  if (value === null) return '\\N';
  if (Array.isArray(value)) return escaped(`{${value.map(quoted).join(',')}}`);
  if (value instanceof Date) return value.toISOString();
  return escaped(String(value));
}

/** A row in PostgreSQL's text format for COPY, without the end of its line. */
export const copyLine = (values: Value[]): string => values.map(written).join('\t');
