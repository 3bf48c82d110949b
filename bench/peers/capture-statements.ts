import type { QueryExecutor } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../server/src/infra/database/connect.ts';

/** A statement sent to the database. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Records the queries of an executor and of executors derived from it for transactions. */
function record(executor: QueryExecutor, onStatement: (statement: Statement) => void): () => void {
  const execute = executor.executeQuery.bind(executor);
  const derive = executor.withConnectionProvider.bind(executor);
  executor.executeQuery = (query, options) => {
    onStatement({ text: query.sql, values: query.parameters });
    return execute(query, options);
  };
  executor.withConnectionProvider = (provider) => {
    const derived = derive(provider);
    record(derived, onStatement);
    return derived;
  };
  return () => {
    executor.executeQuery = execute;
    executor.withConnectionProvider = derive;
  };
}

/** Returns the statements that `work` sends to a database. Not reentrant. */
export async function captureStatements(db: Db, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const stop = record(db.getExecutor(), (statement) => statements.push(statement));
  try {
    await work();
  } finally {
    stop();
  }
  return statements;
}

/** Connection settings of the product that differ from the server's defaults. */
export async function settingsOf(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where source in ('client', 'session') and name not in ('client_encoding', 'application_name')`.execute(db);
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}
