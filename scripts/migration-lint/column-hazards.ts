import type { ColumnDef, Constraint, Node } from 'libpg-query';
import { walk } from './walk.ts';

/** Functions that return one value for all rows of a statement; PostgreSQL stores it once as the default. */
const STABLE_FUNCTIONS = new Set(['now', 'transaction_timestamp', 'statement_timestamp']);

const nameOf = (names: Node[] | undefined): string => {
  const last = names?.at(-1);
  return last && 'String' in last ? (last.String.sval ?? '') : '';
};

function isVolatile(expression: Node | undefined): boolean {
  let found = false;
  walk(expression, (kind, node) => {
    if (kind === 'FuncCall' && !STABLE_FUNCTIONS.has(nameOf(node.funcname as Node[]))) found = true;
  });
  return found;
}

const REWRITES =
  'rewrites every row: add the column without it, set it for new rows, and fill the others by a backfill';

function hazardOf({ contype, raw_expr: expression }: Constraint, hasDefault: boolean): string | undefined {
  switch (contype) {
    case 'CONSTR_DEFAULT':
      return isVolatile(expression) ? `a volatile default ${REWRITES}` : undefined;
    case 'CONSTR_GENERATED':
      return `a stored generated column ${REWRITES}`;
    case 'CONSTR_IDENTITY':
      return `an identity ${REWRITES}`;
    case 'CONSTR_CHECK':
      return 'a check in the column reads every row: add it as a constraint that is `not valid`, and validate it in a later migration';
    case 'CONSTR_UNIQUE':
    case 'CONSTR_PRIMARY':
      return 'it blocks reads while it builds an index: create the index concurrently instead';
    case 'CONSTR_FOREIGN':
      return hasDefault ? 'a reference with a default reads every row: leave out the default' : undefined;
    default:
      return undefined;
  }
}

/** Why adding a column to a big table locks it for long; undefined when it does not. */
export function findColumnHazard({ constraints = [], typeName }: ColumnDef): string | undefined {
  const all = constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []));
  const hasDefault = all.some(({ contype }) => contype === 'CONSTR_DEFAULT');
  if (/serial/.test(nameOf(typeName?.names))) return `a serial ${REWRITES}`;
  if (all.some(({ contype }) => contype === 'CONSTR_NOTNULL') && !hasDefault)
    return 'existing rows have no value for it: give it a constant default';
  for (const constraint of all) {
    const hazard = hazardOf(constraint, hasDefault);
    if (hazard) return hazard;
  }
  return undefined;
}
