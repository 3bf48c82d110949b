import { smallTables } from './small-tables.ts';

/** The tables and columns of the last release. */
export type ReleasedTables = Record<string, Record<string, unknown>>;

/** What the migrations before a statement have made, as far as it decides whether the statement locks a table for long. */
export class KnownSchema {
  readonly #released: ReleasedTables;
  readonly #constraints = new Map<string, { addedBy: string; notNull: string | undefined; validatedBy?: string }>();

  constructor(released: ReleasedTables) {
    this.#released = released;
  }

  /** Whether a table had rows before the migrations of this release, and possibly many. */
  isBig(table: string): boolean {
    return table in this.#released && !smallTables.has(table);
  }

  isReleasedTable(table: string): boolean {
    return table in this.#released;
  }

  isReleasedColumn(table: string, column: string): boolean {
    return column in (this.#released[table] ?? {});
  }

  /** Notes a constraint that is not valid yet. @param notNull the column, if it says that one is not null */
  addConstraint(table: string, name: string, addedBy: string, notNull: string | undefined): void {
    this.#constraints.set(`${table}.${name}`, { addedBy, notNull });
  }

  validateConstraint(table: string, name: string, validatedBy: string): void {
    const constraint = this.#constraints.get(`${table}.${name}`);
    if (constraint) constraint.validatedBy = validatedBy;
  }

  /** The migration that added a constraint as not valid. */
  migrationOf(table: string, constraint: string): string | undefined {
    return this.#constraints.get(`${table}.${constraint}`)?.addedBy;
  }

  /** Whether a constraint that was validated by an earlier migration says that a column is not null. */
  hasNotNullCheck(table: string, column: string, migration: string): boolean {
    return [...this.#constraints].some(
      ([name, { notNull, validatedBy }]) =>
        name.startsWith(`${table}.`) && notNull === column && validatedBy !== undefined && validatedBy !== migration,
    );
  }
}
