import type { AlterTableCmd, Constraint, Node } from 'libpg-query';
import { findColumnHazard } from './column-hazards.ts';
import type { KnownSchema } from './known-schema.ts';

/** The migration that a statement belongs to. */
export interface Place {
  migration: string;
  isTransactional: boolean;
}

/** Commands of `alter table` that rewrite the table. */
const REWRITING = ['AT_SetLogged', 'AT_SetUnLogged', 'AT_SetAccessMethod', 'AT_SetTableSpace', 'AT_SetExpression'];

/** The column of a constraint `column is not null`. */
function notNullColumn(expression: Node | undefined): string | undefined {
  if (!expression || !('NullTest' in expression) || expression.NullTest.nulltesttype !== 'IS_NOT_NULL')
    return undefined;
  const { arg } = expression.NullTest;
  const field = arg && 'ColumnRef' in arg ? arg.ColumnRef.fields?.[0] : undefined;
  return field && 'String' in field ? field.String.sval : undefined;
}

function findConstraintHazard(constraint: Constraint): string | undefined {
  const { contype, skip_validation: isNotValid, indexname } = constraint;
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN' || contype === 'CONSTR_NOTNULL')
    return isNotValid
      ? undefined
      : 'it reads every row: add the constraint `not valid`, and validate it in a later migration';
  return indexname
    ? undefined
    : 'it blocks reads while it builds an index: create a unique index concurrently, then `add constraint … using index`';
}

/** Why a command of `alter table` on a big table locks it for long; undefined when it does not. */
function findHazard(cmd: AlterTableCmd, table: string, schema: KnownSchema, place: Place): string | undefined {
  const { name = '', subtype = 'AT_AddColumn', def } = cmd;
  if (REWRITING.includes(subtype)) return 'it rewrites the table: add a new table or column, and fill it by a backfill';
  switch (subtype) {
    case 'AT_AddColumn':
      return def && 'ColumnDef' in def ? findColumnHazard(def.ColumnDef) : undefined;
    case 'AT_AddConstraint':
      return def && 'Constraint' in def ? findConstraintHazard(def.Constraint) : undefined;
    case 'AT_AlterColumnType':
      return 'a new type rewrites every row: add a column, write both, fill it by a backfill, then read it';
    case 'AT_SetNotNull':
      return schema.hasNotNullCheck(table, name, place.migration)
        ? undefined
        : `it reads every row: validate a constraint \`check (${name} is not null)\` in an earlier migration`;
    case 'AT_ValidateConstraint':
      return place.isTransactional && schema.migrationOf(table, name) === place.migration
        ? 'the lock of `add constraint` is held while all rows are read: validate it in a later migration'
        : undefined;
    default:
      return undefined;
  }
}

function note({ name = '', subtype, def }: AlterTableCmd, table: string, schema: KnownSchema, place: Place): void {
  if (subtype === 'AT_ValidateConstraint') schema.validateConstraint(table, name, place.migration);
  const constraint = subtype === 'AT_AddConstraint' && def && 'Constraint' in def ? def.Constraint : undefined;
  if (constraint?.skip_validation)
    schema.addConstraint(table, constraint.conname ?? '', place.migration, notNullColumn(constraint.raw_expr));
}

/** Why the commands of an `alter table` must not run, one text each. */
export function findTableHazards(cmds: Node[], table: string, schema: KnownSchema, place: Place): string[] {
  return cmds.flatMap((node) => {
    if (!('AlterTableCmd' in node)) return [];
    const cmd = node.AlterTableCmd;
    const hazard = schema.isBig(table) ? findHazard(cmd, table, schema, place) : undefined;
    note(cmd, table, schema, place);
    if (cmd.subtype === 'AT_DropColumn' && schema.isReleasedColumn(table, cmd.name ?? ''))
      return `the last release uses the column ${cmd.name}: drop it one release after the last that uses it`;
    return hazard ?? [];
  });
}
