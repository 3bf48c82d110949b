import { runStatement } from '../../server/src/infra/database/test-client.ts';
import { findDatabaseOf } from '../../server/src/testing/server-process.ts';

/**
 * Runs a statement on the database of the portal under test. Only for moving a stored time that the portal's clock reaches
 * after minutes (the rule about that time has tests beside its code, with a clock that they move), for rows that are too
 * many to create by calls, and for failures of a provider that its stand-in does not have.
 */
export async function runOnDatabase(statement: string): Promise<void> {
  const { DATABASE_URL, DATA_DIR = '' } = process.env;
  await runStatement(DATABASE_URL || (await findDatabaseOf({ dataDir: DATA_DIR })).url, statement);
}
