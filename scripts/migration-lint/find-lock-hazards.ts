import { type DropStmt, type Node, type OnConflictClause, parse, type RangeVar, type RenameStmt } from 'libpg-query';
import { KnownSchema } from './known-schema.ts';
import type { Release } from './read-release.ts';
import type { RecordedMigration } from './record-statements.ts';
import { findTableHazards, type Place } from './table-hazards.ts';
import { walk } from './walk.ts';

const WRITING: ReadonlySet<string> = new Set(['UpdateStmt', 'DeleteStmt', 'MergeStmt']);

const nameOf = (relation: RangeVar | undefined): string => relation?.relname ?? '';

function findRenameHazard({ relation, renameType, subname }: RenameStmt, schema: KnownSchema): string[] {
  const table = nameOf(relation);
  const isUsed =
    (renameType === 'OBJECT_TABLE' && schema.isReleasedTable(table)) ||
    (renameType === 'OBJECT_COLUMN' && schema.isReleasedColumn(table, subname ?? ''));
  return isUsed ? ['the last release uses the old name: add the new one, write both, and drop the old one later'] : [];
}

function findDropHazard(
  { objects = [], removeType, concurrent }: DropStmt,
  schema: KnownSchema,
  place: Place,
): string[] {
  if (concurrent && place.isTransactional) return ['`concurrently` needs a migration with `isTransactional = false`'];
  if (removeType !== 'OBJECT_TABLE') return [];
  const names: string[] = [];
  walk(objects, (kind, { sval }) => void (kind === 'String' && names.push(String(sval))));
  const used = names.find((name) => schema.isReleasedTable(name));
  return used ? [`the last release uses the table ${used}: drop it one release after the last that uses it`] : [];
}

/** Writes to the rows of a big table, also in a `with`. */
function findWriteHazards(statement: Node, schema: KnownSchema): string[] {
  const hazards: string[] = [];
  walk(statement, (kind, node) => {
    const table = nameOf(node.relation as RangeVar | undefined);
    const { action } = (node.onConflictClause ?? {}) as OnConflictClause;
    const writes = WRITING.has(kind) || (kind === 'InsertStmt' && action === 'ONCONFLICT_UPDATE');
    if (writes && schema.isBig(table))
      hazards.push(
        `it locks every row of ${table} that it writes: declare a backfill, which works in small transactions`,
      );
  });
  return hazards;
}

/** Statements that are refused whatever they are about. */
function findGeneralHazard(statement: Node): string | undefined {
  if ('DoStmt' in statement) return 'a DO block is not checked: write its statements into the migration, one by one';
  if ('AlterEnumStmt' in statement)
    return statement.AlterEnumStmt.oldVal ? 'the last release uses the old value: add the new one' : undefined;
  const altersType =
    ('AlterTableStmt' in statement && statement.AlterTableStmt.objtype === 'OBJECT_TYPE') ||
    ('RenameStmt' in statement &&
      ['OBJECT_TYPE', 'OBJECT_ATTRIBUTE'].includes(statement.RenameStmt.renameType ?? '')) ||
    'AlterDomainStmt' in statement;
  if (altersType) return 'every table that uses the type is locked or read: add another type, and a column of it';
  const isExclusive =
    'LockStmt' in statement ||
    'TruncateStmt' in statement ||
    'ClusterStmt' in statement ||
    'ReindexStmt' in statement ||
    'VacuumStmt' in statement;
  return isExclusive ? 'it blocks all other use of the table: find a way without it' : undefined;
}

function findHazards(statement: Node, schema: KnownSchema, place: Place): string[] {
  const general = findGeneralHazard(statement);
  if (general) return [general];
  if ('AlterTableStmt' in statement)
    return findTableHazards(
      statement.AlterTableStmt.cmds ?? [],
      nameOf(statement.AlterTableStmt.relation),
      schema,
      place,
    );
  if ('IndexStmt' in statement) {
    const { relation, concurrent } = statement.IndexStmt;
    if (concurrent && place.isTransactional) return ['`concurrently` needs a migration with `isTransactional = false`'];
    return concurrent || !schema.isBig(nameOf(relation))
      ? []
      : ['it blocks writes: use createIndexConcurrently in a migration with `isTransactional = false`'];
  }
  if ('RenameStmt' in statement) return findRenameHazard(statement.RenameStmt, schema);
  if ('DropStmt' in statement) return findDropHazard(statement.DropStmt, schema, place);
  return findWriteHazards(statement, schema);
}

const shorten = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 100);

/**
 * Finds what the migrations since the last release must not do while it serves: statements that lock a big table for long,
 * and those that take away what the last release uses (decision 44).
 * @returns one line per fault, with the alternative
 */
export async function findLockHazards(migrations: RecordedMigration[], release: Release): Promise<string[]> {
  const schema = new KnownSchema(release.tables);
  const faults: string[] = [];
  for (const { name, isTransactional, statements } of migrations) {
    const isNew = name > release.migration;
    for (const text of statements) {
      const { stmts = [] } = await parse(text);
      const hazards = stmts.flatMap(({ stmt }) =>
        stmt ? findHazards(stmt, schema, { migration: name, isTransactional }) : [],
      );
      if (isNew) faults.push(...hazards.map((hazard) => `${name}: \`${shorten(text)}\`: ${hazard}`));
    }
  }
  return faults;
}
