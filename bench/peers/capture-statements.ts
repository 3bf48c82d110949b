import type { QueryExecutor } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../server/src/infra/database/connect.ts';

/** A statement as it was sent. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Notes what an executor is given, and what those made from it for transactions are given. */
function listen(executor: QueryExecutor, heard: (statement: Statement) => void): () => void {
  const execute = executor.executeQuery.bind(executor);
  const derive = executor.withConnectionProvider.bind(executor);
  executor.executeQuery = (query, options) => {
    heard({ text: query.sql, values: query.parameters });
    return execute(query, options);
  };
  executor.withConnectionProvider = (provider) => {
    const derived = derive(provider);
    listen(derived, heard);
    return derived;
  };
  return () => {
    executor.executeQuery = execute;
    executor.withConnectionProvider = derive;
  };
}

/** The statements some work sends to a database, one piece of work at a time. */
export async function captureStatements(db: Db, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const stop = listen(db.getExecutor(), (statement) => statements.push(statement));
  try {
    await work();
  } finally {
    stop();
  }
  return statements;
}

/** The settings a connection of the product has beyond the server's own, to be given to others. */
export async function settingsOf(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where source in ('client', 'session') and name not in ('client_encoding', 'application_name')`.execute(db);
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}
