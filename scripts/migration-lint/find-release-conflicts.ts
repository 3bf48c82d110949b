import type { DeclaredColumn } from '../../server/src/infra/database/test-schema-types.ts';
import type { Release } from './read-release.ts';

type Tables = Release['tables'];

/** Differences of a column that the statements of the last release would meet. */
function compareColumn(released: DeclaredColumn, column: DeclaredColumn | undefined): string[] {
  if (!column) return ['is gone, and the last release uses it'];
  const problems: string[] = [];
  if (column.type !== released.type) problems.push(`is ${column.type}, and the last release reads ${released.type}`);
  if (column.nullable && !released.nullable) problems.push('may be null, which the last release does not expect');
  if (!column.nullable && released.nullable) problems.push('refuses null, which the last release writes');
  if (released.hasDefault && !column.hasDefault) problems.push('has no default, and the last release leaves it out');
  if (released.generatedAlways !== column.generatedAlways)
    problems.push(column.generatedAlways ? 'can no longer be written' : 'is no longer generated');
  return problems;
}

/** Whether an insert of the last release, which does not know the column, is refused. */
const isRequired = ({ nullable, hasDefault, generatedAlways }: DeclaredColumn): boolean =>
  !nullable && !hasDefault && !generatedAlways;

/**
 * Finds changes of the schema with which instances of the last release do not work. They run beside the new release during
 * a rolling upgrade, and again after a rollback.
 * @returns one line per column
 */
export function findReleaseConflicts(released: Tables, tables: Tables): string[] {
  return Object.entries(released).flatMap(([table, columns]) => {
    const now = tables[table];
    if (!now) return [`${table} is gone, and the last release uses it`];
    const changed = Object.entries(columns).flatMap(([name, column]) =>
      compareColumn(column, now[name]).map((problem) => `${table}.${name} ${problem}`),
    );
    const required = Object.entries(now).filter(([name, column]) => !(name in columns) && isRequired(column));
    return [
      ...changed,
      ...required.map(([name]) => `${table}.${name} needs a default: the last release inserts rows without it`),
    ];
  });
}
