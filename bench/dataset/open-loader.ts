import { finished } from 'node:stream/promises';
import postgres from 'postgres';

/** Connections for bulk loading: no statement timeout, asynchronous commit. */
export interface Loader {
  run(statement: string): Promise<void>;
  /** Appends rows with COPY in text format. */
  copy(table: string, columns: string[], lines: string[]): Promise<void>;
  /** Drops the non-unique indexes of a table. Returns a function that recreates them. */
  dropIndexes(table: string): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Opens connections for loading. */
export function openLoader(url: string): Loader {
  const pool = postgres(url, {
    max: 4,
    onnotice: () => undefined,
    connection: { statement_timeout: 0, synchronous_commit: 'off', maintenance_work_mem: '512MB', TimeZone: 'UTC' },
  });
  const run = async (statement: string) => {
    await pool.unsafe(statement);
  };
  return {
    run,
    async copy(table, columns, lines) {
      const stream = await pool.unsafe(`copy ${table} (${columns.join(', ')}) from stdin`).writable();
      stream.end(`${lines.join('\n')}\n`);
      await finished(stream);
    },
    async dropIndexes(table) {
      const indexes = await pool<{ name: string; definition: string }[]>`
        select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
        from pg_index where indrelid = ${table}::regclass and not indisunique`;
      for (const { name } of indexes) await run(`drop index ${name}`);
      return async () => {
        for (const { definition } of indexes) await run(definition);
      };
    },
    close: () => pool.end({ timeout: 5 }),
  };
}
