import type { ColumnType } from 'kysely';

/** Time of an event; an insert may omit it, as the database has a default. */
export type Moment = ColumnType<Date, Date | undefined, Date>;
