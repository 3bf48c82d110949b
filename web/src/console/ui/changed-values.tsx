type Values = Record<string, unknown> | null;

const textOf = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.map(textOf).join(', ')
      : JSON.stringify(value);
};

/** The name of a column as words: `closed_at` is "closed at". */
const nameOf = (column: string): string => column.replaceAll('_', ' ');

/** The columns that an action changed, before and after side by side. */
export function ChangedValues({ before, after }: { before: Values; after: Values }) {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (columns.length === 0) return null;
  return (
    <dl className="grid gap-2 text-sm">
      {columns.map((column) => (
        <div key={column} className="grid gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
          <dt className="text-muted">{nameOf(column)}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            <span className="sr-only">Before: </span>
            <del className="text-muted decoration-1">{textOf(before?.[column])}</del>
          </dd>
          <dd className="wrap-anywhere whitespace-pre-line">
            <span className="sr-only">After: </span>
            <ins className="no-underline">{textOf(after?.[column])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
